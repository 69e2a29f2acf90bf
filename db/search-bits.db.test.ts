import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Transaction } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { refreshSearchTerms } from './refresh-search-terms.server.ts'

const kept = [
  'hope',
  'hous',
  '%h',
  '%ho',
  '@newark',
  '@newark, nj',
  '#detox',
  '*4',
  '*4.5',
  '!open',
]

type Center = {
  name: string
  city: string | null
  treatment_types: string[]
  total_score: number | null
  permanently_closed: boolean
  temporarily_closed: boolean
}

const center: fc.Arbitrary<Center> = fc.record({
  name: fc.constantFrom('Hope House', 'Houses', 'Hopeful', 'Río', 'A'),
  city: fc.constantFrom('Newark', 'NEWARK', 'Hoboken', null),
  treatment_types: fc.constantFrom(['detox'], ['detox', 'outpatient'], []),
  total_score: fc.constantFrom(4.5, 4.4, 4, 1, null),
  permanently_closed: fc.boolean(),
  temporarily_closed: fc.boolean(),
})
/** Centers to write, or a run of those that are there, by their place. */
type Step =
  | { kind: 'insert'; centers: Center[] }
  | { kind: 'update'; from: number; count: number; center: Center }
  | { kind: 'touch' | 'delete'; from: number; count: number }

const picked = { from: fc.nat(8), count: fc.integer({ min: 0, max: 4 }) }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    centers: fc.array(center, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('update' as const), ...picked, center }),
  // What is changed most often changes nothing that is searched for.
  fc.record({ kind: fc.constant('touch' as const), ...picked }),
  fc.record({ kind: fc.constant('delete' as const), ...picked }),
)

const columns = sql`name, city, treatment_types, total_score, permanently_closed, temporarily_closed`

async function apply(tx: Transaction, change: Step): Promise<void> {
  if (change.kind === 'insert') {
    await tx.execute(sql`insert into treatment_centers (slug, state, ${columns})
      select gen_random_uuid(), 'NJ', ${columns}
      from jsonb_populate_recordset(null::treatment_centers, ${JSON.stringify(change.centers)}::jsonb)`)
    return
  }
  const chosen = sql`id in (select id from treatment_centers order by search_position
    offset ${change.from} limit ${change.count})`
  if (change.kind === 'update') {
    await tx.execute(sql`update treatment_centers set (${columns}) = (select ${columns}
      from jsonb_populate_record(null::treatment_centers, ${JSON.stringify(change.center)}::jsonb))
      where ${chosen}`)
  } else if (change.kind === 'touch') {
    await tx.execute(sql`update treatment_centers set phone = '609-555-0142' where ${chosen}`)
  } else {
    await tx.execute(sql`delete from treatment_centers where ${chosen}`)
  }
}

type Bit = { term: string; position: number }

const readBits = (tx: Transaction) =>
  readRows<Bit>(
    tx,
    sql`select term, chunk * 8192 + place as position
      from search_bits, generate_series(0, 8191) place
      where get_bit(bits, place) = 1 order by 1, 2`,
  )

const expectBits = (tx: Transaction) =>
  readRows<Bit>(
    tx,
    sql`select distinct term, search_position as position from treatment_centers,
        list_search_terms(search_vector, location_keys, treatment_types, total_score,
          permanently_closed or temporarily_closed) term
      where term in (select term from search_terms) order by 1, 2`,
  )

