import { sql } from 'drizzle-orm'
import type { CallResult, CheckMethod, ListingFact } from '#app/lib/listing-facts.ts'
import type { Transaction } from './client.server.ts'
import { readRows } from './read-rows.server.ts'

type FactCheck = {
  centerId: string
  facts: readonly ListingFact[]
  result: CallResult
  how: CheckMethod
  /** Of the random sample that tells how right the directory is. */
  isDrawn?: boolean
}

/**
 * Writes down what whoever asks found when they checked facts of a center, with what the center is now; the ids of
 * the rows, in no order. A number that was found right, or corrected, settles the reports of it.
 */
export async function recordFactChecks(tx: Transaction, check: FactCheck): Promise<string[]> {
  const { centerId, facts, result, how, isDrawn = false } = check
  const rows = await readRows<{ id: string }>(
    tx,
    sql`insert into fact_checks
        (center_id, fact, result, how, checked_by, is_drawn, county, treatment_types)
      select id, fact, ${result}, ${how}, app_user_id(), ${isDrawn}, county, treatment_types
      from treatment_centers, unnest(${sql.param([...facts])}::text[]) as fact
      where id = ${centerId} returning id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Settles the open reports about a center, of one kind or of all: 'confirmed' where they were right. Takes the
 * notice from its number where that was reported. How many there were.
 */
export async function settleReports(
  tx: Transaction,
  centerId: string,
  status: 'confirmed' | 'dismissed',
  kind?: string,
): Promise<number> {
  const settled = await readRows(
    tx,
    sql`update problem_reports set status = ${status}, settled_at = now()
      where center_id = ${centerId} and status = 'open'
        and ${kind === undefined ? sql`true` : sql`kind = ${kind}`} returning id`,
  )
  if (kind === undefined || kind === 'wrong-number') {
    await tx.execute(sql`update treatment_centers set phone_reported_at = null
      where id = ${centerId} and phone_reported_at is not null`)
  }
  return settled.length
}
