import { expect, it } from 'vitest'
import { formatIsoDate } from './format-date.ts'
import { addDays, startOfDay } from './new-jersey-days.ts'

it.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-20', -364, '2025-11-21'],
])('%s and %i days are %s', (day, number, result) => {
  expect(addDays(day, number)).toBe(result)
})

it.each([
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  ['2026-11-20', '2026-11-20T05:00:00.000Z'],
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(startOfDay(day).toISOString()).toBe(moment)
})

it('each day of three years begins where the one before it ends', () => {
  for (let day = '2025-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const start = startOfDay(day)
    expect(formatIsoDate(start)).toBe(day)
    expect(formatIsoDate(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
  }
})
