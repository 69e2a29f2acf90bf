import { describe, expect, it } from 'vitest'
import { listWorkDays } from '#app/lib/work-days.ts'
import { checkInterval } from './check-interval.ts'
import { createRandom } from './random.ts'

describe('the published interval', () => {
  const days = listWorkDays(2026)
  /** Results of 1,000 centers, the same each day, 80% of them right. */
  const samples = days.map((day) => ({
    day,
    results: new Map(
      Array.from({ length: 1_000 }, (_, number) => [
        String(number),
        number < 800 ? ('right' as const) : ('wrong' as const),
      ]),
    ),
  }))

  it('holds a steady share nearly always', () => {
    const { held, runs } = checkInterval(samples, 5, 200, createRandom(1))
    expect(held / runs).toBeGreaterThan(0.93)
  })
})
