import { describe, expect, it } from 'vitest'
import { formatExpires } from './format-expires.ts'
import { getMinuteOfWeek, listOpenMinutes } from './open-week.ts'
import { getOpeningState } from './opening-state.ts'

/** A time in New Jersey in the week of Monday, November 16, 2026. */
const at = (dayOfMonth: number, time: string) => new Date(`2026-11-${dayOfMonth}T${time}:00-05:00`)
const weekdays = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, hours: '8 AM to 4 PM' }))
const closedWeekend = [6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: 'Closed' }))
const office = [...weekdays, ...closedWeekend]
const nights = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: '6 PM to 2 AM' }))
const always = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: 'Open 24 hours' }))
const split = [{ dayOfWeek: 1, hours: '8 AM to noon, 1 PM to 5:30 PM' }]
const allWeek = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, hours: 'Open 24 hours' }))
const allWeekAndSaturday = [...allWeek, { dayOfWeek: 6, hours: '8 AM to 6 PM' }]
const weekend = [
  { dayOfWeek: 4, hours: 'Closed' },
  { dayOfWeek: 5, hours: 'Closed' },
  { dayOfWeek: 6, hours: 'Open 24 hours' },
  { dayOfWeek: 7, hours: 'Open 24 hours' },
  { dayOfWeek: 1, hours: '12 AM to 6 AM' },
]

describe('getOpeningState', () => {
  it.each([
    [office, at(16, '07:59'), 'Closed, opens 8 AM', 1],
    [office, at(16, '08:00'), 'Open now until 4 PM', 480],
    [office, at(16, '15:59'), 'Open now until 4 PM', 1],
    [office, at(16, '16:00'), 'Closed, opens Tuesday 8 AM', 960],
    [office, at(20, '20:00'), 'Closed, opens Monday 8 AM', 3600],
    [office, at(22, '23:59'), 'Closed, opens Monday 8 AM', 481],
    [nights, at(16, '01:30'), 'Open now until 2 AM', 30],
    [nights, at(16, '02:00'), 'Closed, opens 6 PM', 960],
    [nights, at(22, '23:00'), 'Open now until 2 AM', 180],
    [always, at(18, '03:00'), 'Open now, 24 hours', null],
    [split, at(16, '12:30'), 'Closed, opens 1 PM', 30],
    [split, at(16, '17:00'), 'Open now until 5:30 PM', 30],
    [weekend, at(20, '20:00'), 'Closed, opens at midnight', 240],
    [weekend, at(19, '20:00'), 'Closed, opens Saturday 12 AM', 1680],
    [weekend, at(21, '01:00'), 'Open now until 6 AM Monday', 3180],
    [weekend, at(22, '12:00'), 'Open now until 6 AM', 1080],
    [allWeekAndSaturday, at(17, '12:00'), 'Open now until the end of Friday', 5040],
    [allWeekAndSaturday, at(20, '00:00'), 'Open now until midnight', 1440],
    [[{ dayOfWeek: 3, hours: 'Closed' }], at(18, '12:00'), 'Closed', null],
  ])('%#: gives the hour', (hours, now, text, changesIn) => {
    expect(getOpeningState(hours, now)).toMatchObject({ text, changesIn })
  })

  it('is null if the hours of the day are not known', () => {
    expect(getOpeningState(split, at(17, '12:00'))).toBeNull()
    expect(getOpeningState([{ dayOfWeek: 1, hours: 'By appointment' }], at(16, '12:00'))).toBeNull()
  })
})

describe('the expiry of a page with opening hours', () => {
  it.each([
    [office, at(16, '15:58'), at(16, '16:00')],
    [office, at(16, '16:00'), at(17, '00:00')],
    [nights, at(16, '01:30'), at(16, '02:00')],
    [[], at(16, '12:00'), at(17, '00:00')],
  ])('%#: is the next change, or midnight', (hours, now, until) => {
    const openingChangesIn = getOpeningState(hours, now)?.changesIn ?? null
    expect(formatExpires([{ openingChangesIn }], now)).toBe(until.toUTCString())
  })
})

