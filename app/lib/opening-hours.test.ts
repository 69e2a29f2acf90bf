import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatHours,
  listOpeningHoursSpecifications,
  nameWeekday,
  parseHours,
} from './opening-hours.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

describe('parseHours', () => {
  it.each([
    ['9 AM to 5 PM', [[at(9), at(17)]]],
    ['9\u202fAM to 5\u202fPM', [[at(9), at(17)]]],
    ['9\u00a0AM\u2009–\u20095\u00a0PM', [[at(9), at(17)]]],
    ['11AM–2AM', [[at(11), at(26)]]],
    ['11 a.m. to 9 p.m.', [[at(11), at(21)]]],
    [
      '12 to 9:30 AM, 11 AM to 10:30 PM',
      [
        [at(0), at(9, 30)],
        [at(11), at(22, 30)],
      ],
    ],
    [
      '1 to 5 PM, 9 AM to 12 PM',
      [
        [at(9), at(12)],
        [at(13), at(17)],
      ],
    ],
    ['9 to 5 PM', [[at(9), at(17)]]],
    ['11-2pm', [[at(11), at(14)]]],
    [
      '8:30am - 12pm & 1pm - 4:30pm',
      [
        [at(8, 30), at(12)],
        [at(13), at(16, 30)],
      ],
    ],
    [
      '9 AM to 12 PM and 1 to 5 PM',
      [
        [at(9), at(12)],
        [at(13), at(17)],
      ],
    ],
    ['8 AM to midnight', [[at(8), at(24)]]],
    ['Noon to 5 PM', [[at(12), at(17)]]],
    ['09:00-17:30', [[at(9), at(17, 30)]]],
    ['10:00 – 00:00', [[at(10), at(24)]]],
    ['12 AM to 12 AM', [[at(0), at(24)]]],
    ['Open 24 hours', [[at(0), at(24)]]],
    ['24/7', [[at(0), at(24)]]],
    ['Closed', []],
    [' CLOSED ', []],
  ])('reads %j', (text, expected) => {
    expect(parseHours(text)).toEqual(expected.map(([opens, closes]) => ({ opens, closes })))
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
  ])('does not guess at %j', (text) => {
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

describe('any text', () => {
  const piece = fc.constantFrom(
    ...[
      '9',
      '12',
      '24',
      ':30',
      ' ',
      '\u202f',
      'AM',
      'pm',
      'p.m.',
      '–',
      ' to ',
      ',',
      ' and ',
      'noon',
    ],
    ...['Closed', 'Open 24 hours', 'midnight', '/7', '.', '99'],
  )
  const nearlyHours = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), nearlyHours)

  it('never throws, and gives intervals in order, within two days', () => {
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
        listOpeningHoursSpecifications([{ dayOfWeek: 1, hours: published }])
      }),
    )
  })

  it('is displayed in words that mean the same hours', () => {
    fc.assert(
      fc.property(text, (published) => {
        const shown = formatHours(published)
        expect(parseHours(shown)).toEqual(parseHours(published))
        expect(formatHours(shown)).toBe(shown)
      }),
    )
  })

  it('survives the way from minutes to words and back', () => {
    const minutes = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minutes, minutes, (opens, end) => {
        const closes = end > opens ? end : end + 1440
        const clock = (m: number) =>
          `${Math.floor((m % 1440) / 60) % 12 || 12}:${String(m % 60).padStart(2, '0')} ${m % 1440 < 720 ? 'AM' : 'PM'}`
        expect(parseHours(`${clock(opens)} to ${clock(closes)}`)).toEqual([{ opens, closes }])
      }),
    )
  })
})

describe('listOpeningHoursSpecifications', () => {
  it('groups the days that share their hours and leaves out what it cannot read', () => {
    const specifications = listOpeningHoursSpecifications([
      { dayOfWeek: 1, hours: '9 AM to 5 PM' },
      { dayOfWeek: 2, hours: '9AM–5PM' },
      { dayOfWeek: 3, hours: '9 AM to 12 PM, 6 PM to 1 AM' },
      { dayOfWeek: 4, hours: 'By appointment' },
      { dayOfWeek: 5, hours: 'Open 24 hours' },
      { dayOfWeek: 7, hours: 'Closed' },
      { dayOfWeek: 8, hours: '9 AM to 5 PM' },
    ])
    expect(specifications.map((s) => [s.dayOfWeek.join(' '), s.opens, s.closes])).toEqual([
      ['Monday Tuesday', '09:00', '17:00'],
      ['Wednesday', '09:00', '12:00'],
      ['Wednesday', '18:00', '01:00'],
      ['Friday', '00:00', '23:59'],
      ['Sunday', '00:00', '00:00'],
    ])
    expect(specifications[0]).toHaveProperty('@type', 'OpeningHoursSpecification')
  })

  it('knows the weekdays', () => {
    expect([1, 7, 0, 8].map((day) => nameWeekday(day))).toEqual(['Monday', 'Sunday', '', ''])
  })
})