describeWithDatabase('the bits that searches count with', (database) => {
  const run = <T>(work: (tx: Transaction) => Promise<T>) => asOperator(database(), work)

  beforeEach(async () => {
    await run(async (tx) => {
      await tx.execute(sql`truncate treatment_centers cascade`)
      await tx.execute(sql`truncate search_terms, search_bits, directory_totals`)
      await tx.execute(sql`insert into directory_totals default values`)
    })
  })

  it('say what the centers are, however they came, changed and went', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        await run(async (tx) => {
          await tx.execute(sql`truncate treatment_centers cascade`)
          await tx.execute(sql`truncate search_terms, search_bits`)
          await tx.execute(sql`insert into search_terms
            select term, true from unnest(${sql.param(kept)}::text[]) term`)
          for (const change of steps) await apply(tx, change)
          expect(await readBits(tx)).toEqual(await expectBits(tx))
        })
      }),
      { numRuns: 15 },
    )
  })

  it('survive a second center at the edge of the first chunk', async () => {
    await run(async (tx) => {
      await tx.execute(sql`insert into search_terms values ('hope', true)`)
      await tx.execute(sql`insert into treatment_centers (slug, name, search_position)
        values ('a', 'Hope', 8191), ('b', 'Hope', 8192)`)
      expect(await readBits(tx)).toEqual([
        { term: 'hope', position: 8191 },
        { term: 'hope', position: 8192 },
      ])
      await tx.execute(sql`update treatment_centers set search_position = 9000 where slug = 'a'`)
      expect(await readBits(tx)).toEqual([
        { term: 'hope', position: 8192 },
        { term: 'hope', position: 9000 },
      ])
    })
  })

  describe('are chosen', () => {
    const fill = (centers: number) =>
      run((tx) =>
        tx.execute(sql`insert into treatment_centers (slug, name, treatment_types)
          select 'c-' || number, case when number % 2 = 0 then 'Even Hope' else 'Odd' end, '{detox}'
          from generate_series(1, ${centers}::integer) number`),
      )
    const listTerms = async () => {
      const rows = await readRows<{ term: string; ready: boolean }>(
        database().orm,
        sql`select term, ready from search_terms order by 1`,
      )
      return rows.filter((row) => row.ready).map((row) => row.term)
    }

    it('where 500 centers have a thing in common, and filled', async () => {
      await fill(1_200)
      await refreshSearchTerms(database())
      expect(await listTerms()).toEqual(
        ['!open', '#detox', '%d', '%de', '%det', '%e', '%ev', '%eve', '%h', '%ho', '%hop'].concat([
          '%o',
          '%od',
          '%odd',
          'detox',
          'even',
          'hope',
          'odd',
        ]),
      )
      await run(async (tx) => expect(await readBits(tx)).toEqual(await expectBits(tx)))
    })

    it('only when the directory has changed by a fifth', async () => {
      await fill(499)
      await refreshSearchTerms(database())
      expect(await listTerms()).toEqual([])
      await run((tx) =>
        tx.execute(sql`insert into treatment_centers (slug, name)
        select 'more-' || number, 'Odd' from generate_series(1, 90) number`),
      )
      await refreshSearchTerms(database())
      expect(await listTerms()).toEqual([])
      await run((tx) =>
        tx.execute(sql`insert into treatment_centers (slug, name)
        select 'even-more-' || number, 'Odd' from generate_series(1, 400) number`),
      )
      await refreshSearchTerms(database())
      expect(await listTerms()).toContain('odd')
    })

    it('among none where the last center is gone', async () => {
      await fill(1_200)
      await refreshSearchTerms(database())
      await run((tx) => tx.execute(sql`delete from treatment_centers`))
      await refreshSearchTerms(database())
      await run(async (tx) => expect(await readBits(tx)).toEqual([]))
    })

    it('while others write at the same time', async () => {
      await fill(1_200)
      const write = (digit: number) =>
        run(async (tx) => {
          await tx.execute(sql`update treatment_centers set temporarily_closed = true,
            name = 'Shut' where slug like ${`%${digit}`}`)
          await tx.execute(sql`insert into treatment_centers (slug, name)
            values (${`new-${digit}`}, 'Even Hope')`)
        })
      await Promise.all([
        ...[1, 2, 3].map(write),
        refreshSearchTerms(database()),
        refreshSearchTerms(database()),
        ...[4, 5, 6].map(write),
      ])
      expect(await listTerms()).toContain('!open')
      await run(async (tx) => expect(await readBits(tx)).toEqual(await expectBits(tx)))
    })

    it('again where a run was cut off, while centers change', async () => {
      await fill(1_200)
      await run((tx) => tx.execute(sql`select choose_search_terms()`))
      expect(await listTerms()).toEqual([])
      await run((tx) =>
        tx.execute(sql`update treatment_centers set name = 'Other' where slug < 'c-2'`),
      )
      await refreshSearchTerms(database())
      expect(await listTerms()).toContain('even')
      await run(async (tx) => expect(await readBits(tx)).toEqual(await expectBits(tx)))
    })
  })
})
