import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { findPlaceKeys, readOverview, suggestPlaces } from './read-overview.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

type Row = typeof treatmentCenters.$inferInsert

const rows: Omit<Row, 'slug'>[] = [
  {
    name: 'Cedar Lantern Recovery Center',
    city: 'Trenton',
    county: 'Mercer',
    state: 'NJ',
    postalCode: '08608',
    address: '410 Lantern Row, Trenton, NJ 08608',
    treatmentTypes: ['inpatient', 'detox'],
    totalScore: 4.9,
    reviewsCount: 12,
  },
  {
    name: 'Río Counseling',
    city: 'Newark',
    county: 'Essex',
    state: 'NJ',
    treatmentTypes: ['counseling', 'outpatient'],
    searchTerms: 'Drug/Alcohol treatment',
    totalScore: 4.2,
    reviewsCount: 99,
  },
  { name: 'Delaware House', city: 'Newark', state: 'DE', totalScore: 3.1, permanentlyClosed: true },
  { name: 'Ashore', address: '9 Sea Lane', treatmentTypes: ['residential'] },
  { name: 'Brook Farm', city: 'New Brunswick', county: 'Middlesex', state: 'NJ', pinned: true },
]

const now = new Date('2026-11-23T15:00:00Z')

describeWithDatabase('searching centers', (database) => {
  beforeAll(async () => {
    await asOperator(database(), async (tx) => {
      for (const row of rows) {
        await tx
          .insert(treatmentCenters)
          .values({ ...row, slug: sql`generate_unique_slug(${row.name})` as unknown as string })
      }
    })
  })

  const find = async (search: Partial<DirectorySearch>, limit?: number) => {
    const result = await searchCenters(
      database().orm,
      { ...emptySearch, ...search },
      { now, limit },
    )
    return { ...result, names: result.centers.map((center) => center.name) }
  }

  it('lists everything, pinned first, by rating', async () => {
    const { names, total } = await find({})
    expect(total).toBe(5)
    expect(names).toEqual([
      'Brook Farm',
      'Cedar Lantern Recovery Center',
      'Río Counseling',
      'Delaware House',
      'Ashore',
    ])
  })

  it('sorts by name and by reviews', async () => {
    expect((await find({ sort: 'name' })).names.slice(0, 3)).toEqual([
      'Brook Farm',
      'Ashore',
      'Cedar Lantern Recovery Center',
    ])
    expect((await find({ sort: 'reviews' })).names[1]).toBe('Río Counseling')
  })

  it.each([
    ['cedar', ['Cedar Lantern Recovery Center']],
    ['lantern rec', ['Cedar Lantern Recovery Center']],
    ['recovery centers', ['Cedar Lantern Recovery Center']],
    ['08608', ['Cedar Lantern Recovery Center']],
    ['mercer', ['Cedar Lantern Recovery Center']],
    ['detox in trenton', ['Cedar Lantern Recovery Center']],
    ['rio', ['Río Counseling']],
    ['RÍO', ['Río Counseling']],
    ['alcohol', ['Río Counseling']],
    ['counseled', ['Río Counseling']],
    ['sea lane', ['Ashore']],
    ["'; drop table treatment_centers; --", []],
    ['& | ! ( ) :*', ['Brook Farm', 'Cedar Lantern Recovery Center']],
  ])('finds %j', async (text, expected) => {
    const { names } = await find({ text }, 2)
    expect(names).toEqual(expected)
  })

  it('corrects a word that nothing begins with, and says so', async () => {
    expect(await find({ text: 'newrak' })).toMatchObject({ total: 2, correctedText: 'newark' })
    expect(await find({ text: 'cedra lantren' })).toMatchObject({
      total: 1,
      correctedText: 'cedar lantern',
    })
    expect(await find({ text: 'wantern' })).toMatchObject({ correctedText: 'lantern' })
    expect(await find({ text: 'cedar' })).toMatchObject({ correctedText: null })
    expect(await find({ text: 'xylophone' })).toMatchObject({ total: 0, correctedText: null })
  })

  it('filters by place: city, city and state, county, ZIP, address where there is no city', async () => {
    expect((await find({ location: 'newark' })).total).toBe(2)
    expect((await find({ location: 'Newark, DE' })).names).toEqual(['Delaware House'])
    expect((await find({ location: 'Essex County' })).names).toEqual(['Río Counseling'])
    expect((await find({ location: '08608' })).names).toEqual(['Cedar Lantern Recovery Center'])
    expect((await find({ location: '9 sea lane' })).names).toEqual(['Ashore'])
  })

  it('takes the beginning of a place where no place is called so', async () => {
    expect((await find({ location: 'new' })).names).toEqual([
      'Brook Farm',
      'Río Counseling',
      'Delaware House',
    ])
    expect((await find({ location: '%' })).total).toBe(0)
  })

  it('filters by any of several types, by rating, and by being open', async () => {
    expect((await find({ types: ['detox', 'residential'] })).total).toBe(2)
    expect((await find({ minRating: 4.5 })).names).toEqual(['Cedar Lantern Recovery Center'])
    expect((await find({ location: 'newark', open: 'yes' })).names).toEqual(['Río Counseling'])
    expect((await find({ text: 'trenton', types: ['detox'], minRating: 4 })).total).toBe(1)
  })

  it('pages, and shows the last page for one past the end', async () => {
    expect(await find({ page: 2 }, 2)).toMatchObject({ page: 2, pageCount: 3, total: 5 })
    expect(await find({ page: 90_000 }, 2)).toMatchObject({ page: 3, names: ['Ashore'] })
    expect(await find({ page: 7, text: 'xylophone' }, 2)).toMatchObject({ page: 1, total: 0 })
  })

  describe('places', () => {
    it('suggests by beginning, New Jersey first, naming the state where two share the name', async () => {
      const places = await suggestPlaces(database().orm, 'NEW')
      expect(places.map((place) => place.label)).toEqual([
        'New Brunswick',
        'Newark, NJ',
        'Newark, DE',
      ])
    })

    it('gives the directory in numbers: ratings, cities and counties of New Jersey', async () => {
      expect(await readOverview(database().orm)).toEqual({
        centers: 5,
        averageRating: 4.1,
        places: ['New Brunswick', 'Newark', 'Trenton'],
        counties: { Essex: 1, Mercer: 1, Middlesex: 1 },
      })
    })

    it('takes wildcards as letters', async () => {
      expect(await findPlaceKeys(database().orm, 'n_w')).toEqual([])
    })
  })
})
