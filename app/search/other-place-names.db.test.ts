import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { describeNothing } from './describe-nothing.ts'
import { listChips } from './filter-chips.tsx'
import { searchMessages } from './messages.tsx'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

const now = new Date('2026-11-23T15:00:00Z')

/** A center in each of these counties, with its town. */
const towns = [
  ['Bergen', 'Hackensack', 40.886, -74.043],
  ['Essex', 'Newark', 40.736, -74.172],
  ['Union', 'Union', 40.697, -74.263],
  ['Mercer', 'Trenton', 40.217, -74.743],
  ['Monmouth', 'Asbury Park', 40.22, -74.012],
  ['Ocean', 'Toms River', 39.954, -74.198],
  ['Atlantic', 'Atlantic City', 39.364, -74.423],
  ['Camden', 'Camden', 39.926, -75.12],
] as const

describeWithDatabase('other names of places', (database) => {
  beforeAll(() =>
    asOperator(database(), (db) =>
      db.insert(treatmentCenters).values(
        towns.map(([county, city, latitude, longitude]) => ({
          slug: county.toLowerCase(),
          name: `House ${county}`,
          street: '12 Main St',
          description: county === 'Bergen' ? 'We are on Route 4.' : null,
          city,
          county,
          state: 'NJ',
          latitude,
          longitude,
          offerings: ['detox' as const],
        })),
      ),
    ),
  )

  const search = async (asked: Partial<DirectorySearch>) => {
    const parsed = parseSearch({ ...emptySearch, ...asked })
    const found = await searchCenters(database().orm, parsed, { now })
    return {
      ...found,
      counties: found.centers.map(({ name }) => name.replace('House ', '')).sort(),
    }
  }

  it.each([
    ['North Jersey', ['Bergen', 'Essex', 'Union']],
    ['central nj', ['Mercer', 'Monmouth']],
    ['South Jersey', ['Atlantic', 'Camden', 'Ocean']],
    ['la costa', ['Atlantic', 'Monmouth', 'Ocean']],
    ['northwest jersey', []],
  ])('finds the centers in any county of %s', async (near, counties) => {
    expect((await search({ near })).counties).toEqual(counties)
  })

  it('reads a region in the words in both languages', async () => {
    for (const text of ['detox in north jersey', 'desintoxicación en el norte de Jersey']) {
      const { near, counties, understanding } = await search({ text })
      expect(understanding.search).toMatchObject({ near: 'North Jersey', text: '' })
      expect(near).toMatchObject({ kind: 'region', label: 'North Jersey' })
      expect(counties).toEqual(['Bergen', 'Essex', 'Union'])
    }
  })

  it('names a region as a chip, and says that it uses no distance', async () => {
    const { near, understanding } = await search({ near: 'north jersey', within: 10 })
    const label = (language: 'en' | 'es') =>
      listChips(understanding.search, near, language).map((chip) => chip.label)
    expect(label('en')).toEqual(['North Jersey'])
    expect(label('es')).toEqual(['Norte de Jersey'])
    if (near?.kind !== 'region') throw new Error('no region')
    expect(searchMessages.en.notes.areaHasNoDistance(near)).toMatch(/^North Jersey is an area: /)
    expect(searchMessages.es.notes.areaHasNoDistance(near)).toMatch(/^El norte de Jersey es un /)
    expect(searchMessages.en.directory.describe(3, near, '')).toMatch(/centers in North Jersey\. /)
    expect(searchMessages.es.directory.describe(3, near, '')).toMatch(/ en el norte de Jersey\. /)
  })

  it('says of a region without a match what is missing', async () => {
    const { near, total, loosened, understanding } = await search({
      text: 'methadone south jersey',
    })
    expect(total).toBe(0)
    expect(describeNothing(understanding.search, near)).toContain('in South Jersey')
    expect(describeNothing(understanding.search, near, 'es')).toContain('en el sur de Jersey')
    expect(loosened).not.toBeNull()
  })

  it.each([
    ['ironbound detox', 'Newark'],
    ['AC detox', 'Atlantic City'],
    ['downtown newark detox', 'Newark'],
    ['detox near newark penn station', 'Newark'],
    ['route 22 union', 'Union, Union County'],
  ])('%s is near %s', async (text, label) => {
    const { near, understanding } = await search({ text })
    expect(near).toMatchObject({ label })
    expect(understanding.search.text).toBe('')
  })

  it.each([
    ['detox near exit 9', 'road', 'exit 9'],
    ['detox off the turnpike', 'road', 'the turnpike'],
    ['detox in Portland, OR', 'far', 'portland oregon'],
    ['detox in Washington, IN', 'far', 'washington indiana'],
    ['detox in springfield ma', 'far', 'springfield ma'],
  ])('%s has no place that we know', async (text, reason, named) => {
    const { near, total } = await search({ text })
    expect(near).toMatchObject({ kind: 'unknown', reason, text: named, suggestions: [] })
    expect(total).toBe(towns.length)
  })

  it('finds a center that names its road', async () => {
    expect(await search({ text: 'route 4' })).toMatchObject({ near: null, total: 1 })
  })
})
