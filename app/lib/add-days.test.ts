import { expect, it } from 'vitest'
import { addDays } from './add-days.ts'

it.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-11-20', -364, '2025-11-21'],
])('%s and %i days are %s', (day, number, result) => {
  expect(addDays(day, number)).toBe(result)
})
