import { describe, expect, it } from 'vitest'
import { formatExpires } from './format-expires.ts'
import { getOpeningState } from './opening-state.ts'

const week = (hours: string, days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((dayOfWeek) => ({ dayOfWeek, hours }))
const office = [...week('8 AM to 8:30 PM', [1, 2, 3, 4, 5]), ...week('Closed', [6, 7])]
const nights = week('6 PM to 2 AM')
const always = week('Open 24 hours')
const weekdaysAlways = [...week('Open 24 hours', [1, 2, 3, 4, 5]), ...week('Closed', [6, 7])]
const daily = week('9 AM to 5 PM')
const est = (moment: string) => new Date(`${moment}:00-05:00`)
const edt = (moment: string) => new Date(`${moment}:00-04:00`)

// Thanksgiving is Thursday, November 26, 2026.
describe('on a holiday the hours are only usual', () => {
  it.each([
    // The day before, the day, and the day after.
    [office, est('2026-11-25T12:00'), 'open', 'Open now until 8:30 PM'],
    [
      office,
      est('2026-11-25T21:00'),
      'closed',
      'Closed, usually opens Thursday 8 AM. Thanksgiving: call first',
    ],
    [
      office,
      est('2026-11-25T23:59'),
      'closed',
      'Closed, usually opens Thursday 8 AM. Thanksgiving: call first',
    ],
    [
      office,
      est('2026-11-26T00:00'),
      'usual',
      'Usually closed, opens 8 AM. Thanksgiving: call first',
    ],
    [
      office,
      est('2026-11-26T12:00'),
      'usual',
      'Usually open until 8:30 PM. Thanksgiving: call first',
    ],
    [
      office,
      est('2026-11-26T20:30'),
      'usual',
      'Usually closed, opens Friday 8 AM. Thanksgiving: call first',
    ],
    [office, est('2026-11-27T00:00'), 'closed', 'Closed, opens 8 AM'],
    [office, est('2026-11-27T12:00'), 'open', 'Open now until 8:30 PM'],
    // An ordinary Sunday.
    [office, est('2026-11-22T12:00'), 'closed', 'Closed, opens Monday 8 AM'],
    [daily, est('2026-11-22T12:00'), 'open', 'Open now until 5 PM'],
    // A night belongs to the day on which it began.
    [nights, est('2026-11-26T01:00'), 'open', 'Open now until 2 AM'],
    [
      nights,
      est('2026-11-26T03:00'),
      'usual',
      'Usually closed, opens 6 PM. Thanksgiving: call first',
    ],
    [nights, est('2026-11-26T23:00'), 'usual', 'Usually open until 2 AM. Thanksgiving: call first'],
    [nights, est('2026-11-27T01:00'), 'usual', 'Usually open until 2 AM. Thanksgiving: call first'],
    [nights, est('2026-11-27T02:00'), 'closed', 'Closed, opens 6 PM'],
    // Always open, and on weekdays only.
    [always, est('2026-11-26T12:00'), 'open', 'Open now, 24 hours'],
    [weekdaysAlways, est('2026-11-24T12:00'), 'open', 'Open now until the end of Wednesday'],
    [weekdaysAlways, est('2026-11-25T12:00'), 'open', 'Open now until midnight'],
    [
      weekdaysAlways,
      est('2026-11-26T01:00'),
      'usual',
      'Usually open 24 hours. Thanksgiving: call first',
    ],
    [weekdaysAlways, est('2026-11-27T01:00'), 'open', 'Open now until midnight'],
    // July 4, 2026 is a Saturday: observed on Friday.
    [
      daily,
      edt('2026-07-03T12:00'),
      'usual',
      'Usually open until 5 PM. Independence Day (observed): call first',
    ],
    [
      daily,
      edt('2026-07-04T12:00'),
      'usual',
      'Usually open until 5 PM. Independence Day: call first',
    ],
    [daily, edt('2026-07-05T12:00'), 'open', 'Open now until 5 PM'],
    [
      nights,
      edt('2026-07-04T01:00'),
      'usual',
      'Usually open until 2 AM. Independence Day (observed): call first',
    ],
    // January 1, 2028 is a Saturday: observed on the last day of 2027.
    [
      daily,
      est('2027-12-31T12:00'),
      'usual',
      'Usually open until 5 PM. New Year’s Day (observed): call first',
    ],
    [
      daily,
      est('2028-01-01T12:00'),
      'usual',
      'Usually open until 5 PM. New Year’s Day: call first',
    ],
    [daily, est('2028-01-02T12:00'), 'open', 'Open now until 5 PM'],
  ])('%#', (hours, now, status, text) => {
    expect(getOpeningState(hours, now)).toMatchObject({ status, text })
  })

  it('also in Spanish, with one point after "p. m."', () => {
    const now = est('2026-11-26T12:00')
    expect(getOpeningState(office, now, 'es')).toMatchObject({
      lead: 'Normalmente abierto hasta las 8:30 p. m.',
      text: 'Normalmente abierto hasta las 8:30 p. m. Día de Acción de Gracias: llame antes de ir',
    })
    expect(getOpeningState(office, est('2026-11-25T21:00'), 'es')?.text).toBe(
      'Cerrado, normalmente abre el jueves a las 8 a. m. Día de Acción de Gracias: llame antes de ir',
    )
    expect(getOpeningState(nights, now, 'es')?.text).toBe(
      'Normalmente cerrado, abre a las 6 p. m. Día de Acción de Gracias: llame antes de ir',
    )
  })

  it('and unknown hours stay unknown', () => {
    expect(getOpeningState(week('By appointment'), est('2026-11-26T12:00'))).toBeNull()
  })
})

describe('a page with opening hours expires', () => {
  it.each([
    ['at the midnight before a holiday', weekdaysAlways, '2026-11-25T22:00', '2026-11-26T00:00'],
    ['at the midnight after it', office, '2026-11-26T21:00', '2026-11-27T00:00'],
    ['at a usual change on it', office, '2026-11-26T12:00', '2026-11-26T20:30'],
    ['at the end of a night that began before it', nights, '2026-11-26T01:00', '2026-11-26T02:00'],
  ])('%s', (_, hours, now, until) => {
    const openingChangesIn = getOpeningState(hours, est(now))?.changesIn ?? null
    expect(formatExpires([{ openingChangesIn }], est(now))).toBe(est(until).toUTCString())
  })
})
