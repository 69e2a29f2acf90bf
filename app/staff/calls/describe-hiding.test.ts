import { expect, it } from 'vitest'
import { describeHiding } from './describe-hiding.ts'

// A Monday, 9 AM in the state.
const reportedAt = new Date('2026-11-16T14:00:00Z')

it.each([
  ['2026-11-16T14:00:00Z', 'hidden from visitors from November 18, 2026, 9:00 AM'],
  ['2026-11-17T14:00:00Z', 'hidden from visitors from tomorrow, 9:00 AM'],
  ['2026-11-18T13:59:00Z', 'hidden from visitors from today, 9:00 AM'],
  ['2026-11-18T14:00:00Z', 'hidden from visitors since November 18, 2026, 9:00 AM'],
])('at %s says: %s', (now, text) => {
  expect(describeHiding(reportedAt, new Date(now))).toBe(text)
})
