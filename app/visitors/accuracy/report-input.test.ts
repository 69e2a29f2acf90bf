import { describe, expect, it } from 'vitest'
import type { SuggestedChanges } from '#app/center/fields/checked-fields.ts'
import { settleHours } from './report-input.ts'

describe('settleHours', () => {
  const nineToFive = '9 AM to 5 PM'
  const listed: SuggestedChanges = { hoursMonday: nineToFive, hoursTuesday: 'Closed' }

  it('writes hours as they are stored, and leaves other fields', () => {
    const typed = { phone: '(856) 555-0101', hoursTuesday: 'de 9 a 5', hoursSunday: 'cerrado' }
    expect(settleHours(typed, listed)).toEqual({
      phone: '(856) 555-0101',
      hoursTuesday: nineToFive,
      hoursSunday: 'Closed',
    })
  })

  it('finds no change in what is listed in other words', () => {
    expect(settleHours({ hoursMonday: '9 a 5', hoursTuesday: 'Cerrado' }, listed)).toEqual({})
  })

  it('gives every named day its hours, but not a day with its own', () => {
    const typed = { hoursMonday: 'lunes a viernes 9 a 5', hoursFriday: '9 a 1' }
    expect(settleHours(typed, listed)).toEqual({
      hoursTuesday: nineToFive,
      hoursWednesday: nineToFive,
      hoursThursday: nineToFive,
      hoursFriday: '9 AM to 1 PM',
    })
  })

  it('takes a day’s field back when it names other days', () => {
    expect(settleHours({ hoursMonday: 'domingo de 10 a 2' }, listed)).toEqual({
      hoursSunday: '10 AM to 2 PM',
    })
  })

  it('keeps what it does not understand for staff, and a day that was emptied', () => {
    const typed = { hoursMonday: 'con cita', hoursTuesday: '' }
    expect(settleHours(typed, listed)).toEqual(typed)
  })
})
