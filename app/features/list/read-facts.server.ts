import { and, asc, gte, lte } from 'drizzle-orm'
import { summarizeCenter } from '#app/features/centers/center.ts'
import type { CenterFacts } from '#app/lib/kept-list.ts'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'

/** The facts of all centers whose id begins with a digit of `factRanges`, by their ids. */
export async function readFacts(tx: Transaction, range: string): Promise<CenterFacts[]> {
  const bound = (digit: string) =>
    `${range}${digit.repeat(7)}-${Array(3).fill(digit.repeat(4)).join('-')}-${digit.repeat(12)}`
  const rows = await tx
    .select(summaryColumns)
    .from(center)
    .where(and(gte(center.id, bound('0')), lte(center.id, bound('f'))))
    .orderBy(asc(center.id))
  const now = new Date()
  return rows.map((row) => summarizeCenter(row, now).facts)
}

/** How many centers there are. */
export function countCenters(tx: Transaction): Promise<number> {
  return tx.$count(center)
}
