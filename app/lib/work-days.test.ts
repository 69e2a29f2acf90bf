import { describe, expect, it } from 'vitest'
import { addWorkDays, listWorkDays } from './work-days.ts'

describe('working days', () => {
  it('leave out the federal holidays, also those that fall on a weekend', () => {
    expect(listWorkDays(2026)).toHaveLength(261 - 11)
  })

  it.each([
    ['over a weekend', '2026-11-13T15:00:00Z', '2026-11-17T15:00:00Z'],
    ['from a day off', '2026-11-14T15:00:00Z', '2026-11-17T15:00:00Z'],
    ['over Thanksgiving', '2026-11-25T14:00:00Z', '2026-11-30T14:00:00Z'],
    // It is still Friday in the state.
    ['by the days in the state', '2026-11-14T02:00:00Z', '2026-11-18T02:00:00Z'],
    // January 1, 2028 is a Saturday.
    ['over a holiday kept in the year before', '2027-12-30T15:00:00Z', '2028-01-04T15:00:00Z'],
  ])('are added %s', (_, from, to) => {
    expect(addWorkDays(new Date(from), 2)).toEqual(new Date(to))
  })
})
