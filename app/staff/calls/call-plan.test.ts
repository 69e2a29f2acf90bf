import { expect, test } from 'vitest'
import { getPartOfDay, planRetry } from './call-plan.ts'

test.each([
  ['2026-11-25T16:59:00Z', 'morning'],
  ['2026-11-25T17:00:00Z', 'afternoon'],
  // In summer, noon in New Jersey is an hour earlier in UTC.
  ['2026-07-01T15:59:00Z', 'morning'],
  ['2026-07-01T16:00:00Z', 'afternoon'],
  ['2026-11-25T05:00:00Z', 'morning'],
  ['2026-11-26T04:59:00Z', 'afternoon'],
])('%s is %s in New Jersey', (moment, part) => {
  expect(getPartOfDay(new Date(moment))).toBe(part)
})

test.each([
  [1, '2026-11-03'],
  [2, '2026-11-05'],
  [3, '2026-11-09'],
  [4, '2026-11-23'],
  [5, '2026-12-02'],
  [12, '2026-12-02'],
])('after %d unanswered calls on November 2 the next try is on %s', (tries, callOn) => {
  expect(planRetry(new Date('2026-11-02T15:00:00Z'), tries)).toEqual({
    callOn,
    avoidPart: 'morning',
  })
})

test('days are counted in New Jersey, across the change of the clock', () => {
  expect(planRetry(new Date('2026-11-01T02:30:00Z'), 1)).toEqual({
    callOn: '2026-11-01',
    avoidPart: 'afternoon',
  })
})
