import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hurry, yieldToVisitors } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function restAfter(pace: ReturnType<typeof yieldToVisitors>, milliseconds: number) {
  let isOver = false
  const resting = pace.rest(pace.batchSize(), milliseconds).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(Math.min(milliseconds, 250) - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await resting
  return pace.batchSize()
}

it('finds the batch that takes its time, in steps, and rests as long as it worked', async () => {
  const pace = yieldToVisitors(60)
  expect(pace.batchSize()).toBe(50)
  expect(await restAfter(pace, 30)).toBe(100)
  expect(await restAfter(pace, 60)).toBe(100)
  // One slow batch halves it at most; and there is an end to that, and to resting.
  expect(await restAfter(pace, 6_000)).toBe(50)
  expect(await restAfter(pace, 6_000)).toBe(25)
  expect(await restAfter(pace, 6_000)).toBe(13)
  expect(await restAfter(pace, 6_000)).toBe(10)
  expect(await restAfter(pace, 6_000)).toBe(10)
})

it('never stores more than 500 at once', async () => {
  const pace = yieldToVisitors(60)
  for (let batch = 0; batch < 10; batch++) await restAfter(pace, 2)
  expect(pace.batchSize()).toBe(500)
})

it('hurries for the command line', async () => {
  const pace = hurry()
  expect(pace.batchSize()).toBe(500)
  await pace.rest(500, 10_000)
})
