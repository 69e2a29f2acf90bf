import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Transaction } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { refreshSearchTerms } from './refresh-search-terms.server.ts'

const orders: Record<string, SQL> = {
  rating: sql`total_score desc nulls last, reviews_count desc nulls last, lower(name), id`,
  name: sql`lower(name), id`,
  reviews: sql`reviews_count desc nulls last, total_score desc nulls last, lower(name), id`,
}

/** The part of each center, as the bits tell it, in an order. */
async function listParts(tx: Transaction, sort: string): Promise<number[]> {
  const rows = await readRows<{ part: number }>(
    tx,
    sql`select (
        select coalesce(sum(get_bit(bits, search_position & 8191) << (4 - digit)), 0)::integer
        from search_order_bits where sort = ${sort} and chunk = search_position >> 13
      ) as part from treatment_centers
      order by pinned desc, pinned_at desc nulls last, ${orders[sort]}`,
  )
  return rows.map((row) => row.part)
}

/** Parts never fall in their order; returns by order how many are used. */
async function expectOrder(tx: Transaction): Promise<Record<string, number>> {
  const used: Record<string, number> = {}
  for (const sort of Object.keys(orders)) {
    const parts = await listParts(tx, sort)
    expect({ sort, parts }).toEqual({ sort, parts: parts.toSorted((a, b) => a - b) })
    used[sort] = new Set(parts).size
  }
  return used
}

const values = fc.record({
  name: fc.constantFrom('Alder', 'alder', 'Éclat', 'Hope House', 'hope', 'Zion', '1st Step'),
  total_score: fc.constantFrom(5, 4.5, 3, 0, null),
  reviews_count: fc.constantFrom(900, 12, 1, 0, null),
})
type Center = typeof values extends fc.Arbitrary<infer T> ? T : never

/** Centers to write, one to pin or to change, or a run of those that are there to take away, by their place. */
type Step =
  | { kind: 'insert'; centers: Center[] }
  | { kind: 'pin'; from: number }
  | { kind: 'update'; from: number; center: Center }
  | { kind: 'delete'; from: number; count: number }

const from = fc.nat(1_200)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    centers: fc.array(values, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('pin' as const), from }),
  fc.record({ kind: fc.constant('update' as const), from, center: values }),
  fc.record({ kind: fc.constant('delete' as const), from, count: fc.nat(5) }),
)
const columns = sql`name, total_score, reviews_count`

async function apply(tx: Transaction, change: Step): Promise<void> {
  if (change.kind === 'insert') {
    await tx.execute(sql`insert into treatment_centers (slug, ${columns})
      select gen_random_uuid(), ${columns}
      from jsonb_populate_recordset(null::treatment_centers, ${JSON.stringify(change.centers)}::jsonb)`)
    return
  }
  const count = change.kind === 'delete' ? change.count : 1
  const chosen = sql`id in (select id from treatment_centers order by search_position
    offset ${change.from} limit ${count})`
  if (change.kind === 'pin') {
    await tx.execute(sql`update treatment_centers set pinned = true where ${chosen}`)
  } else if (change.kind === 'update') {
    await tx.execute(sql`update treatment_centers set (${columns}) = (select ${columns}
      from jsonb_populate_record(null::treatment_centers, ${JSON.stringify(change.center)}::jsonb))
      where ${chosen}`)
  } else {
    await tx.execute(sql`delete from treatment_centers where ${chosen}`)
  }
}

