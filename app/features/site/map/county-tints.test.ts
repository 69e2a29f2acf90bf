import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeOnMap } from './county-locator.tsx'
import { scaleTints } from './county-tints.ts'
import { counties, findShape, linkCounty } from './nj-counties.ts'

test('small counts keep a tint each', () => {
  const { tintOf, legend } = scaleTints([0, 1, 1, 2, 3, 3])
  expect([0, 1, 2, 3].map(tintOf)).toEqual([0, 1, 2, 3])
  expect(legend.map(({ label }) => label)).toEqual(['1', '2', '3'])
})

test('thousands are split by quantile, whatever the largest county holds', () => {
  const { tintOf, legend } = scaleTints([0, 4, 9, 12, 40, 55, 80, 300, 1204, 9000])
  expect([4, 12, 40, 80, 300, 9000].map(tintOf)).toEqual([1, 1, 2, 2, 3, 3])
  expect(legend.map(({ label }) => label)).toEqual(['4–12', '40–80', '300–9,000'])
})

test('one or two different counts, and none at all', () => {
  expect(scaleTints([5, 5]).legend).toEqual([{ tint: 2, label: '5' }])
  expect(scaleTints([2, 7]).legend.map(({ tint }) => tint)).toEqual([1, 3])
  expect(scaleTints([0, 0]).legend).toEqual([])
  expect(scaleTints([]).tintOf(0)).toBe(0)
})

test('the map holds 21 counties, each with its shape', () => {
  const drawing = readFileSync(new URL('./nj-counties.svg', import.meta.url), 'utf8')
  const drawn = [...drawing.matchAll(/<path id="([^"]+)"/g)].map((match) => match[1])
  expect(drawn).toHaveLength(21)
  expect(counties.map((name) => findShape(name).split('#')[1])).toEqual(drawn)
})

test('a town has its place on the map, and what is elsewhere has none', () => {
  const trenton = placeOnMap(40.2171, -74.7429)
  expect(trenton?.x).toBeCloseTo(158, -1)
  expect(trenton?.y).toBeCloseTo(266, -1)
  expect(placeOnMap(34.05, -118.24)).toBeNull()
  expect(placeOnMap(Number.NaN, -74)).toBeNull()
})

test('a county links to its page', () => {
  expect(linkCounty('Cape May')).toBe('/counties/cape-may')
})
