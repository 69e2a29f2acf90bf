import { describe, expect, it } from 'vitest'
import { addDays, cutPeriod, periods } from './period.ts'

describe('a period is cut', () => {
  it.each([
    ['7days', 7, 7],
    ['30days', 30, 30],
    ['90days', 90, 13],
    ['1year', 365, 13],
  ] as const)('%s: %i days in %i parts', (period, days, parts) => {
    const spans = cutPeriod(period, '2026-11-20')
    expect(spans).toHaveLength(parts)
    expect(spans.at(-1)?.to).toBe('2026-11-20')
    expect(addDays(spans[0]?.from ?? '', days - 1)).toBe('2026-11-20')
  })

  it('into weeks that end today, the first one shorter', () => {
    const spans = cutPeriod('90days', '2026-11-20')
    expect(spans[0]).toEqual({ from: '2026-08-23', to: '2026-08-28' })
    expect(spans[1]).toEqual({ from: '2026-08-29', to: '2026-09-04' })
    expect(spans.at(-1)).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  })

  it('into calendar months, the first and the last as far as they belong to it', () => {
    const spans = cutPeriod('1year', '2026-11-20')
    expect(spans[0]).toEqual({ from: '2025-11-21', to: '2025-11-30' })
    expect(spans[3]).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(spans.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  })

  it('without a gap or an overlap, whatever the day', () => {
    for (let day = '2027-12-01'; day < '2028-04-01'; day = addDays(day, 1)) {
      for (const period of periods) {
        const spans = cutPeriod(period, day)
        for (const [index, { from, to }] of spans.entries()) {
          expect(from <= to).toBe(true)
          if (index > 0) expect(addDays(spans[index - 1]?.to ?? '', 1)).toBe(from)
        }
      }
    }
  })
})
