import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Transaction } from './client.server.ts'
import { readRows } from './read-rows.server.ts'

type Center = {
  city: string | null
  county: string | null
  state: string | null
  total_score: number | null
  source: 'staff' | 'import' | 'sample'
}

const center: fc.Arbitrary<Center> = fc.record({
  city: fc.constantFrom('Newark', 'NEWARK', ' newark ', 'Peña', 'pena', 'Trenton', '', ' ', null),
  county: fc.constantFrom('Essex', 'essex', 'Cape May', '', null),
  state: fc.constantFrom('NJ', 'nj', ' NJ', 'PA', '', null),
  total_score: fc.constantFrom(4.8, 3.1, 0.1, 0.2, 5, 0, null),
  source: fc.constantFrom('staff', 'import', 'sample'),
})

/** A number picks a center by its place in the table; several may be changed in one statement. */
type Step =
  | { kind: 'insert'; centers: Center[] }
  | { kind: 'update'; from: number; count: number; center: Center }
  | { kind: 'delete'; from: number; count: number }

const picked = { from: fc.nat(6), count: fc.integer({ min: 0, max: 3 }) }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    centers: fc.array(center, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('update' as const), ...picked, center }),
  fc.record({ kind: fc.constant('delete' as const), ...picked }),
)

const pick = ({ from, count }: { from: number; count: number }) =>
  sql`select id from treatment_centers order by created_at, id offset ${from} limit ${count}`

async function apply(tx: Transaction, change: Step): Promise<void> {
  if (change.kind === 'insert') {
    await tx.execute(sql`insert into treatment_centers
        (slug, name, city, county, state, total_score, source, created_at)
      select gen_random_uuid(), 'Any', c.city, c.county, c.state, c.total_score, c.source, clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(change.centers)}::jsonb)
        as c (city text, county text, state text, total_score double precision, source text)`)
  } else if (change.kind === 'update') {
    const c = change.center
    await tx.execute(sql`update treatment_centers set city = ${c.city}, county = ${c.county},
      state = ${c.state}, total_score = ${c.total_score}, source = ${c.source}
      where id in (${pick(change)})`)
  } else {
    await tx.execute(sql`delete from treatment_centers where id in (${pick(change)})`)
  }
}

const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

/** What the kept numbers must be, counted afresh. */
function count(centers: Center[]) {
  const rated = centers.flatMap(({ total_score: score }) => (score ? [score] : []))
  const places: Record<string, number> = {}
  for (const { city, county, state } of centers) {
    const where = (state ?? '').trim().toUpperCase()
    const keys = []
    if (city?.trim()) keys.push(`city ${where} ${fold(city)}`)
    if (county?.trim()) keys.push(`county ${where} ${fold(county)} county`)
    for (const key of keys) places[key] = (places[key] ?? 0) + 1
  }
  const totals = {
    centers: centers.length,
    samples: centers.filter(({ source }) => source === 'sample').length,
    rated: rated.length,
    // Whole tenths: the sum must not drift as a running sum of doubles would.
    tenths: rated.reduce((sum, score) => sum + Math.round(score * 10), 0),
  }
  return { totals, places }
}

async function readKept(tx: Transaction) {
  const [totals] = await readRows(
    tx,
    sql`select centers, samples, rated, (score_sum * 10)::float8 as tenths from directory_totals`,
  )
  const rows = await readRows<{
    kind: string
    key: string
    where: string
    n: number
    name: string
  }>(tx, sql`select kind, key, state as where, centers as n, name from directory_places`)
  for (const { key, name } of rows) expect(fold(name)).toBe(key)
  return {
    totals,
    places: Object.fromEntries(rows.map((row) => [`${row.kind} ${row.where} ${row.key}`, row.n])),
  }
}

