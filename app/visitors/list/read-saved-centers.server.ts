import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import { hideNumbersInTexts, hidePhones } from '#app/center/fields/reported-phone.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { summarizeCenter } from '#app/center/summarize-center.ts'
import type { Executor } from '#db/client.server.ts'
import { admissionColumns } from '#db/schema/center-admission.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { centerFormerIds as formerIds } from '#db/schema/merges.ts'

const columns = { ...summaryColumns, ...admissionColumns }

/**
 * Read all centers whose id begins with this digit, ordered by id, and those that had such an id before
 * they were merged: a list on a device still has it.
 */
export async function readSavedCenters(db: Executor, range: string): Promise<SavedCenter[]> {
  const bound = (digit: string) =>
    `${range}${digit.repeat(7)}-${Array(3).fill(digit.repeat(4)).join('-')}-${digit.repeat(12)}`
  const isInRange = (id: typeof center.id | typeof formerIds.id) =>
    and(gte(id, bound('0')), lte(id, bound('f')))
  const rows = await db
    .select(columns)
    .from(center)
    .where(isInRange(center.id))
    .orderBy(asc(center.id))
  const merged = await db
    .select({ ...columns, formerId: formerIds.id })
    .from(formerIds)
    .innerJoin(center, eq(center.id, formerIds.centerId))
    .where(isInRange(formerIds.id))
    .orderBy(asc(formerIds.id))
  const now = new Date()
  return [
    ...rows.map((row) => describe(row, now)),
    ...merged.map((row) => ({ ...describe(row, now), id: row.formerId })),
  ]
}

type Row = Parameters<typeof summarizeCenter>[0] & Parameters<typeof pickAdmission>[0]

function describe(row: Row, now: Date): SavedCenter {
  const admission = pickAdmission(hidePhones(hideNumbersInTexts(row, now), now))
  return { ...summarizeCenter(row, now).saved, admission }
}

export function countCenters(db: Executor): Promise<number> {
  return db.$count(center)
}
