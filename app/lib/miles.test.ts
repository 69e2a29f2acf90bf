import { expect, it } from 'vitest'
import { formatMiles, measureMiles } from './miles.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

// A degree of a great circle is 2π · 3,958.8 / 360 miles.
it.each([
  ['the same point', at(40.7357, -74.1724), at(40.7357, -74.1724), 0],
  ['a degree north', at(40, -74), at(41, -74), 69.094],
  ['Newark to Trenton', at(40.7357, -74.1724), at(40.2206, -74.7597), 47.11],
  ['pole to pole', at(90, 0), at(-90, 0), 12436.937],
  ['across the date line', at(0, 179.5), at(0, -179.5), 69.094],
])('measures great-circle miles: %s', (_, from, to, miles) => {
  expect(measureMiles(from, to)).toBeCloseTo(miles, 2)
  expect(measureMiles(to, from)).toBeCloseTo(miles, 2)
})

it.each([
  [4.24, true, 'about 4.2 miles'],
  [0.96, false, '1 mile'],
  [1.04, true, 'about 1 mile'],
  [1.05, false, '1.1 miles'],
  [0.04, false, 'less than 0.1 miles'],
  [0, true, 'less than 1 mile'],
])('formats %d, approximate %s, as %s', (miles, isApproximate, text) => {
  expect(formatMiles(miles, isApproximate)).toBe(text)
})