describeWithDatabase('what is kept beside the centers', (database) => {
  beforeEach(() => asOperator(database(), (tx) => tx.execute(sql`delete from treatment_centers`)))

  it('totals and places equal a fresh count after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await asOperator(database(), async (tx) => {
          await tx.execute(sql`delete from treatment_centers`)
          expect(await readKept(tx)).toEqual(count([]))
          for (const change of steps) await apply(tx, change)
          const centers = await readRows<Center>(tx, sql`select * from treatment_centers`)
          expect(await readKept(tx)).toEqual(count(centers))
        })
      }),
      { numRuns: 40 },
    )
  })

  it('totals survive many who write at once', async () => {
    const add = (index: number) =>
      asOperator(database(), (tx) =>
        apply(tx, {
          kind: 'insert',
          centers: [
            {
              city: `City ${index % 3}`,
              county: null,
              state: 'NJ',
              total_score: 4.1,
              source: 'staff',
            },
          ],
        }),
      )
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(index)))
    const kept = await readKept(database().orm)
    expect(kept.totals).toEqual({ centers: 12, samples: 0, rated: 12, tenths: 492 })
    expect(kept.places).toEqual({ 'city NJ city 0': 4, 'city NJ city 1': 4, 'city NJ city 2': 4 })
  })

  it('a place is shown as it is written, not in capitals, when anybody writes it so', async () => {
    const readNames = () =>
      readRows<{ name: string }>(database().orm, sql`select name from directory_places`)
    const add = (...cities: string[]) =>
      asOperator(database(), (tx) =>
        apply(tx, {
          kind: 'insert',
          centers: cities.map((city) => ({
            city,
            county: null,
            state: 'NJ',
            total_score: null,
            source: 'import',
          })),
        }),
      )
    await add('NEWARK')
    expect(await readNames()).toEqual([{ name: 'NEWARK' }])
    await add('NEWARK', 'newark', 'Newark')
    expect(await readNames()).toEqual([{ name: 'Newark' }])
    await add('NEWARK')
    expect(await readNames()).toEqual([{ name: 'Newark' }])
  })

  describe('the words to search by', () => {
    const readWords = async () =>
      (
        await readRows<{ word: string }>(
          database().orm,
          sql`select word from search_words order by 1`,
        )
      ).map(({ word }) => word)

    it('are collected from new and changed centers', async () => {
      await asOperator(database(), async (tx) => {
        await tx.execute(sql`insert into treatment_centers (slug, name, city, county, category_name, search_terms, treatment_types)
          values ('a', 'Clínica Sol 24 of', 'Hoboken', 'Hudson', 'Rehab-Center', 'methadone', '{group-therapy}')`)
      })
      const learned = [
        'clinica',
        'sol',
        'hoboken',
        'hudson',
        'rehab',
        'center',
        'methadone',
        'group',
        'therapy',
      ]
      expect(await readWords()).toEqual(expect.arrayContaining(learned))
      expect(await readWords()).not.toEqual(expect.arrayContaining(['24']))
      expect(await readWords()).not.toEqual(expect.arrayContaining(['of']))
      await asOperator(database(), (tx) =>
        tx.execute(sql`update treatment_centers set name = 'Lighthouse'`),
      )
      expect(await readWords()).toContain('lighthouse')
    })

    it('are left alone by a change of what is not counted', async () => {
      const readVersions = () =>
        readRows(
          database().orm,
          sql`select word as key, xmin::text, ctid::text from search_words
            union all select key, xmin::text, ctid::text from directory_places
            union all select 'totals', xmin::text, ctid::text from directory_totals order by 1, 2`,
        )
      const run = (change: ReturnType<typeof sql>) =>
        asOperator(database(), (tx) => tx.execute(change))
      await run(sql`insert into treatment_centers (slug, name, city, state) values
        ('a', 'Hope', 'Newark', 'NJ'), ('b', 'Hope', 'Newark', 'NJ'), ('c', 'Grace', 'Newark', 'NJ')`)
      const before = await readVersions()
      expect(before.length).toBeGreaterThan(4)
      await run(sql`update treatment_centers set description = 'Open', pinned = true`)
      expect(await readVersions()).toEqual(before)
      await run(sql`update treatment_centers set total_score = 4 where slug = 'b'`)
      expect(await readVersions()).not.toEqual(before)
    })
  })
})
