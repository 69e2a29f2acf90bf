import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { listFeatured } from '#app/center/list-featured.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch, type SortOrder } from './search-input.ts'

const now = new Date('2026-11-23T15:00:00Z')

// The other centers would be first in every order; those in Trenton write their state in several
// ways, or not at all.
describeWithDatabase('centers outside New Jersey', (database, operate) => {
  beforeAll(async () => {
    await operate(sql`
      insert into treatment_centers (slug, name, street, state, country_code, total_score, reviews_count, latitude, longitude,
        pinned, pinned_at, created_at)
      select lower(name), name, '1 Main St', state, country, score, score * 10, latitude, -74.7, pinned,
        case when pinned then now() end, now() + interval '1 hour' * score
      from (values
        ('Pinned', 'DE', 'US', 3, 39.7, true), ('Alpha', 'PA', 'US', 5, 40.22, false),
        ('Beta', null, 'CA', 4.9, 40.3, false), ('Mike', 'NJ', 'US', 2, 40.5, false),
        ('November', 'New Jersey', 'US', 1.5, 40.6, false), ('Oscar', null, 'US', 1, 40.7, false)
      ) as c (name, state, country, score, latitude, pinned)`)
    await database().vacuum()
  })

  const list = async (search: Partial<DirectorySearch>) => {
    const { centers } = await searchCenters(
      database().orm,
      parseSearch({ ...emptySearch, ...search }),
      { now },
    )
    return centers.map(({ name }) => name)
  }
  const usual = ['Pinned', 'Mike', 'November', 'Oscar', 'Alpha', 'Beta']

  it.each<SortOrder>(['rating', 'name', 'reviews'])(
    'come after those of New Jersey by %s, except trusted ones',
    async (sort) => {
      expect(await list({ sort })).toEqual(usual)
    },
  )

  it('keep their place in the order of distance', async () => {
    expect((await list({ sort: 'distance', near: '08608' })).slice(0, 1)).toEqual(['Alpha'])
  })

  it('come last among the featured centers of Home', async () => {
    const featured = await listFeatured(database().orm, now, 3)
    expect(featured.map(({ name }) => name)).toEqual(['Pinned', 'Mike', 'November'])
  })
})
