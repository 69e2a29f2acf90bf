import { describe, expect, it } from 'vitest'
import { formatMiles, measureMiles } from './miles.ts'

const newark = { latitude: 40.7357, longitude: -74.1724 }

describe('great-circle miles', () => {
  it.each([
    ['the same point', newark, newark, 0],
    // A degree of a great circle: 2π · 3,958.8 / 360.
    ['a degree north', { latitude: 40, longitude: -74 }, { latitude: 41, longitude: -74 }, 69.094],
    [
      'a degree of the equator',
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 1 },
      69.094,
    ],
    ['Newark to Trenton', newark, { latitude: 40.2206, longitude: -74.7597 }, 47.11],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 12436.937],
    [
      'across the date line',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      69.094,
    ],
  ])('%s', (_, from, to, miles) => {
    expect(measureMiles(from, to)).toBeCloseTo(miles, 2)
    expect(measureMiles(to, from)).toBeCloseTo(miles, 2)
  })
})

describe('miles on a page', () => {
  it.each([
    [4.2, false, '4.2 miles'],
    [4.24, true, 'about 4.2 miles'],
    [1, false, '1 mile'],
    [0.96, false, '1 mile'],
    [1.04, true, 'about 1 mile'],
    [1.05, false, '1.1 miles'],
    [2, false, '2 miles'],
    [0.1, false, '0.1 miles'],
    [0.04, false, 'less than 0.1 miles'],
    [0, true, 'less than 1 mile'],
    [123.45, false, '123.5 miles'],
  ])('%d, approximate %s: %s', (miles, isApproximate, text) => {
    expect(formatMiles(miles, isApproximate)).toBe(text)
  })
})
