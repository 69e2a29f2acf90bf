import { describe, expect, it } from 'vitest'
import { listClosedHours, listWeek } from './list-week.ts'

const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

describe('the closed hours of a day', () => {
  it.each([
    ['a day', [hours(9, 17)], [], [0, 9, 17, 7]],
    ['two parts', [hours(9, 12), hours(13, 16.5)], [], [0, 9, 12, 1, 16.5, 7.5]],
    ['24 hours', [hours(0, 24)], [], []],
    ['closed', [], [], [0, 24]],
    ['past midnight', [hours(11, 26)], [], [0, 11]],
    ['after such a night', [hours(11, 26)], [hours(11, 26)], [2, 9]],
  ])('of %s', (_, open, before, closed) => {
    expect(listClosedHours(open, before).flatMap(({ from, hours }) => [from, hours])).toEqual(
      closed,
    )
  })
})

it('a week has each day on its next date, with its holidays', () => {
  const openingHours = [{ day: 'Thursday', dayOfWeek: 4, hours: '9 AM to 5 PM' }]
  const week = listWeek({ openingHours, specialHours: null }, '2026-11-25')
  expect(week.map(({ day }) => day.slice(5))).toEqual([
    '11-30',
    '12-01',
    '11-25',
    '11-26',
    '11-27',
    '11-28',
    '11-29',
  ])
  expect(week[3]).toMatchObject({ open: [hours(9, 17)], holiday: { name: 'thanksgiving' } })
  expect(week[4]).toMatchObject({ open: null, holiday: null })
})
