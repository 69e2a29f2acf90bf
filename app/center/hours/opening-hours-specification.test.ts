import { describe, expect, it } from 'vitest'
import { listOpeningHoursSpecifications } from './opening-hours-specification.ts'

describe('listOpeningHoursSpecifications', () => {
  it('groups days with the same hours and leaves out unreadable ones', () => {
    const specifications = listOpeningHoursSpecifications(
      [
        { dayOfWeek: 1, hours: '9 AM to 5 PM' },
        { dayOfWeek: 2, hours: '9AM–5PM' },
        { dayOfWeek: 3, hours: '9 AM to 12 PM, 6 PM to 1 AM' },
        { dayOfWeek: 4, hours: 'By appointment' },
        { dayOfWeek: 5, hours: 'Open 24 hours' },
        { dayOfWeek: 7, hours: 'Closed' },
        { dayOfWeek: 8, hours: '9 AM to 5 PM' },
      ],
      '2026-11-16',
    )
    expect(specifications.map((s) => [s.dayOfWeek.join(' '), s.opens, s.closes])).toEqual([
      ['Monday Tuesday', '09:00', '17:00'],
      ['Wednesday', '09:00', '12:00'],
      ['Wednesday', '18:00', '01:00'],
      ['Friday', '00:00', '23:59'],
      ['Sunday', '00:00', '00:00'],
    ])
    expect(specifications[0]).toHaveProperty('@type', 'OpeningHoursSpecification')
  })
  it('begins the hours of a weekday that is a holiday after that day', () => {
    const week = [1, 2, 3, 4].map((dayOfWeek) => ({ dayOfWeek, hours: '9 AM to 5 PM' }))
    const list = (hours: typeof week, today: string) =>
      listOpeningHoursSpecifications(hours, today).map((specification) => [
        specification.dayOfWeek.join(' '),
        'validFrom' in specification ? specification.validFrom : null,
      ])
    const holiday = [
      ['Monday Tuesday Wednesday', null],
      ['Thursday', '2026-11-27'],
    ]
    expect(list(week, '2026-11-20')).toEqual(holiday)
    expect(list(week, '2026-11-26')).toEqual(holiday)
    expect(list(week, '2026-11-27')).toEqual([['Monday Tuesday Wednesday Thursday', null]])
    const always = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours: '24/7' }))
    expect(list(always, '2026-11-26')).toEqual([
      ['Monday Tuesday Wednesday Thursday Friday Saturday Sunday', null],
    ])
  })
})
