import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { largestCities } from '#site/places.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { listLargestCities, readOverview, suggestPlaces } from './read-overview.server.ts'

type AreaCount = {
  city?: string | null
  county?: string | null
  state?: string | null
  score?: number
}

describeWithDatabase("the directory's figures", (database, operate) => {
  beforeEach(() => operate(sql`delete from treatment_centers`))

  const add = (...places: AreaCount[]) =>
    operate(sql`insert into treatment_centers (slug, name, city, county, state, total_score)
        select gen_random_uuid(), 'Any', city, county, state, score
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          as place (city text, county text, state text, score double precision)`)
  const read = () => readOverview(database().orm)
  const suggest = (typed: string) => suggestPlaces(database().orm, typed)

  it('are empty without centers, and still name cities', async () => {
    const nothing = { centers: 0, averageRating: null, counties: {} }
    expect(await read()).toEqual({ ...nothing, places: largestCities })
  })

  it('average the rated centers, to a tenth', async () => {
    await add(...[4.8, 4.9, 0, undefined, 4.8, 4.9].map((score) => ({ score })))
    expect(await read()).toMatchObject({ centers: 6, averageRating: 4.9 })
  })

  it('count a place once regardless of spelling, and ignore centers without one', async () => {
    await add(
      { city: 'NEWARK', county: 'Essex', state: 'NJ' },
      { city: ' newark ', county: 'essex', state: 'nj' },
      { city: 'Peña', county: '', state: ' NJ' },
      { city: 'pena', county: null, state: 'NJ' },
      { city: ' ', county: ' ', state: 'NJ' },
      { city: null, county: 'Essex', state: 'MA' },
    )
    expect((await read()).counties).toEqual({ Essex: 2 })
    expect(await listLargestCities(database().orm)).toEqual(['NEWARK', 'Peña'])
    await add({ city: 'Newark', state: 'NJ' })
    expect(await listLargestCities(database().orm)).toEqual(['Newark', 'Peña'])
  })

  it('suggest a place by its start, with the state if another has the same name', async () => {
    await add(
      { city: 'Salem', state: 'OR' },
      { city: 'Salem', state: 'OR' },
      { city: 'Salem', county: 'Salem', state: 'NJ' },
      { city: 'Salisbury', state: null },
      { city: 'Salinas', state: 'NJ' },
    )
    expect(await suggest('SAL')).toEqual([
      { label: 'Salem, NJ', centers: 1 },
      { label: 'Salem County', centers: 1 },
      { label: 'Salinas', centers: 1 },
      { label: 'Salem, OR', centers: 2 },
      { label: 'Salisbury', centers: 1 },
    ])
  })
})
