import { expect, it } from 'vitest'
import { findMonday } from './find-monday.ts'

it.each([
  ['2026-11-23T11:59:00Z', null, '6:59 on Monday'],
  ['2026-11-23T12:00:00Z', '2026-11-23', '7:00 on Monday'],
  ['2026-11-24T02:00:00Z', '2026-11-23', 'Monday evening, Tuesday in UTC'],
  ['2026-11-24T06:00:00Z', '2026-11-23', 'one in the night to Tuesday'],
  ['2026-11-26T04:59:00Z', '2026-11-23', 'the last minute of Wednesday'],
  ['2026-11-26T05:00:00Z', null, 'Thursday'],
  ['2026-11-29T17:00:00Z', null, 'Sunday'],
  ['2026-07-06T11:00:00Z', '2026-07-06', '7:00 on a Monday in summer'],
  ['2026-11-02T11:30:00Z', null, '6:30 on the Monday after the clocks went back'],
])('at %s finds %s: %s', (now, monday, _when) => {
  expect(findMonday(new Date(now))).toBe(monday)
})
