import { sql } from 'drizzle-orm'
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
  const rows = await db
    .select(summaryColumns)
    .from(center)
    .where(sql`not ${center.isClosed}`)
    .orderBy(
      sql`${center.pinned} desc nulls last, ${center.pinnedAt} desc nulls last,
        ${center.isOutOfState}, ${center.createdAt} desc nulls last, ${center.id}`,
    )
    .limit(limit)
  return rows.map((row) => summarizeCenter(row, now, language))
}
