import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { listFeatured } from '#app/center/list-featured.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
import { findArea, readArea } from './read-area.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch, sortOrders } from './search-input.ts'

const now = new Date('2026-11-23T15:00:00Z')
const closedNames = ['Aaa Closed for Good', 'Aab Closed for Now']
const isClosed = (name: string) => closedNames.includes(name)

// The closed centers would be first in every order: pinned, best rated, most reviewed, nearest to
// 07102.
describeWithDatabase('closed centers', (database, operate) => {
  beforeAll(async () => {
    await operate(sql`
      insert into treatment_centers (slug, name, street, city, county, state, postal_code, total_score, reviews_count,
        latitude, longitude, pinned, pinned_at, permanently_closed, temporarily_closed, treatment_types)
      select 'c' || n, case n when 0 then ${closedNames[0]} when 1 then ${closedNames[1]} else 'Center ' || n end,
        '1 Broad St', 'Newark', 'Essex', 'NJ', '07102', 4.9 - n / 20.0, 100 - n, 40.7357 + n / 1000.0, -74.1724, n < 3,
        case when n < 3 then now() end, n = 0, n = 1,
        case when n < 3 then array['detox', 'inpatient'] else array['outpatient'] end
      from generate_series(0, 39) n`)
    await database().vacuum()
  })

  const find = async (search: Partial<DirectorySearch>, limit?: number) => {
    const result = await searchCenters(database().orm, parseSearch({ ...emptySearch, ...search }), {
      now,
      limit,
    })
    return { ...result, names: result.centers.map(({ name }) => name) }
  }
  const readAll = async (search: Partial<DirectorySearch>, limit: number) => {
    const names: string[] = []
    for (let page = 1; page <= Math.ceil(40 / limit); page++) {
      names.push(...(await find({ ...search, page }, limit)).names)
    }
    return names
  }

  // Two per page: the index of distances serves the pages before the closed centers.
  it.each(sortOrders.flatMap((sort) => [2, 24].map((limit) => [sort, limit] as const)))(
    'come last by %s, %i a page',
    async (sort, limit) => {
      for (const search of [{ sort }, { sort, near: '07102' }, { sort, text: 'newark' }]) {
        const names = await readAll(search, limit)
        expect({ search, named: new Set(names).size }).toEqual({ search, named: 40 })
        expect({ search, last: names.slice(-2).toSorted() }).toEqual({ search, last: closedNames })
      }
    },
  )

  it('come last on the pages of a county and of a town', async () => {
    for (const slugs of [{ county: 'essex' }, { town: 'newark' }]) {
      const area = findArea(slugs)
      const { centers, total } = await readArea(database().orm, area ?? expect.fail(), {
        now,
        language: 'en',
      })
      expect(total).toBe(40)
      expect(centers.map(({ name }) => name).filter(isClosed)).toEqual([])
    }
  })

  it('are not featured', async () => {
    const featured = await listFeatured(database().orm, now, 3)
    expect(featured.map(({ name }) => name).filter(isClosed)).toEqual([])
    expect(featured).toHaveLength(3)
  })

  it('are never offered for a bed or counted', async () => {
    const { loosened } = await find({ beds: true, types: ['detox'] })
    expect(loosened?.applied).toMatchObject({ condition: 'beds', total: 1 })
    expect(loosened?.centers.map(({ name }) => name)).toEqual(['Center 2'])
    // The link leads to the same number of centers.
    const { search } = loosened?.applied ?? expect.fail()
    expect(await find(search)).toMatchObject({ total: 1, names: ['Center 2'] })
  })

  it('are still found', async () => {
    expect(await find({ types: ['detox'] })).toMatchObject({ total: 3 })
  })
})
