import { and, asc, gte, lte } from 'drizzle-orm'
import { summarizeCenter } from '#app/features/centers/center-model.ts'
import type { SavedCenter } from '#app/lib/saved-center.ts'
import type { Executor } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'

/** Reads all centers whose id begins with this digit, ordered by id. */
export async function readSavedCenters(db: Executor, range: string): Promise<SavedCenter[]> {
  const bound = (digit: string) =>
    `${range}${digit.repeat(7)}-${Array(3).fill(digit.repeat(4)).join('-')}-${digit.repeat(12)}`
  const rows = await db
    .select(summaryColumns)
    .from(center)
    .where(and(gte(center.id, bound('0')), lte(center.id, bound('f'))))
    .orderBy(asc(center.id))
  const now = new Date()
  return rows.map((row) => summarizeCenter(row, now).saved)
}

export function countCenters(db: Executor): Promise<number> {
  return db.$count(center)
}
