import { sql } from 'drizzle-orm'
import { asKeeper } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { bitsInChunk } from './schema/search.ts'

// On the embedded engine everybody waits for the one who works.
const positionsAtOnce = { pglite: bitsInChunk / 8, postgres: bitsInChunk }

/**
 * Lets searches count with what many centers have in common, where the directory has grown or shrunk by
 * a fifth since they last were told. In short transactions, so that neither pages nor writers wait
 * long; what one run leaves unfinished, the next finishes. Searches find the same before and after.
 */
export async function refreshSearchTerms(database: Database): Promise<void> {
  const [chosen] = await asKeeper(database, (tx) =>
    readRows<{ terms: string[]; lastPosition: number | null }>(
      tx,
      sql`select terms, last_position as "lastPosition" from choose_search_terms()`,
    ),
  )
  if (!chosen?.terms.length) return
  const step = positionsAtOnce[database.engine]
  const terms = sql`${sql.param(chosen.terms)}::text[]`
  for (let first = 0; first <= (chosen.lastPosition ?? 0); first += step) {
    const last = first + step - 1
    await asKeeper(database, (tx) =>
      tx.execute(sql`select fill_search_bits(${terms}, ${first}, ${last})`),
    )
  }
  await asKeeper(database, async (tx) => {
    await tx.execute(sql`select use_search_terms(${terms})`)
  })
}
