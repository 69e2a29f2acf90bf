import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
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
    await asOperator(database(), async (db) => {
      for (const row of rows) {
        await db
          .insert(treatmentCenters)
          .values({ ...row, slug: sql`generate_unique_slug(${row.name})` as unknown as string })
      }
    })
  })

  const find = async (search: Partial<DirectorySearch>, limit?: number) => {
    const result = await searchCenters(database().orm, parseSearch({ ...emptySearch, ...search }), {
      now,
      limit,
    })
    return { ...result, names: result.centers.map((center) => center.name) }
  }

  it('lists everything, pinned first, by rating', async () => {
    const { names, total } = await find({})
    expect(total).toBe(5)
    expect(names).toEqual([
      'Brook Farm',
      'Cedar Lantern Recovery Center',
      'Río Counseling',
      'Ashore',
      // Closed.
      'Delaware House',
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
    ['rating', 'Beacon'],
    ['reviews', 'Beacon'],
    // By name, only centers with the same name are equal.
    ['name', 'Anchor'],
    ['distance', 'Beacon'],
  ] as const)('lists an unreachable center after equal ones by %s', async (sort, first) => {
    const result = await asOperator(database(), async (db) => {
      await db.insert(treatmentCenters).values(
        [
          { name: 'Anchor', slug: 'anchor', city: 'Cranford', unreachable: true },
          { name: 'Beacon', slug: 'beacon', city: 'Cranford' },
        ].map((row) => ({ ...row, street: '1 Main St', latitude: 40.65, longitude: -74.3 })),
      )
      const found = await searchCenters(
        db,
        parseSearch({
          ...emptySearch,
          text: 'Cranford',
          sort,
          near: sort === 'distance' ? '07016' : '',
        }),
        { now },
      )
      await db.execute(sql`delete from treatment_centers where city = 'Cranford'`)
      return found
    })
    expect(result.centers.map(({ name }) => name)[0]).toBe(first)
    expect(result.total).toBe(2)
  })

  it('uses only letters and digits of the typed text', async () => {
    expect((await find({ text: '& | ! ( ) :*' })).total).toBe(5)
    const injected = "'; drop table treatment_centers; --"
    expect((await find({ text: injected, exact: true })).total).toBe(0)
    // Beside other words, those that no center has only rank.
    expect((await find({ text: injected })).total).toBe(5)
  })

  it('filters by place: city, city and state, county, ZIP code, or address without a city', async () => {
    expect((await find({ location: 'newark' })).total).toBe(2)
    expect((await find({ location: 'Newark, DE' })).names).toEqual(['Delaware House'])
    expect((await find({ location: 'Essex County' })).names).toEqual(['Río Counseling'])
    expect((await find({ location: '08608' })).names).toEqual(['Cedar Lantern Recovery Center'])
    expect((await find({ location: '9 sea lane' })).names).toEqual(['Ashore'])
  })

  it('treats a place as a prefix if no place has that name', async () => {
    expect((await find({ location: 'new' })).names).toEqual([
      'Brook Farm',
      'Río Counseling',
      'Delaware House',
    ])
    for (const location of ['%', 'n_w']) expect((await find({ location })).total).toBe(0)
  })

  it('filters by any of several types, by rating, and by being open', async () => {
    expect((await find({ types: ['detox', 'residential'] })).total).toBe(2)
    expect((await find({ minRating: 4.5 })).names).toEqual(['Cedar Lantern Recovery Center'])
    expect((await find({ location: 'newark', open: 'yes' })).names).toEqual(['Río Counseling'])
    expect(
      (await find({ text: 'trenton', exact: true, types: ['detox'], minRating: 4 })).total,
    ).toBe(1)
  })

  it('pages, and shows the last page for a later one', async () => {
    expect(await find({ page: 2 }, 2)).toMatchObject({ page: 2, pageCount: 3, total: 5 })
    expect(await find({ page: 90_000 }, 2)).toMatchObject({ page: 3, names: ['Delaware House'] })
    expect(await find({ page: 7, text: 'xylophone' }, 2)).toMatchObject({ page: 1, total: 0 })
  })
})
