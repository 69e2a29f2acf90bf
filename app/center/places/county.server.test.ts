import { expect, it } from 'vitest'
import { locateCounty } from './county.server.ts'

it.each([
  ['Newark', 40.7357, -74.1724, 'Essex'],
  ['Jersey City', 40.7178, -74.0431, 'Hudson'],
  ['Paterson', 40.9168, -74.1718, 'Passaic'],
  ['Hackensack', 40.8859, -74.0435, 'Bergen'],
  ['Trenton', 40.2206, -74.7597, 'Mercer'],
  ['Camden', 39.9259, -75.1196, 'Camden'],
  ['Toms River', 39.9537, -74.1979, 'Ocean'],
  ['Newton', 41.0582, -74.7527, 'Sussex'],
  ['Atlantic City', 39.3643, -74.4229, 'Atlantic'],
  ['Cape May', 38.9351, -74.906, 'Cape May'],
  ['Long Beach Island, on its ocean side', 39.6454, -74.1672, 'Ocean'],
])('%s', (_city, latitude, longitude, county) => {
  expect(locateCounty(latitude, longitude)).toBe(county)
})

it.each([
  ['Manhattan', 40.758, -73.9855],
  ['Center City Philadelphia', 39.9526, -75.18],
  ['far out at sea', 39.3, -73.9],
])('finds no New Jersey county for %s', (_place, latitude, longitude) => {
  expect(locateCounty(latitude, longitude)).toBeNull()
})
