import { expect, test } from 'vitest'
import { loadPlaces } from './load-places.server.ts'
import { findZipState } from './zip-states.ts'

test.each([
  ['07011', 'NJ'],
  ['10001', 'NY'],
  ['00501', 'NY'],
  ['20001', 'DC'],
  ['88510', 'TX'],
  ['99950', 'AK'],
  ['99999', 'AK'],
  ['00000', null],
  ['09012', null],
  ['7011', null],
])('the ZIP code %s is in %s', (zip, state) => expect(findZipState(zip)).toBe(state))

test('agrees with the table of places', () => {
  const { zips } = loadPlaces()
  const others = [...zips.values()].filter(({ zip, place }) => findZipState(zip) !== place.state)
  // An island of New York that is reached from Connecticut.
  expect(others.map(({ zip }) => zip)).toEqual(['06390'])
})
