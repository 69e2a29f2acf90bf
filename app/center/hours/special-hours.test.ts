import { describe, expect, it } from 'vitest'
import { listOpenMinutes } from './open-week.ts'
import type { PublishedHours } from './opening-hours.ts'
import { getOpeningState } from './opening-state.ts'
import {
  findSpecialHours,
  formatSpecialHours,
  maxSpecialDays,
  maxSpecialIntervals,
  parseSpecialHours,
  readSpecialHours,
} from './special-hours.ts'

const tidy = (text: string) => {
  const { days, unread } = parseSpecialHours(text)
  return { text: formatSpecialHours(days), unread }
}

describe('special hours', () => {
  it.each([
    ['Thanksgiving: closed', 'Thanksgiving: Closed'],
    ['thanksgiving day: 9am-1pm;', 'Thanksgiving: 9 AM to 1 PM'],
    [
      '12/24/2026: 9 AM to 1 PM\nChristmas: closed',
      '2026-12-24: 9 AM to 1 PM; Christmas Day: Closed',
    ],
    ['Dec. 24, 2026: Closed', '2026-12-24: Closed'],
    ["New Year's Day: Closed", 'New Year’s Day: Closed'],
    [
      '4th of July: Closed; Nochebuena: 9 AM to 1 PM',
      'Independence Day: Closed; Christmas Eve: 9 AM to 1 PM',
    ],
    ['Federal holidays: Closed', 'Federal holidays: Closed'],
    ['Thanksgiving: Closed; Thanksgiving: 9 AM to 5 PM', 'Thanksgiving: Closed'],
    ['', null],
  ])('%j is %j', (written, text) => {
    expect(tidy(written)).toEqual({ text, unread: [] })
    expect(tidy(text ?? '')).toEqual({ text, unread: [] })
  })

  it.each([
    'Thanksgiving',
    'Thanksgiving: by appointment',
    'Someday: Closed',
    '2026-02-30: Closed',
    '1999-12-31: Closed',
    '13/45/2026: Closed',
    'constructor: Closed',
    'Easter: 1 to 2 PM, 3 to 4 PM, 5 to 6 PM, 7 to 8 PM',
    'Christmas: 1 to 2 PM, 3 to 4 PM, 5 to 6 PM, 7 to 8 PM',
  ])('%j is not understood', (written) => {
    expect(tidy(written)).toEqual({ text: null, unread: [written] })
  })

  it('are bounded, and the most of them fit an index', () => {
    const longest = '1 AM to 2 AM, 3 AM to 4 AM, 5 AM to 6 AM'
    const days = Array.from(
      { length: maxSpecialDays + 1 },
      (_, index) =>
        `2026-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}: ${longest}`,
    )
    const { days: kept, unread } = parseSpecialHours(days.join('; '))
    expect([kept.length, unread.length]).toEqual([maxSpecialIntervals / 3, maxSpecialDays - 19])
    const closed = days.map((day) => day.replace(longest, 'Closed'))
    const most = parseSpecialHours([...days.slice(0, 20), ...closed.slice(20)].join('; '))
    expect([most.days.length, most.unread.length]).toEqual([maxSpecialDays, 1])
    const countRanges = (week: PublishedHours[]) =>
      listOpenMinutes(week, formatSpecialHours(most.days))?.split('),').length
    expect(countRanges([])).toBe(maxSpecialIntervals + maxSpecialDays)
    const spans = Array.from(
      { length: 22 },
      (_, hour) => `${hour % 12 || 12}:01-${hour % 12 || 12}:02`,
    )
    const dense = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
      dayOfWeek,
      hours: spans.slice(0, 11).join(', '),
    }))
    expect(countRanges(dense)).toBeLessThanOrEqual(190)
    expect(parseSpecialHours('x'.repeat(5000)).days).toEqual([])
  })

  it('name a day by its date first, then its holiday, then all federal holidays', () => {
    const special = readSpecialHours(
      'Federal holidays: Closed; Thanksgiving: 9 AM to noon; 2026-11-26: 1 PM to 5 PM; Independence Day: 8 AM to 9 AM',
    )
    const find = (day: string) => findSpecialHours(special, day)?.map(({ opens }) => opens / 60)
    expect(find('2026-11-26')).toEqual([13])
    expect(find('2027-11-25')).toEqual([9])
    expect(find('2026-12-25')).toEqual([])
    // Independence Day itself, and the Friday on which it is observed.
    expect(find('2026-07-04')).toEqual([8])
    expect(find('2026-07-03')).toEqual([])
    expect(find('2026-11-27')).toBeUndefined()
  })
})

