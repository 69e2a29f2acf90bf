import { and, asc, avg, count, eq, gte, inArray, lte } from 'drizzle-orm'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import { hideNumbersInTexts, hidePhones } from '#app/center/fields/reported-phone.ts'
import type { SavedCenter, SavedRating } from '#app/center/saved/saved-center.ts'
import { summarizeCenter } from '#app/center/summarize-center.ts'
import { readNotOffered } from '#app/search/read-not-offered.server.ts'
import { paperOfferings } from '#app/visitors/sheets/ticks.ts'
import type { Executor } from '#db/client.server.ts'
import { admissionColumns } from '#db/schema/center-admission.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { centerFormerIds as formerIds } from '#db/schema/merges.ts'
import { reviews } from '#db/schema/participation.ts'

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
  const ids = [...rows, ...merged].map(({ id }) => id)
  const denied = await readNotOffered(db, ids, paperOfferings)
  const siteRatings = await readSiteRatings(db, ids)
  const now = new Date()
  const describe = (row: Row): SavedCenter => {
    const siteRating = siteRatings.get(row.id)
    return {
      ...describeRow(row, denied.get(row.id) ?? [], now),
      ...(siteRating && { siteRating }),
    }
  }
  return [...rows.map(describe), ...merged.map((row) => ({ ...describe(row), id: row.formerId }))]
}

type Row = Parameters<typeof summarizeCenter>[0] & Parameters<typeof pickAdmission>[0]

function describeRow(row: Row, denied: string[], now: Date): SavedCenter {
  const admission = pickAdmission(hidePhones(hideNumbersInTexts(row, now), now))
  const { saved, rating, reviewCount, isGoogleRating, trusted } = summarizeCenter(row, now)
  return {
    ...saved,
    admission,
    trusted,
    ...(rating > 0 && { rating: { score: rating, count: reviewCount, isGoogle: isGoogleRating } }),
    ...(denied.length > 0 && { denied }),
  }
}

/** Read the mean of each center's approved reviews on this site, by the center's id. */
async function readSiteRatings(db: Executor, ids: string[]): Promise<Map<string, SavedRating>> {
  const rows = await db
    .select({ id: reviews.centerId, score: avg(reviews.rating).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(eq(reviews.status, 'approved'), inArray(reviews.centerId, ids)))
    .groupBy(reviews.centerId)
  return new Map(rows.map(({ id, score, count }) => [id, { score, count }]))
}

export function countCenters(db: Executor): Promise<number> {
  return db.$count(center)
}
