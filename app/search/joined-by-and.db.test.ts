import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { describeLoosening } from './describe-loosening.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

const now = new Date('2026-11-23T15:00:00Z')

const centers: { name: string; types?: TreatmentType[]; offers: Offering[] }[] = [
  { name: 'Both', types: ['counseling'], offers: ['telehealth', 'joint-commission'] },
  { name: 'Talk', types: ['counseling'], offers: ['walk-ins'] },
  { name: 'Video', offers: ['telehealth', 'child-care', 'carf'] },
  { name: 'Men', offers: ['men', 'medicaid'] },
  { name: 'Older', offers: ['seniors', 'polish'] },
  { name: 'Other Older', offers: ['seniors', 'spanish', 'ncqa'] },
]

describeWithDatabase('choices that are joined by and', (database, operate) => {
  beforeAll(async () => {
    for (const { name, types = [], offers } of centers) {
      await operate(sql`insert into treatment_centers (slug, name, treatment_types, offerings)
        values (generate_unique_slug(${name}), ${name}, ${sql.param(types)}, ${sql.param(offers)})`)
    }
  })
  const search = (asked: Partial<DirectorySearch>) =>
    searchCenters(database().orm, parseSearch({ ...emptySearch, ...asked }), { now })
  const find = async (asked: Partial<DirectorySearch>) =>
    (await search(asked)).centers.map(({ name }) => name).sort()

  it('finds counseling by video in centers that have both', async () => {
    expect(await find({ types: ['counseling'], offers: ['telehealth'] })).toEqual(['Both'])
    const { choices } = await search({ types: ['counseling'] })
    expect(choices).toMatchObject({ telehealth: 1, 'walk-ins': 1, 'child-care': 0 })
  })

  it('finds what meets each way and each accreditation, and any of the languages', async () => {
    expect(await find({ offers: ['telehealth', 'child-care'] })).toEqual(['Video'])
    expect(await find({ offers: ['carf'] })).toEqual(['Video'])
    expect(await find({ offers: ['polish', 'spanish'] })).toEqual(['Older', 'Other Older'])
  })

  it('drops one of them at a time', async () => {
    const asked = { offers: ['men', 'seniors'] } satisfies Partial<DirectorySearch>
    const { loosened } = await search(asked)
    const ways = [loosened?.offered, ...(loosened?.others ?? [])].flatMap((way) => way ?? [])
    expect(loosened?.applied).toBeNull()
    expect(ways.map(({ condition, choice, total }) => [condition, choice, total])).toEqual([
      ['people', 'men', 2],
      ['people', 'seniors', 1],
    ])
    const described = ways.map((way) => describeLoosening({ ...emptySearch, ...asked }, way))
    expect(described.map(({ link }) => link)).toEqual(['Without Men', 'Without Older adults'])
    expect(described[0]?.button).toBe('Show 2 that may not serve men')
  })

  it('drops all of a group where one is not enough', async () => {
    const { loosened } = await search({ offers: ['medicaid', 'women', 'seniors'] })
    expect(loosened?.offered).toMatchObject({ condition: 'people', total: 1 })
    expect(loosened?.offered?.choice).toBeUndefined()
    expect(loosened?.offered?.search.offers).toEqual(['medicaid'])
  })
})
