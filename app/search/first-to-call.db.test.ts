import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

// A Monday, 10 AM in New Jersey, and 10 PM.
const morning = new Date('2026-11-23T15:00:00Z')
const night = new Date('2026-11-24T03:00:00Z')

type Placed = {
  name: string
  /** To the north of 07102. */
  miles: number
  phone?: string | null
  care?: string
  /** On Mondays. */
  hours?: [said: string, minutes: string]
  isPinned?: boolean
  checkedOn?: string
}

const byDay: Placed['hours'] = ['9 AM-5 PM', '{[540,1020)}']
const always: Placed['hours'] = ['Open 24 hours', '{[0,10080)}']

const placed: Placed[] = [
  { name: 'Without Number', miles: 0.5, phone: null, hours: always },
  { name: 'Hours Not Known', miles: 0.6, hours: undefined },
  { name: 'Nearest', miles: 1, hours: byDay },
  { name: 'Same Distance, Checked', miles: 1.05, hours: byDay, checkedOn: '2026-11-01' },
  { name: 'Checked Farther Away', miles: 1.3, hours: byDay, checkedOn: '2026-11-20' },
  { name: 'Trusted', miles: 2, hours: byDay, isPinned: true },
  { name: 'All Night', miles: 5, hours: always },
  { name: 'Detox', miles: 9, care: 'detox', hours: byDay },
]

describeWithDatabase('the center to call first', (database, operate) => {
  beforeAll(async () => {
    for (const center of placed) {
      const { name, miles, phone = '(973) 555-0101', care = 'outpatient', hours } = center
      await operate(sql`
        insert into treatment_centers (slug, name, phone, street, city, state, latitude, longitude, treatment_types,
          pinned, verified_at, open_minutes)
        values (generate_unique_slug(${name}), ${name}, ${phone}, '1 Broad St', 'Newark', 'NJ', ${40.7242 + miles / 69.09}, -74.1726,
          ${sql.param([care])}, ${center.isPinned ?? false}, ${center.checkedOn ?? null},
          ${hours?.[1] ?? null}::int4multirange)`)
      if (hours)
        await operate(sql`
          insert into center_opening_hours (center_id, day_of_week, hours)
          select id, day, ${hours[0]} from treatment_centers, generate_series(1, 7) as day where name = ${name}`)
    }
  })

  const findFirst = async (changes: Partial<DirectorySearch> = {}, now = morning) => {
    const asked = { ...emptySearch, near: '07102', ...changes }
    const { first } = await searchCenters(database().orm, parseSearch(asked), { now })
    return first?.name ?? null
  }

  it('is the nearest with a number that is open, of equally near ones the one checked last', async () => {
    expect(await findFirst()).toBe('Same Distance, Checked')
  })

  it('fits all that was asked', async () => {
    expect(await findFirst({ types: ['detox'] })).toBe('Detox')
    expect(await findFirst({ types: ['residential'] })).toBe(null)
  })

  it('answers at the hour of the search', async () => {
    expect(await findFirst({}, night)).toBe('All Night')
    expect(await findFirst({ types: ['detox'] }, night)).toBe(null)
  })

  it('is not named without a place, in another order, or on a later page', async () => {
    expect(await findFirst({ near: '' })).toBe(null)
    expect(await findFirst({ sort: 'name' })).toBe(null)
    expect(await findFirst({ page: 2 })).toBe(null)
    expect(await findFirst({ sort: 'distance' })).toBe('Same Distance, Checked')
  })
})
