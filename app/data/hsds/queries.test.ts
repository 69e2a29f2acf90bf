import { expect, it } from 'vitest'
import { listQueries } from './queries.ts'

it.each([
  // Python's `isoformat()` writes no offset. It must not mean the server's time zone.
  ['modified_after=2026-11-01T00:00:00.5', '2026-11-01T00:00:00.5Z'],
  ['modified_after=2026-11-01T00:00:00+00:00', '2026-11-01T00:00:00+00:00'],
  ['modified_after=2026-11-01T00:00:00%2B02:00', '2026-11-01T00:00:00+02:00'],
  ['modified_after=2026-11-01T00:00:00-05:00', '2026-11-01T00:00:00-05:00'],
  ['modified_after=2026-11-01T00:00:00+0200', '2026-11-01T00:00:00+02:00'],
  ['modified_after=2026-11-01T00:00:00-0530', '2026-11-01T00:00:00-05:30'],
  ['modified_after=2026-11-01T00:00:00%2B02', '2026-11-01T00:00:00+02:00'],
  ['modified_after=2026-11-01', '2026-11-01'],
])('%s is read as %s', (query, expected) => {
  const given = Object.fromEntries(new URLSearchParams(query))
  expect(listQueries.services.parse(given).modified_after).toBe(expected)
})
