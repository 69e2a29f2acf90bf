import { describe, expect, it } from 'vitest'
import { getNextChange, getOpeningState } from './opening-state.ts'

/** A moment of the week of Monday, November 16, 2026, in New Jersey. */
const at = (dayOfMonth: number, time: string) => new Date(`2026-11-${dayOfMonth}T${time}:00-05:00`)
const weekdays = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, hours: '8 AM to 4 PM' }))
const closedWeekend = [6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: 'Closed' }))
const office = [...weekdays, ...closedWeekend]
const nights = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: '6 PM to 2 AM' }))
const always = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: 'Open 24 hours' }))
const split = [{ dayOfWeek: 1, hours: '8 AM to noon, 1 PM to 5:30 PM' }]
const weekend = [
  { dayOfWeek: 4, hours: 'Closed' },
  { dayOfWeek: 5, hours: 'Closed' },
  { dayOfWeek: 6, hours: 'Open 24 hours' },
  { dayOfWeek: 7, hours: 'Open 24 hours' },
  { dayOfWeek: 1, hours: '12 AM to 6 AM' },
]

describe('the state of an opening', () => {
  it.each([
    [office, at(16, '07:59'), 'Opens today 8 AM', 1],
    [office, at(16, '08:00'), 'Open until 4 PM', 480],
    [office, at(16, '15:59'), 'Open until 4 PM', 1],
    [office, at(16, '16:00'), 'Opens Tuesday 8 AM', 960],
    [office, at(20, '20:00'), 'Opens Monday 8 AM', 3600],
    [office, at(22, '23:59'), 'Opens Monday 8 AM', 481],
    [nights, at(16, '01:30'), 'Open until 2 AM', 30],
    [nights, at(16, '02:00'), 'Opens today 6 PM', 960],
    [nights, at(22, '23:00'), 'Open until 2 AM', 180],
    [always, at(18, '03:00'), 'Open 24 hours', null],
    [split, at(16, '12:30'), 'Opens today 1 PM', 30],
    [split, at(16, '17:00'), 'Open until 5:30 PM', 30],
    [weekend, at(20, '20:00'), 'Opens at midnight', 240],
    [weekend, at(19, '20:00'), 'Opens Saturday 12 AM', 1680],
    [weekend, at(21, '01:00'), 'Open until 6 AM Monday', 3180],
    [weekend, at(22, '12:00'), 'Open until 6 AM', 1080],
    [[{ dayOfWeek: 3, hours: 'Closed' }], at(18, '12:00'), 'Closed', null],
  ])('%#: says the hour', (hours, now, text, changesIn) => {
    expect(getOpeningState(hours, now)).toMatchObject({ text, changesIn })
  })

  it('is not known where the day’s hours are not', () => {
    expect(getOpeningState(split, at(17, '12:00'))).toBeNull()
    expect(getOpeningState([{ dayOfWeek: 1, hours: 'By appointment' }], at(16, '12:00'))).toBeNull()
  })
})

describe('a page with opening hours is true', () => {
  it.each([
    [office, at(16, '15:58'), at(16, '16:00')],
    [office, at(16, '16:00'), at(17, '00:00')],
    [nights, at(16, '01:30'), at(16, '02:00')],
    [[], at(16, '12:00'), at(17, '00:00')],
  ])('%#: until the next change, or midnight', (hours, now, until) => {
    expect(getNextChange(hours, now)).toEqual(until)
  })
})
