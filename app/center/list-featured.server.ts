import { inArray, sql } from 'drizzle-orm'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { CenterSummary } from './center-model.ts'
import { summarizeCenter } from './summarize-center.ts'

/**
 * List the first open centers: the latest pinned first, then those in the state, then the newest.
 */
export async function listFeatured(
  db: Executor,
  now: Date,
  limit = 3,
  language: Language = 'en',
): Promise<CenterSummary[]> {
  const order = sql`${center.pinned} desc nulls last, ${center.pinnedAt} desc nulls last,
    ${center.isOutOfState}, ${center.createdAt} desc nulls last, ${center.id}`
  // First the ids: the columns of all open centers would cost more than those of a few.
  const ids = db
    .select({ id: center.id })
    .from(center)
    .where(sql`not ${center.isClosed}`)
    .orderBy(order)
    .limit(limit)
  const rows = await db
    .select(summaryColumns)
    .from(center)
    .where(inArray(center.id, ids))
    .orderBy(order)
  return rows.map((row) => summarizeCenter(row, now, language))
}
