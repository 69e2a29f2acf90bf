import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'

/**
 * Lets the query planner know what an import brought; the embedded database does not find out by
 * itself. Needs the owner's rights.
 */
export async function refreshStatistics(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`analyze treatment_centers, center_categories, center_opening_hours, center_additional_info,
      directory_places, search_words, import_rows`,
  )
}
