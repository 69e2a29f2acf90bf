import { describe, expect, it } from 'vitest'
import { describeHolidayToday, findHoliday, labelHoliday, listHolidays } from './holidays.ts'

const label = (day: string, language: 'en' | 'es' = 'en') => {
  const holiday = findHoliday(day)
  return holiday && labelHoliday(holiday, language)
}

describe('the federal holidays', () => {
  it('of a year are all days that are one, and those on which one is observed', () => {
    const listed = listHolidays(2026).map(([day]) => `${day} ${label(day)}`)
    expect(listed.sort()).toEqual([
      '2026-01-01 New Year’s Day',
      '2026-01-19 Martin Luther King Jr. Day',
      '2026-02-16 Presidents’ Day',
      '2026-05-25 Memorial Day',
      '2026-06-19 Juneteenth',
      '2026-07-03 Independence Day (observed)',
      '2026-07-04 Independence Day',
      '2026-09-07 Labor Day',
      '2026-10-12 Columbus Day',
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving',
      '2026-12-25 Christmas Day',
    ])
  })

  it.each([
    ['2027-12-31', 'New Year’s Day (observed)'],
    ['2028-01-01', 'New Year’s Day'],
    ['2023-01-02', 'New Year’s Day (observed)'],
    ['2027-07-05', 'Independence Day (observed)'],
    ['2026-11-25', null],
    ['2026-11-27', null],
    ['2026-11-22', null],
    ['2026-12-31', null],
  ])('%s is %s', (day, name) => {
    expect(label(day)).toBe(name)
  })

  it('have names in Spanish', () => {
    expect(label('2026-11-26', 'es')).toBe('Día de Acción de Gracias')
    expect(label('2026-07-03', 'es')).toBe('Día de la Independencia (feriado trasladado)')
    const today = findHoliday('2026-12-25')
    expect(today && describeHolidayToday(today, 'es')).toBe(
      'Hoy es feriado: Navidad. El horario puede cambiar; llame antes de ir.',
    )
  })
})
