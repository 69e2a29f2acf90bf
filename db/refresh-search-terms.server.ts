import { type SQL, sql } from 'drizzle-orm'
import { asKeeper } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { bitsInChunk } from './schema/search.ts'

// On the embedded engine everybody waits for the one who works.
const positionsAtOnce = { pglite: bitsInChunk / 8, postgres: bitsInChunk }

/**
 * Lets searches count with what many centers have in common, and find the part of an order that a page lies
 * in, where the directory has grown or shrunk by a fifth since they last were told. In short transactions,
 * so that neither pages nor writers wait long; what one run leaves unfinished, the next finishes. Searches
 * find the same before and after.
 */
export async function refreshSearchTerms(database: Database): Promise<void> {
  await refreshTerms(database)
  await refreshOrders(database)
}

async function refreshTerms(database: Database): Promise<void> {
  const [chosen] = await asKeeper(database, (tx) =>
    readRows<{ terms: string[]; lastPosition: number | null }>(
      tx,
      sql`select terms, last_position as "lastPosition" from choose_search_terms()`,
    ),
  )
  if (!chosen?.terms.length) return
  const terms = sql`${sql.param(chosen.terms)}::text[]`
  await fill(
    database,
    chosen.lastPosition,
    (first, last) => sql`select fill_search_bits(${terms}, ${first}, ${last})`,
  )
  await asKeeper(database, async (tx) => {
    await tx.execute(sql`select use_search_terms(${terms})`)
  })
}

async function refreshOrders(database: Database): Promise<void> {
  const [orders] = await asKeeper(database, (tx) =>
    readRows<{ unfilled: string | null; lastPosition: number | null }>(
      tx,
      sql`select unfilled, last_position as "lastPosition" from cut_search_orders()`,
    ),
  )
  if (!orders?.unfilled) return
  const { unfilled, lastPosition } = orders
  await fill(
    database,
    lastPosition,
    (first, last) => sql`select fill_order_bits(${first}, ${last})`,
  )
  await asKeeper(database, async (tx) => {
    await tx.execute(sql`select use_search_orders(${unfilled})`)
  })
}

async function fill(
  database: Database,
  lastPosition: number | null,
  fillRange: (first: number, last: number) => SQL,
): Promise<void> {
  const step = positionsAtOnce[database.engine]
  for (let first = 0; first <= (lastPosition ?? 0); first += step) {
    await asKeeper(database, (tx) => tx.execute(fillRange(first, first + step - 1)))
  }
}