describe('a search for open centers', () => {
  const everyDay = (hours: string) =>
    [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours }))
  const sundayNight = [{ dayOfWeek: 7, hours: '8 PM to 4 AM' }]
  const lunch = everyDay('8 AM to 12 PM, 1 PM to 5 PM')
  const three = everyDay('6 AM to 9 AM, 11 AM to 2 PM, 5 PM to 9 PM')
  const asked = [...everyDay('By appointment').slice(0, 5), { dayOfWeek: 6, hours: '9 AM to 1 PM' }]
  const edt = (day: string) => new Date(`2026-${day}:00-04:00`)
  const est = (day: string) => new Date(`2026-${day}:00-05:00`)

  // true and false are published hours; null is unknown.
  it.each([
    [office, [at(16, '08:00'), at(16, '12:00'), at(20, '15:59')], true],
    [office, [at(16, '07:59'), at(16, '16:00'), at(21, '12:00'), at(22, '23:59')], false],
    [nights, [at(16, '18:00'), at(16, '23:59'), at(17, '00:00'), at(17, '01:59')], true],
    [nights, [at(17, '02:00'), at(17, '12:00'), at(17, '17:59')], false],
    [always, [at(16, '00:00'), at(18, '03:00'), at(22, '23:59')], true],
    [split, [at(16, '11:59'), at(16, '13:00'), at(16, '17:29')], true],
    [split, [at(16, '12:00'), at(16, '12:59'), at(16, '17:30')], false],
    [split, [at(17, '09:00'), at(22, '12:00')], null],
    [lunch, [at(19, '08:00'), at(22, '13:00')], true],
    [lunch, [at(19, '12:30'), at(22, '17:00')], false],
    [three, [at(16, '06:00'), at(18, '11:30'), at(22, '20:59')], true],
    [three, [at(16, '09:00'), at(18, '14:00'), at(22, '21:00')], false],
    // From Sunday night into Monday, whose hours are not published.
    [sundayNight, [at(22, '20:00'), at(22, '23:59'), at(16, '00:00'), at(16, '03:59')], true],
    [sundayNight, [at(22, '19:59')], false],
    [sundayNight, [at(16, '04:00'), at(18, '21:00')], null],
    [weekend, [at(21, '00:00'), at(22, '12:00'), at(16, '05:59')], true],
    [weekend, [at(16, '06:00'), at(19, '12:00')], false],
    [weekend, [at(17, '12:00'), at(18, '00:00')], null],
    [asked, [at(21, '09:00')], true],
    [asked, [at(21, '13:00')], false],
    [asked, [at(16, '10:00'), at(20, '10:00'), at(22, '10:00')], null],
    [[], [at(16, '12:00'), at(22, '00:00')], null],
    // Daylight saving time ends on November 1 and begins on March 8: hours are local time.
    [
      nights,
      [edt('11-01T00:30'), edt('11-01T01:30'), est('11-01T01:30'), est('11-01T18:00')],
      true,
    ],
    [nights, [est('11-01T02:00'), est('11-01T17:59')], false],
    [nights, [est('03-08T01:59'), edt('03-08T18:00')], true],
    [nights, [edt('03-08T03:00'), edt('03-08T17:59')], false],
    [office, [est('11-02T08:00'), edt('03-09T08:00'), edt('07-06T08:00')], true],
    [office, [est('11-02T07:59'), edt('03-09T07:59'), edt('07-06T16:00')], false],
  ] as const)("%#: uses New Jersey's local time", (hours, moments, expected) => {
    for (const moment of moments) {
      const status = getOpeningState(hours, moment)?.status
      expect({ moment, isOpen: status === undefined ? null : status === 'open' }).toEqual({
        moment,
        isOpen: expected,
      })
      expect({ moment, isIn: isIn(listOpenMinutes(hours), moment) }).toEqual({
        moment,
        isIn: expected === true,
      })
    }
  })

  it('does not know centers without any understood day', () => {
    expect(listOpenMinutes([])).toBeNull()
    expect(listOpenMinutes(everyDay('By appointment'))).toBeNull()
    expect(listOpenMinutes(everyDay('Closed'))).toBe('{}')
  })

  function isIn(ranges: string | null, moment: Date): boolean {
    const minute = getMinuteOfWeek(moment)
    return [...(ranges ?? '').matchAll(/\[(\d+),(\d+)\)/g)].some(
      ([, first, last]) => Number(first) <= minute && minute < Number(last),
    )
  }
})
