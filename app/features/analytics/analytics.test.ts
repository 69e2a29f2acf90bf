import { describe, expect, it } from 'vitest'
import { findEngagement, findGrowth } from './analytics.ts'
import { findTop, formatSpan, markSpan, pickMarks } from './time-chart.tsx'

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
  ])('for %i goes to %i', (largest, top) => {
    expect(findTop(largest)).toBe(top)
  })

  it('names at most so many bars, the last one always', () => {
    expect(pickMarks(7, 5)).toEqual([0, 2, 4, 6])
    expect(pickMarks(13, 5)).toEqual([0, 3, 6, 9, 12])
    expect(pickMarks(30, 5)).toEqual([5, 13, 21, 29])
    expect(pickMarks(3, 5)).toEqual([0, 1, 2])
    expect(pickMarks(0, 5)).toEqual([])
  })
})

it.each([
  [{ from: '2026-11-20', to: '2026-11-20' }, 'Nov 20'],
  [{ from: '2026-11-14', to: '2026-11-20' }, 'Nov 14 to Nov 20'],
  [{ from: '2025-12-28', to: '2026-01-03' }, 'Dec 28, 2025 to Jan 3, 2026'],
])('%j is named %s', (span, name) => {
  expect(formatSpan(span)).toBe(name)
})

it('marks a day or a week by its first day, and a month by its name', () => {
  expect(markSpan({ from: '2026-11-14', to: '2026-11-20' }, false)).toBe('Nov 14')
  expect(markSpan({ from: '2026-11-01', to: '2026-11-20' }, true)).toBe('Nov')
})
