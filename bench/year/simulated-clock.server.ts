import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'

/** The simulated year: far from today, so that no row of it looks recent to the real clock. */
export const year = 2031

/**
 * Move to `at` what the database or a function just dated with the real clock: checks, the day of a
 * listing's last check, and since when it has its number.
 */
export function moveToDay(database: Database, at: Date): Promise<void> {
  const start = sql`${`${year}-01-01T00:00:00Z`}::timestamptz`
  const day = sql`${at}::timestamptz`
  return asOperator(database, async (db) => {
    await db.execute(sql`update field_checks set checked_at = ${day} where checked_at < ${start}`)
    await db.execute(
      sql`update treatment_centers set verified_at = ${day} where verified_at < ${start}`,
    )
    await db.execute(sql`update call_plans set number_since = ${day} where number_since < ${start}`)
  })
}
