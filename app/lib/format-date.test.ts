import { expect, it } from 'vitest'
import {
  findWeekday,
  formatDate,
  formatIsoDate,
  formatMoment,
  formatShortDate,
} from './format-date.ts'

it('prints the day in New Jersey', () => {
  const lateOnThursday = new Date('2026-11-13T03:30:00Z')
  expect(formatDate(lateOnThursday)).toBe('November 12, 2026')
  expect(formatShortDate(lateOnThursday)).toBe('Nov 12, 2026')
  expect(formatMoment(lateOnThursday)).toBe('November 12, 2026, 10:30 PM')
  expect(formatIsoDate(lateOnThursday)).toBe('2026-11-12')
  expect(findWeekday(lateOnThursday)).toBe(4)
})

it('follows daylight saving time', () => {
  expect(formatIsoDate(new Date('2026-07-01T03:59:00Z'))).toBe('2026-06-30')
  expect(formatIsoDate(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
})

it('numbers the weekdays from Monday, 1, to Sunday, 7', () => {
  const days = [16, 17, 18, 19, 20, 21, 22].map((d) => findWeekday(new Date(`2026-11-${d}T17:00Z`)))
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7])
})
