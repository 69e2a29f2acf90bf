import { expect, it } from 'vitest'
import { loadPlaces } from '#app/lib/places/load-places.server.ts'
import { findCounty, findTown, writeTownSlug } from './read-area.server.ts'

it('gives every town of New Jersey an address of its own, which finds it', () => {
  const towns = new Set([...loadPlaces().towns.values()].flat())
  expect(towns.size).toBeGreaterThan(500)
  const slugs = new Set<string>()
  for (const town of towns) {
    const slug = writeTownSlug(town)
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([slug, findTown(slug)]).toEqual([slug, town])
    slugs.add(slug)
  }
  expect(slugs.size).toBe(towns.size)
})

it.each([
  ['newark', 'newark'],
  ['newark-city', 'newark'],
  ['egg-harbor', 'egg-harbor-township'],
  ['upper-montclair', 'montclair'],
  ['franklin-somerset', 'franklin-somerset'],
  ['franklin-township-somerset', 'franklin-somerset'],
  ['franklin', null],
  ['franklin-essex', null],
  ['philadelphia', null],
  ['07102', null],
  ['', null],
  ['-', null],
])('/towns/%s is that of %s', (slug, own) => {
  const town = findTown(slug)
  expect(town && writeTownSlug(town)).toBe(own)
})

it('knows the counties by their slugs', () => {
  expect(findCounty('cape-may')).toBe('Cape May')
  expect(findCounty('kings')).toBeNull()
  expect(findCounty('__proto__')).toBeNull()
})