describeWithDatabase('the parts of the orders of lists', (database) => {
  const run = <T>(work: (tx: Transaction) => Promise<T>) => asOperator(database(), work)
  const readOrders = () =>
    readRows<{ sort: string; starts: number; centers: number; cut: string; ready: boolean }>(
      database().orm,
      sql`select sort, cardinality(names) as starts, centers, cut, ready from search_orders order by 1`,
    )
  const fill = (from: number, to: number) =>
    run((tx) =>
      tx.execute(sql`insert into treatment_centers (slug, name, total_score, reviews_count)
        select 'c-' || n, chr(97 + n * 7 % 26) || ' House ' || n, nullif(n % 41, 0) / 10.0 + 1, nullif(n * 13 % 97, 0)
        from generate_series(${from}::integer, ${to}::integer) n`),
    )

  beforeEach(async () => {
    await run(async (tx) => {
      await tx.execute(sql`truncate treatment_centers cascade`)
      await tx.execute(sql`truncate search_terms, search_bits, search_orders, search_order_bits`)
      await tx.execute(sql`truncate directory_totals`)
      await tx.execute(sql`insert into directory_totals default values`)
    })
  })

  it('are 32 of each order from 500 centers, about alike', async () => {
    await fill(1, 499)
    await refreshSearchTerms(database())
    expect(await readOrders()).toEqual([])
    await fill(500, 1_200)
    await refreshSearchTerms(database())
    expect(await readOrders()).toMatchObject(
      ['name', 'rating', 'reviews'].map((sort) => ({
        sort,
        starts: 31,
        centers: 1_200,
        ready: true,
      })),
    )
    expect(await run(expectOrder)).toEqual({ name: 32, rating: 32, reviews: 32 })
    const parts = await run((tx) => listParts(tx, 'name'))
    for (let part = 0; part < 32; part++) {
      expect(parts.filter((other) => other === part).length).toBeGreaterThanOrEqual(37)
    }
  })

  it('follow the order however centers come, change and go', async () => {
    await fill(1, 1_200)
    await refreshSearchTerms(database())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        await run(async (tx) => {
          await tx.execute(sql`update treatment_centers set pinned = false where pinned`)
          for (const change of steps) await apply(tx, change)
          await expectOrder(tx)
        })
      }),
      { numRuns: 12 },
    )
  })

  it('are written anew for a center that comes in the place of one that went', async () => {
    await fill(1, 600)
    await refreshSearchTerms(database())
    await run(async (tx) => {
      await tx.execute(sql`update treatment_centers set name = 'zz', total_score = null where search_position =
        (select min(search_position) from treatment_centers)`)
      await tx.execute(sql`with gone as (delete from treatment_centers where name = 'zz' returning search_position)
        select * from gone`)
      await tx.execute(sql`insert into treatment_centers (slug, name, total_score, search_position)
        select 'first', 'A', 5, min(search_position) - 1 from treatment_centers`)
      await expectOrder(tx)
    })
  })

  it('are cut again when the directory has changed by a fifth, and not before', async () => {
    await fill(1, 600)
    await refreshSearchTerms(database())
    const [first] = await readOrders()
    await fill(601, 700)
    await refreshSearchTerms(database())
    expect((await readOrders())[0]).toEqual(first)
    await fill(701, 800)
    await refreshSearchTerms(database())
    const [second] = await readOrders()
    expect(second).toMatchObject({ centers: 800, ready: true })
    expect(second?.cut).not.toBe(first?.cut)
    await run(expectOrder)
    await run((tx) => tx.execute(sql`delete from treatment_centers where slug > 'c-4'`))
    await refreshSearchTerms(database())
    expect(await readOrders()).toEqual([])
  })

  it('are filled by the next run where one was cut off, while centers change', async () => {
    await fill(1, 1_200)
    await run((tx) => tx.execute(sql`select cut_search_orders()`))
    expect((await readOrders()).map(({ ready }) => ready)).toEqual([false, false, false])
    await run((tx) =>
      tx.execute(sql`update treatment_centers set name = 'Other' where slug < 'c-2'`),
    )
    await refreshSearchTerms(database())
    expect((await readOrders()).map(({ ready }) => ready)).toEqual([true, true, true])
    await run(expectOrder)
  })

  it('are not used by who filled an earlier cut', async () => {
    await fill(1, 600)
    const [{ unfilled } = { unfilled: '' }] = await run((tx) =>
      readRows<{ unfilled: string }>(tx, sql`select unfilled from cut_search_orders()`),
    )
    await fill(601, 1_200)
    await run((tx) => tx.execute(sql`select cut_search_orders()`))
    await run((tx) => tx.execute(sql`select use_search_orders(${unfilled})`))
    expect((await readOrders()).map(({ ready }) => ready)).toEqual([false, false, false])
  })

  it('are right while others write at the same time', async () => {
    await fill(1, 1_200)
    const write = (digit: number) =>
      run(async (tx) => {
        await tx.execute(sql`update treatment_centers set total_score = ${digit} / 2.0, name = 'New ' || name
          where slug like ${`%${digit}`}`)
        await tx.execute(
          sql`insert into treatment_centers (slug, name) values (${`new-${digit}`}, 'Even Hope')`,
        )
      })
    await Promise.all([
      ...[1, 2, 3].map(write),
      refreshSearchTerms(database()),
      refreshSearchTerms(database()),
      ...[4, 5, 6].map(write),
    ])
    expect((await readOrders()).map(({ ready }) => ready)).toEqual([true, true, true])
    await run(expectOrder)
  })
})
