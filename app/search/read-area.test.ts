import { expect, it } from 'vitest'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { findArea, linkArea } from './read-area.server.ts'

const findTown = (town: string) => findArea({ town })

it('gives every town of New Jersey its own path, which finds it', () => {
  const towns = new Set([...loadPlaces().towns.values()].flat())
  expect(towns.size).toBeGreaterThan(500)
  const paths = new Set<string>()
  for (const town of towns) {
    const path = linkArea({ county: town.county, town })
    expect(path).toMatch(/^\/towns\/[a-z]+(-[a-z]+)*$/)
    expect([path, findTown(path.slice('/towns/'.length))?.town]).toEqual([path, town])
    paths.add(path)
  }
  expect(paths.size).toBe(towns.size)
})

it.each([
  ['upper-montclair', '/towns/montclair'],
  ['franklin-township-somerset', '/towns/franklin-somerset'],
  ['franklin-essex', null],
  ['philadelphia', null],
  ['07102', null],
  ['', null],
  ['-', null],
])('/towns/%s is the page of %s', (slug, own) => {
  const found = findTown(slug)
  expect(found && linkArea(found)).toBe(own)
})
