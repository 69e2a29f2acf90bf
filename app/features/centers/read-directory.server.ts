import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center, directoryTotals } from '#db/schema/centers.ts'
import { type CenterSummary, summarizeCenter } from './center.ts'

export type DirectoryTotals = {
  centers: number
  /** Fictional ones among them. */
  samples: number
  /** Mean of the centers that have a rating, to one decimal; null when none has. */
  averageRating: number | null
}

/** The directory in numbers. One row: triggers keep it. */
export async function readTotals(tx: Transaction): Promise<DirectoryTotals> {
  const [row] = await tx.select().from(directoryTotals)
  if (!row) throw new Error('directory_totals has lost its row')
  return {
    centers: row.centers,
    samples: row.samples,
    averageRating: row.rated ? Math.round((Number(row.scoreSum) / row.rated) * 10) / 10 : null,
  }
}

/** The first centers in the specification's order: pinned, then by when they were pinned, then new. */
export async function listFeatured(tx: Transaction, limit = 3): Promise<CenterSummary[]> {
  const rows = await tx
    .select(summaryColumns)
    .from(center)
    .orderBy(
      sql`${center.pinned} desc nulls last, ${center.pinnedAt} desc nulls last,
        ${center.createdAt} desc nulls last, ${center.id}`,
    )
    .limit(limit)
  return rows.map(summarizeCenter)
}
