import { describe, expect, it } from 'vitest'
import { addDays, findEngagement, findGrowth, periods, splitPeriod } from './analytics.ts'
import { findScaleTop, formatSpan, labelSpan, pickLabels } from './time-chart.tsx'

describe('a period is split', () => {
  it.each([
    ['7days', 7, 7],
    ['30days', 30, 30],
    ['90days', 90, 13],
    ['1year', 365, 13],
  ] as const)('%s: %i days in %i parts', (period, days, parts) => {
    const spans = splitPeriod(period, '2026-11-20')
    expect(spans).toHaveLength(parts)
    expect(spans.at(-1)?.to).toBe('2026-11-20')
    expect(addDays(spans[0]?.from ?? '', days - 1)).toBe('2026-11-20')
  })

  it('into weeks that end on today’s weekday, with a shorter first week', () => {
    const spans = splitPeriod('90days', '2026-11-20')
    expect(spans[0]).toEqual({ from: '2026-08-23', to: '2026-08-28' })
    expect(spans[1]).toEqual({ from: '2026-08-29', to: '2026-09-04' })
    expect(spans.at(-1)).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  })

  it('into calendar months, with a partial first and last month', () => {
    const spans = splitPeriod('1year', '2026-11-20')
    expect(spans[0]).toEqual({ from: '2025-11-21', to: '2025-11-30' })
    expect(spans[3]).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(spans.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  })

  it('without a gap or an overlap, on any day', () => {
    for (let day = '2027-12-01'; day < '2028-04-01'; day = addDays(day, 1)) {
      for (const period of periods) {
        const spans = splitPeriod(period, day)
        for (const [index, { from, to }] of spans.entries()) {
          expect(from <= to).toBe(true)
          if (index > 0) expect(addDays(spans[index - 1]?.to ?? '', 1)).toBe(from)
        }
      }
    }
  })
})

const counts = (users: number, comments = 0) => ({ users, comments, reviews: 0, votes: 0 })

describe('the rates', () => {
  it.each([
    [33, 12, 275],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [0, 5, 0],
    [5, 0, 0],
    [0, 0, 0],
  ])('engagement of %i comments and %i users is %d %%', (comments, users, percent) => {
    expect(findEngagement({ totals: counts(users, comments) })).toBe(percent)
  })

  it.each([
    [2, 12, 16.7],
    [12, 12, 100],
    [0, 12, 0],
    [0, 0, 0],
  ])('growth of %i new users of %i is %d %%', (recent, users, percent) => {
    expect(findGrowth({ recent: counts(recent), totals: counts(users) })).toBe(percent)
  })
})

describe('the scale of a chart', () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [9, 10],
    [10, 10],
    [11, 20],
    [21, 40],
    [61, 80],
    [81, 100],
    [100, 100],
    [101, 200],
    [2124, 4000],
  ])('with a largest value of %i ends at %i', (largest, top) => {
    expect(findScaleTop(largest)).toBe(top)
  })

  it('labels a limited number of bars, always with the last one', () => {
    expect(pickLabels(7, 5)).toEqual([0, 2, 4, 6])
    expect(pickLabels(13, 5)).toEqual([0, 3, 6, 9, 12])
    expect(pickLabels(30, 5)).toEqual([5, 13, 21, 29])
    expect(pickLabels(3, 5)).toEqual([0, 1, 2])
    expect(pickLabels(0, 5)).toEqual([])
  })
})

it.each([
  [{ from: '2026-11-20', to: '2026-11-20' }, 'Nov 20'],
  [{ from: '2026-11-14', to: '2026-11-20' }, 'Nov 14 to Nov 20'],
  [{ from: '2025-12-28', to: '2026-01-03' }, 'Dec 28, 2025 to Jan 3, 2026'],
])('formats %j as %s', (span, name) => {
  expect(formatSpan(span)).toBe(name)
})

it('labels a day or week with its first day, and a month with its name', () => {
  expect(labelSpan({ from: '2026-11-14', to: '2026-11-20' }, false)).toBe('Nov 14')
  expect(labelSpan({ from: '2026-11-01', to: '2026-11-20' }, true)).toBe('Nov')
})
