import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { listShown } from './group-results.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

// A Monday, 10 AM in New Jersey.
const now = new Date('2026-11-23T15:00:00Z')

type Placed = {
  name: string
  /** Miles to the north of 07102. */
  miles: number
  types?: TreatmentType[]
  offers?: Offering[]
  rating?: number
  isOpen?: boolean
  isClosed?: boolean
}

const all = {
  types: ['detox'],
  offers: ['medicaid', 'spanish'],
  rating: 4.5,
  isOpen: true,
} satisfies Partial<Placed>

const placed: Placed[] = [
  { ...all, name: 'Far', miles: 15 },
  { ...all, name: 'Shut', miles: 1, isOpen: false },
  { ...all, name: 'Poor', miles: 1, rating: 3 },
  { ...all, name: 'English', miles: 1, offers: ['medicaid'] },
  { ...all, name: 'Other Care', miles: 1, types: ['counseling'] },
  { ...all, name: 'Unpaid', miles: 1, offers: ['spanish'] },
  { name: 'Clinic One', miles: 3, types: ['inpatient'], offers: ['methadone'] },
  { name: 'Clinic Two', miles: 2, types: ['inpatient'], offers: ['methadone'] },
  { name: 'Gone One', miles: 1, offers: ['medicare'], isClosed: true },
  { name: 'Gone Two', miles: 1, offers: ['medicare'], isClosed: true },
  { name: 'Office', miles: 4, types: ['inpatient'], offers: ['medicare'] },
  { name: 'Gone Three', miles: 9, offers: ['veterans'], isClosed: true },
  { name: 'Barracks', miles: 40, offers: ['veterans'] },
  { name: 'Old Barracks', miles: 41, offers: ['veterans'], isClosed: true },
]

describeWithDatabase('loosening a search', (database, operate) => {
  beforeAll(async () => {
    for (const center of placed) {
      const { name, miles, types = [], offers = [], rating, isOpen, isClosed = false } = center
      await operate(sql`
        insert into treatment_centers (slug, name, street, city, state, latitude, longitude, total_score,
          temporarily_closed, treatment_types, offerings, open_minutes)
        values (generate_unique_slug(${name}), ${name}, '1 Broad St', 'Newark', 'NJ', ${40.7242 + miles / 69.09}, -74.1726, ${rating ?? null}::float8,
          ${isClosed}, ${sql.param(types)}, ${sql.param(offers)},
          ${isOpen === undefined ? null : isOpen ? '{[0,10080)}' : '{[0,60)}'}::int4multirange)`)
    }
    await operate(sql`
      insert into center_additional_info (center_id, category, info_key, info_value)
      select id, 'Payment', 'Medicare', false from treatment_centers where name = 'Clinic Two'`)
  })

  const find = async (search: Partial<DirectorySearch>) => {
    const asked = { ...emptySearch, near: '07102', exact: true, ...search }
    const result = await searchCenters(database().orm, parseSearch(asked), { now })
    const { applied, offered, others } = result.loosened ?? expect.fail('There are results')
    const shown = listShown(result)
    return {
      applied: applied && `${applied.condition} ${applied.total}`,
      offered: offered && `${offered.condition} ${offered.total}`,
      others: others.map(({ condition, total }) => `${condition} ${total}`),
      names: shown.map(({ name }) => name),
      lacking: Object.fromEntries(shown.map(({ name, lacking }) => [name, lacking])),
    }
  }

  it('drops distance, then open now, rating, language and kind of care, but never payment', async () => {
    const search = {
      within: 10,
      types: all.types,
      offers: all.offers,
      minRating: 4,
      open: 'now',
    } satisfies Partial<DirectorySearch>
    const order = [
      ['Far', 'within'],
      ['Shut', 'open'],
      ['Poor', 'rating'],
      ['English', 'language'],
      ['Other Care', 'care'],
    ] as const
    for (const [index, [name, condition]] of order.entries()) {
      const later = order.slice(index + 1).map(([, other]) => `${other} 1`)
      expect(await find(search)).toMatchObject({
        applied: `${condition} 1`,
        offered: null,
        others: [...later, 'payment 1'],
        // After what is farther away: what is near and may fit.
        names: condition === 'within' ? [name, 'English', 'Unpaid'] : [name],
      })
      await operate(sql`delete from treatment_centers where name = ${name}`)
    }
    expect(await find(search)).toMatchObject({ applied: null, offered: 'payment 1', others: [] })
  })

  describe('that only a visitor may loosen', () => {
    const search = { offers: ['medicare', 'methadone'] } satisfies Partial<DirectorySearch>

    it('offers what leads to the most centers that are not closed', async () => {
      expect(await find(search)).toMatchObject({
        applied: null,
        // Clinic Two says that it doesn't take Medicare.
        offered: 'payment 1',
        others: ['medicines 3'],
      })
    })

    it('shows the nearest centers that meet the most, and what each lacks', async () => {
      const { names, lacking } = await find(search)
      expect(names.slice(0, 2)).toEqual(['Clinic One', 'Office'])
      expect(names).not.toContain('Clinic Two')
      expect(names.filter((name) => name.startsWith('Gone'))).toEqual([])
      expect(lacking).toMatchObject({
        'Clinic One': ['Medicare: not known'],
        Office: ['Methadone: not known'],
      })
    })

    it('offers to drop words unless they are all that was asked for', async () => {
      expect(await find({ text: 'xylophone', offers: ['medicare'] })).toMatchObject({
        applied: null,
        offered: 'words 3',
      })
      const words = await find({ text: 'xylophone', near: '', sort: 'rating' })
      expect(words).toMatchObject({ applied: null, offered: null, others: [] })
      expect(words.names.length).toBeGreaterThan(0)
    })
  })

  it('never drops wheelchair access by itself', async () => {
    expect(await find({ offers: ['methadone', 'wheelchair'], open: 'yes' })).toMatchObject({
      applied: null,
      offered: 'access 2',
    })
  })

  it('drops open beds first, then offers only what finds more', async () => {
    const search = {
      beds: true,
      offers: ['methadone', 'veterans'],
    } satisfies Partial<DirectorySearch>
    expect(await find({ beds: true, offers: ['methadone'], within: 5, open: 'yes' })).toMatchObject(
      {
        applied: 'beds 2',
        // Dropping the medicine finds all centers with beds; more miles find no more.
        others: ['medicines 3'],
      },
    )
    expect(await find(search)).toMatchObject({ applied: null, offered: 'people 2' })
  })

  it('passes over closed centers', async () => {
    const { applied, names } = await find({ offers: ['veterans'], within: 5 })
    expect([applied, names[0]]).toEqual(['within 3', 'Barracks'])
    expect(names.filter((name) => /^Old|^Gone/.test(name))).toEqual([])
  })
})
