import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counties } from '#site/places.ts'
import { findShape } from './map-shapes.ts'

test('each of the 21 counties has its shape', () => {
  const drawing = readFileSync(new URL('../../../site/counties.svg', import.meta.url), 'utf8')
  const drawn = [...drawing.matchAll(/<path id="([^"]+)"/g)].map((match) => match[1])
  expect(drawn).toHaveLength(21)
  expect(counties.map((name) => findShape(name).split('#')[1])).toEqual(drawn)
})
