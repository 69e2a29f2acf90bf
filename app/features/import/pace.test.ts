import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hurry, yieldToVisitors } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The next batch's size, after one that took so long; it must begin after `pause` and not before. */
async function restAfter(
  pace: ReturnType<typeof yieldToVisitors>,
  milliseconds: number,
  pause: number,
) {
  let isOver = false
  const resting = pace.rest(pace.batchSize(), milliseconds).then(() => {
    isOver = true
  })
  if (pause > 0) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(isOver).toBe(false)
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  await resting
  return pace.batchSize()
}

it('finds the batch that visitors can wait for, in steps, and rests as long as it worked', async () => {
  const pace = yieldToVisitors(() => true)
  expect(pace.batchSize()).toBe(50)
  expect(await restAfter(pace, 20, 20)).toBe(100)
  expect(await restAfter(pace, 40, 40)).toBe(100)
  // One slow batch halves it at most; and there is an end to that, and to resting.
  expect(await restAfter(pace, 6_000, 250)).toBe(50)
  expect(await restAfter(pace, 6_000, 250)).toBe(25)
  expect(await restAfter(pace, 6_000, 250)).toBe(13)
  expect(await restAfter(pace, 6_000, 250)).toBe(10)
  expect(await restAfter(pace, 6_000, 250)).toBe(10)
})

it('takes longer and rests not at all while nobody visits, and yields again when somebody does', async () => {
  let isVisited = false
  const pace = yieldToVisitors(() => isVisited)
  expect(await restAfter(pace, 75, 0)).toBe(100)
  expect(await restAfter(pace, 150, 0)).toBe(100)
  isVisited = true
  expect(await restAfter(pace, 150, 150)).toBe(50)
  expect(await restAfter(pace, 75, 75)).toBe(27)
})

it('never stores more than 500 at once', async () => {
  const pace = yieldToVisitors(() => false)
  for (let batch = 0; batch < 10; batch++) await restAfter(pace, 2, 0)
  expect(pace.batchSize()).toBe(500)
})

it('hurries for the command line', async () => {
  const pace = hurry()
  expect(pace.batchSize()).toBe(500)
  await pace.rest(500, 10_000)
})
