import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatHours, parseHours } from './opening-hours.ts'
import { readTypedDays, readTypedHours } from './typed-hours.ts'

describe('readTypedHours', () => {
  it.each([
    ['de 9 a 5', '9 AM to 5 PM'],
    ['9 a 5', '9 AM to 5 PM'],
    ['9 to 5', '9 AM to 5 PM'],
    ['De 9 a. m. a 5 p. m.', '9 AM to 5 PM'],
    ['de las 8:30 a. m. a la 1 p. m.', '8:30 AM to 1 PM'],
    ['de 9 AM a 1 PM', '9 AM to 1 PM'],
    ['9am-5pm', '9 AM to 5 PM'],
    ['desde las 9 de la mañana hasta las 5 de la tarde', '9 AM to 5 PM'],
    ['de 8 a. m. a mediodía', '8 AM to noon'],
    ['de 8 de la mañana al mediodía', '8 AM to noon'],
    ['de 8 a 12 y de 1 a 5', '8 AM to noon, 1 PM to 5 PM'],
    ['de 8 a 17 horas', '8 AM to 5 PM'],
    ['8:00 a 20:00', '8 AM to 8 PM'],
    ['de 7 a 7', '7 AM to 7 PM'],
    ['1 a 5', '1 PM to 5 PM'],
    ['Cerrado', 'Closed'],
    ['cerrado.', 'Closed'],
    ['No abrimos', 'Closed'],
    ['24 horas', 'Open 24 hours'],
    ['Abierto las 24 horas', 'Open 24 hours'],
  ])('writes %j as %j', (typed, stored) => {
    expect(readTypedHours(typed)).toBe(stored)
  })

  it.each([
    '',
    '9 a 11',
    'de 6 a 7',
    'con cita',
    'Llame antes',
    'de 9 a 75',
    '0 a 5',
    '9 a 5 o 6',
    '25 a 26',
  ])('leaves %j as it is', (typed) => {
    expect(readTypedHours(typed)).toBe(typed)
  })

  it('leaves hours that are written as stored', () => {
    const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
    fc.assert(
      fc.property(minutes, minutes, (from, to) => {
        const clock = (minute: number) =>
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const stored = formatHours(`${clock(from)}-${clock(to)}`)
        if (parseHours(stored)) expect(readTypedHours(stored)).toBe(stored)
      }),
    )
  })
})

describe('readTypedDays', () => {
  const nineToFive = '9 AM to 5 PM'
  it.each([
    ['lunes a viernes 9 a 5', [1, 2, 3, 4, 5], nineToFive],
    ['De lunes a viernes, de 9 a 5', [1, 2, 3, 4, 5], nineToFive],
    ['Lunes a viernes: de 9 a. m. a 5 p. m.', [1, 2, 3, 4, 5], nineToFive],
    ['Lun-Vie 9 a 5', [1, 2, 3, 4, 5], nineToFive],
    ['Monday to Friday 9 AM to 5 PM', [1, 2, 3, 4, 5], nineToFive],
    ['los sábados de 9 a 5', [6], nineToFive],
    ['todos los días 24 horas', [1, 2, 3, 4, 5, 6, 7], 'Open 24 hours'],
    ['M-F 9-5', [1, 2, 3, 4, 5], nineToFive],
    ['Weekdays 9-5', [1, 2, 3, 4, 5], nineToFive],
    ['los fines de semana de 9 a 5', [6, 7], nineToFive],
    ['Mon, Wed, Fri 9 to 5', [1, 3, 5], nineToFive],
    ['Sat and Sun: closed', [6, 7], 'Closed'],
    ['Sun, closed', [7], 'Closed'],
  ])('reads %j', (typed, days, hours) => {
    expect([...(readTypedDays(typed) ?? [])]).toEqual(days.map((day) => [day, hours]))
  })

  it('reads several groups of days', () => {
    const week = readTypedDays('lunes a viernes de 9 a 5, sábado de 10 a 2; domingo cerrado')
    expect([week?.get(5), week?.get(6), week?.get(7)]).toEqual([
      nineToFive,
      '10 AM to 2 PM',
      'Closed',
    ])
  })

  it.each([
    '9 a 5',
    'cerrado',
    'mañana de 9 a 5',
    'lunes',
    'viernes a lunes 9 a 5',
    'lunes con cita',
    'Mon, Wed',
    'Mon 9-5, Wed',
  ])('reads no days in %j', (typed) => {
    expect(readTypedDays(typed)).toBeNull()
  })
})
