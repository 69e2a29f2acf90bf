import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { groupResults } from './group-results.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

// A Monday, 10 AM in New Jersey.
const now = new Date('2026-11-23T15:00:00Z')

type Placed = {
  name: string
  /** To the north of 07102. */
  miles: number
  offers: string[]
  /** What it says no to. */
  denied?: string
  isOpen?: boolean
}

const placed: Placed[] = [
  { name: 'Fits', miles: 3, offers: ['residential', 'medicaid', 'women'] },
  { name: 'Shut', miles: 2, offers: ['residential', 'medicaid', 'women'], isOpen: false },
  { name: 'Men House', miles: 1, offers: ['residential', 'medicaid', 'men'], denied: 'Women' },
  { name: 'Asked', miles: 1, offers: ['residential', 'medicaid'] },
  { name: 'Two Unknown', miles: 1, offers: ['residential'] },
  { name: 'Clinic', miles: 1, offers: ['outpatient', 'medicaid', 'women'] },
  { name: 'Far', miles: 40, offers: ['residential', 'medicaid', 'women'] },
  { name: 'Farther', miles: 60, offers: ['residential', 'medicaid', 'women'] },
]
const care = ['residential', 'outpatient']

describeWithDatabase('a short list', (database, operate) => {
  beforeAll(async () => {
    for (const { name, miles, offers, denied, isOpen = true } of placed) {
      const types = offers.filter((offer) => care.includes(offer))
      await operate(sql`
        insert into treatment_centers (slug, name, phone, street, city, state, latitude, longitude, treatment_types,
          offerings, open_minutes)
        values (generate_unique_slug(${name}), ${name}, '(973) 555-0101', '1 Broad St', 'Newark', 'NJ', ${40.7242 + miles / 69.09}, -74.1726,
          ${sql.param(types)}, ${sql.param(offers.filter((offer) => !care.includes(offer)))},
          ${isOpen ? '{[0,10080)}' : '{[0,60)}'}::int4multirange)`)
      await operate(sql`
        insert into center_opening_hours (center_id, day_of_week, hours)
        select id, day, ${isOpen ? 'Open 24 hours' : '12 AM-1 AM'} from treatment_centers, generate_series(1, 7) as day
        where name = ${name}`)
      if (denied) {
        await operate(sql`
          insert into center_additional_info (center_id, category, info_key, info_value)
          select id, 'People', ${denied}, false from treatment_centers where name = ${name}`)
      }
    }
  })

  const find = async (changes: Partial<DirectorySearch> = {}) => {
    const asked: DirectorySearch = {
      ...emptySearch,
      near: '07102',
      types: ['residential'],
      offers: ['medicaid', 'women'],
      ...changes,
    }
    const results = await searchCenters(database().orm, parseSearch(asked), { now })
    return groupResults(results, 'en').map(({ kind, centers }) => [
      kind,
      centers.map(({ name }) => name),
    ])
  }

  it('goes on with what may fit, and with what fits farther away', async () => {
    expect(await find()).toEqual([
      ['first', ['Fits']],
      ['asking', ['Asked']],
      ['farther', ['Far', 'Farther']],
      ['closed', ['Shut']],
    ])
  })

  it('never brings back who says no to a wish', async () => {
    const names = (await find({ within: 5, offers: ['women', 'under-18'] })).flat(2)
    expect(names).not.toContain('Men House')
  })

  it('does not go on after three results, in a chosen order, or without a place', async () => {
    const kinds = async (changes: Partial<DirectorySearch>) =>
      (await find(changes)).map(([kind]) => kind)
    expect(await kinds({ offers: [] })).toEqual(['first', 'others', 'closed'])
    expect(await kinds({ sort: 'name' })).toEqual(['found'])
    expect(await kinds({ near: '' })).toEqual(['found', 'closed'])
  })

  it('says whom alone a center takes', async () => {
    const asked = { ...emptySearch, near: '07102', within: 5 as const }
    const { centers } = await searchCenters(database().orm, parseSearch(asked), { now })
    const only = centers.filter((center) => center.only).map(({ name, only }) => [name, only])
    expect(only).toEqual([['Men House', 'men']])
  })
})