describe('a center with hours of its own for a day', () => {
  const week = (hours: string) => [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours }))
  const closed = 'Thanksgiving: Closed'
  const morning =
    'Thanksgiving: 9 AM to 1 PM; Christmas Eve: 9 AM to 1 PM; 2026-11-30: Closed; 2026-12-01: 1 PM to 2 AM'

  it.each([
    [
      '8 AM to 8 PM',
      closed,
      '11-26T12:00',
      'closed',
      'Closed today for Thanksgiving, opens Friday 8 AM',
    ],
    ['8 AM to 8 PM', closed, '11-25T21:00', 'closed', 'Closed, opens Friday 8 AM'],
    ['8 AM to 8 PM', morning, '11-25T21:00', 'closed', 'Closed, opens Thursday 9 AM'],
    ['8 AM to 8 PM', morning, '11-26T08:30', 'closed', 'Closed, opens 9 AM (Thanksgiving hours)'],
    ['8 AM to 8 PM', morning, '11-26T12:00', 'open', 'Open now until 1 PM (Thanksgiving hours)'],
    ['8 AM to 8 PM', morning, '11-26T14:00', 'closed', 'Closed, opens Friday 8 AM'],
    ['8 AM to 8 PM', morning, '12-24T12:00', 'open', 'Open now until 1 PM (Christmas Eve hours)'],
    ['8 AM to 8 PM', morning, '11-30T12:00', 'closed', 'Closed today, opens Tuesday 1 PM'],
    ['8 AM to 8 PM', morning, '12-02T01:00', 'open', 'Open now until 2 AM (special hours)'],
    [
      '8 AM to 8 PM',
      morning,
      '12-25T12:00',
      'usual',
      'Usually open until 8 PM. Christmas Day: call first',
    ],
    ['6 PM to 2 AM', closed, '11-26T01:00', 'open', 'Open now until 2 AM'],
    [
      '6 PM to 2 AM',
      closed,
      '11-26T19:00',
      'closed',
      'Closed today for Thanksgiving, opens Friday 6 PM',
    ],
    [
      'Open 24 hours',
      closed,
      '11-26T12:00',
      'closed',
      'Closed today for Thanksgiving, opens at midnight',
    ],
    ['Open 24 hours', closed, '11-24T12:00', 'open', 'Open now until the end of Wednesday'],
    ['Open 24 hours', closed, '12-01T12:00', 'open', 'Open now, 24 hours'],
    ['By appointment', morning, '11-26T12:00', 'open', 'Open now until 1 PM (Thanksgiving hours)'],
  ])('%s, %s, %s', (hours, special, time, status, text) => {
    const now = new Date(`2026-${time}:00-05:00`)
    expect(getOpeningState(week(hours), now, 'en', special)).toMatchObject({ status, text })
  })

  it('says so in Spanish', () => {
    const read = (time: string, special: string) =>
      getOpeningState(week('8 AM to 8 PM'), new Date(`2026-${time}:00-05:00`), 'es', special)?.text
    expect(read('11-26T12:00', closed)).toBe(
      'Cerrado hoy: Día de Acción de Gracias, abre el viernes a las 8 a. m.',
    )
    expect(read('12-24T12:00', morning)).toBe(
      'Abierto ahora hasta la 1 p. m. (horario de Nochebuena)',
    )
  })
})
