import { expect, it } from 'vitest'
import { findStateCode, isWithinState } from './us-states.ts'

it.each([
  ['NJ', 'NJ'],
  ['nj', 'NJ'],
  ['N.J.', 'NJ'],
  ['New Jersey', 'NJ'],
  ['DISTRICT OF COLUMBIA', 'DC'],
  ['Puerto Rico', 'PR'],
  ['Ontario', null],
  ['', null],
])('%s is %s', (text, code) => {
  expect(findStateCode(text)).toBe(code)
})

it('knows whether a point can be in a state', () => {
  expect(isWithinState('NJ', 40.7357, -74.1724)).toBe(true)
  expect(isWithinState('NJ', 33.68, -117.83)).toBe(false)
  expect(isWithinState('NJ', 40.7357, 74.1724)).toBe(false)
  expect(isWithinState('AK', 52.9, 173.2)).toBe(true)
  expect(isWithinState('AK', 61.2, -149.9)).toBe(true)
  expect(isWithinState('GU', 13.4, 144.8)).toBe(true)
  expect(isWithinState('ON', 43.7, -79.4)).toBe(true)
})
