import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locateCounty } from './county.server.ts'
import { readNear } from './find-place.server.ts'
import { loadPlaces, PlacesTableError, readPlacesFile } from './load-places.server.ts'
import { describeTown } from './near.ts'

const { zips, towns, counties } = loadPlaces()
const allTowns = [...new Set([...towns.values()].flat())]

describe('the table of places', () => {
  it('has the ZIP codes of New Jersey in 21 counties, and those of neighboring states', () => {
    const states = [...zips.values()].map(({ place }) => place.state)
    expect(states.filter((state) => state === 'NJ')).toHaveLength(723)
    expect(new Set(states)).toEqual(new Set(['NJ', 'NY', 'PA', 'DE']))
    expect(counties.size).toBe(21)
  })

  it('has every area ZIP code of New Jersey within one of the 21 counties, or at most a mile outside', () => {
    const names = new Set(counties.values())
    for (const { zip, latitude, longitude, place } of zips.values()) {
      expect(readNear(zip)).toMatchObject({ kind: 'zip', zip, latitude, longitude, near: zip })
      expect(
        latitude > 38.4 && latitude < 45.1 && longitude > -80.6 && longitude < -71.8,
        zip,
      ).toBe(true)
      if (place.state !== 'NJ') continue
      expect(names).toContain(place.county)
      expect(locateCounty(latitude, longitude), zip).not.toBeNull()
    }
  })

  it.each([
    ['08605', 'Trenton', 'Mercer'],
    ['08903', 'New Brunswick', 'Middlesex'],
    ['07101', 'Newark', 'Essex'],
    ['07509', 'Paterson', 'Passaic'],
  ])('has the post boxes of %s in the center of %s', (zip, place, county) => {
    const town = readNear(place)
    const { latitude, longitude } = town as { latitude: number; longitude: number }
    expect(readNear(zip)).toMatchObject({ place, county, latitude, longitude })
  })

  it('reads the URL text of each town and county as the same place', () => {
    expect(allTowns.length).toBeGreaterThan(565)
    for (const town of allTowns) {
      const { near, name, county } = describeTown(town)
      expect(readNear(near), near).toMatchObject({ kind: 'town', name, county, near })
    }
    for (const name of counties.values()) {
      expect(readNear(`${name} County`)).toMatchObject({ kind: 'county', name })
    }
  })

  it('has each town in its county on the map, except towns on a county line and towns with mail from another county', () => {
    const elsewhere = allTowns.filter(
      ({ latitude, longitude, county }) => locateCounty(latitude, longitude) !== county,
    )
    expect(elsewhere.map(({ name }) => name).sort()).toEqual([
      'Asbury',
      'Bloomsbury',
      'Cliffwood',
      'Harrison',
      'Milmay',
      'Monroeville',
      'Newfoundland',
      'Oak Ridge',
    ])
  })

  it.each([
    ['is missing', null, /no such file/],
    ['has a row without a center', 'NJ\tEssex\tNewark\t1\n', /line 1 is incomplete/],
    [
      'ends within a ZIP code',
      'NJ\tEssex\tNewark\t1\t40.7 -74.2\t07102 40.7',
      /line 1 is incomplete/,
    ],
    ['has no places of the state', 'PA\tYork\tYork\t\t39.9 -76.7\t17401\n', /no places in NJ/],
  ])('is an error with its path and what to do if it %s', async (_, content, reason) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'places-')), 'places.tsv')
    if (content !== null) await writeFile(file, content)
    expect(() => readPlacesFile(file)).toThrow(PlacesTableError)
    expect(() => readPlacesFile(file)).toThrow(file)
    expect(() => readPlacesFile(file)).toThrow(reason)
    expect(() => readPlacesFile(file)).toThrow(/Restore it/)
  })
})
