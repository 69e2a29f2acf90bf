import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatHours, parseHours } from './opening-hours.ts'
import { listOpeningHoursSpecifications } from './opening-hours-specification.ts'

/** Print intervals like "9:00-17:00 18:00-25:30", in hours after midnight. */
const describeIntervals = (intervals: ReturnType<typeof parseHours>) =>
  intervals?.map(({ opens, closes }) => [opens, closes].map(formatMinutes).join('-')).join(' ')
const formatMinutes = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

describe('parseHours', () => {
  it.each([
    ['9 AM to 5 PM', '9:00-17:00'],
    ['9\u202fAM to 5\u202fPM', '9:00-17:00'],
    ['9\u00a0AM\u2009–\u20095\u00a0PM', '9:00-17:00'],
    ['11AM–2AM', '11:00-26:00'],
    ['11 a.m. to 9 p.m.', '11:00-21:00'],
    ['12 to 9:30 AM, 11 AM to 10:30 PM', '0:00-9:30 11:00-22:30'],
    ['1 to 5 PM, 9 AM to 12 PM', '9:00-12:00 13:00-17:00'],
    ['9 to 5 PM', '9:00-17:00'],
    ['11-2pm', '11:00-14:00'],
    ['8:30am - 12pm & 1pm - 4:30pm', '8:30-12:00 13:00-16:30'],
    ['9 AM to 12 PM and 1 to 5 PM', '9:00-12:00 13:00-17:00'],
    ['8 AM to midnight', '8:00-24:00'],
    ['Noon to 5 PM', '12:00-17:00'],
    ['09:00-17:30', '9:00-17:30'],
    ['10:00 – 00:00', '10:00-24:00'],
    ['12 AM to 12 AM', '0:00-24:00'],
    ['Open 24 hours', '0:00-24:00'],
    ['24/7', '0:00-24:00'],
    [' CLOSED ', ''],
  ])('reads %j', (text, expected) => {
    expect(describeIntervals(parseHours(text))).toBe(expected)
  })

  it.each([
    '',
    'By appointment',
    'Call for hours',
    '9 to 5',
    '9:00-5:00',
    '9 AM to 5',
    '13 PM to 15 PM',
    '0 AM to 5 PM',
    '9:75 AM to 5 PM',
    '25:00-26:00',
    '9 AM to 5 PM, by appointment',
    '9 AM to 5 PM, 4 PM to 6 PM',
    '6 PM to 3 AM, 1 AM to 2 AM',
    'Closed for lunch 12 to 1 PM',
  ])('does not guess the meaning of %j', (text) => {
    expect(parseHours(text)).toBeNull()
  })
})

describe('formatHours', () => {
  it.each([
    ['9\u202fAM–5:30\u202fPM', '9 AM to 5:30 PM'],
    ['11 a.m. to 9 p.m.', '11 AM to 9 PM'],
    ['12 to 9:30 AM, 11 AM to 10:30 PM', 'Midnight to 9:30 AM, 11 AM to 10:30 PM'],
    ['12PM-5PM', 'Noon to 5 PM'],
    ['11AM–2AM', '11 AM to 2 AM'],
    ['open 24 hours', 'Open 24 hours'],
    ['12 AM to 12 AM', 'Open 24 hours'],
    ['CLOSED', 'Closed'],
    ['  By   appointment ', 'By appointment'],
  ])('%j becomes %j', (text, expected) => {
    expect(formatHours(text)).toBe(expected)
  })
})

describe('any text of hours', () => {
  const piece = fc.constantFrom(
    ...'9|12|24|:30| |\u202f|AM|pm|p.m.|–| to |,| and |noon'.split('|'),
    'Closed',
    'Open 24 hours',
    'midnight',
    '/7',
    '.',
    '99',
  )
  const nearlyHours = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), nearlyHours)

  it('never throws, and returns ordered intervals within two days', () => {
    fc.assert(
      fc.property(text, (published) => {
        let previous = 0
        for (const { opens, closes } of parseHours(published) ?? []) {
          expect(opens).toBeGreaterThanOrEqual(previous)
          expect(opens).toBeLessThan(1440)
          expect(closes).toBeGreaterThan(opens)
          expect(closes - opens).toBeLessThanOrEqual(1440)
          previous = closes
        }
        listOpeningHoursSpecifications([{ dayOfWeek: 1, hours: published }], '2026-11-23')
      }),
    )
  })

  it('is displayed in words with the same hours', () => {
    fc.assert(
      fc.property(text, (published) => {
        const shown = formatHours(published)
        expect(parseHours(shown)).toEqual(parseHours(published))
        expect(formatHours(shown)).toBe(shown)
      }),
    )
  })
})
