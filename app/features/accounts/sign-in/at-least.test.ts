import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atLeast } from './at-least.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a promise has come to so far. */
async function look(promise: Promise<unknown>): Promise<unknown> {
  const pending = Symbol('pending')
  const turn = Promise.resolve().then(() => Promise.resolve().then(() => pending))
  const settled = promise.then(
    (value) => value,
    (error) => String(error),
  )
  await vi.advanceTimersByTimeAsync(0)
  const seen = await Promise.race([settled, turn])
  return seen === pending ? 'pending' : seen
}

it.each([
  ['an answer', async () => 'done', 'done'],
  ['a failure', () => Promise.reject(new Error('no')), 'Error: no'],
])('holds %s back until the time is over', async (_name, work, outcome) => {
  const answer = atLeast(500, work)
  expect(await look(answer)).toBe('pending')
  vi.advanceTimersByTime(499)
  expect(await look(answer)).toBe('pending')
  vi.advanceTimersByTime(1)
  expect(await look(answer)).toBe(outcome)
})

it('adds nothing to work that took longer', async () => {
  const answer = atLeast(500, () => new Promise((resolve) => setTimeout(resolve, 800, 'late')))
  vi.advanceTimersByTime(799)
  expect(await look(answer)).toBe('pending')
  vi.advanceTimersByTime(1)
  expect(await look(answer)).toBe('late')
})
