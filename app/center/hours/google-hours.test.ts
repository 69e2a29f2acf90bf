import { expect, it } from 'vitest'
import { hasOwnHours } from './google-hours.ts'

const listed = { source: 'import', isOnGoogle: true, evidence: [] } as const

it.each([
  [false, 'that came from Google Maps', listed],
  [false, 'of which only the number is checked', { ...listed, evidence: [{ field: 'phone' }] }],
  [true, 'that a person checked', { ...listed, evidence: [{ field: 'hours' }] }],
  [true, 'of another list', { ...listed, isOnGoogle: false }],
  [true, 'of a sample', { ...listed, source: 'sample' as const }],
])('gives others (%s) hours %s', (isGiven, _, center) => {
  expect(hasOwnHours(center)).toBe(isGiven)
})
