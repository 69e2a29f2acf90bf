import { describe, expect, it } from 'vitest'
import { checkInterval } from './check-interval.ts'
import { createRandom } from './random.ts'
import { listHolidays, listWorkDays } from './work-days.ts'

describe('working days', () => {
  it('leave out the federal holidays, also those that fall on a weekend', () => {
    expect([...listHolidays(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
    expect(listWorkDays(2026)).toHaveLength(261 - 11)
  })
})

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
