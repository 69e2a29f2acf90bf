import { inArray, type SQL, sql } from 'drizzle-orm'
import type { CenterSummary } from '#app/center/center-model.ts'
import { summarizeCenter } from '#app/center/summarize-center.ts'
import { serializeCenters } from '#app/data/export/export-centers.server.ts'
import { selectCenters } from '#app/data/export/exported-center.server.ts'
import { type Page, readPage } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { matchQuery } from './table-conditions.server.ts'
import { pageSize, type Sort, type TableQuery } from './table-query.ts'

export type ListedRow = Pick<
  CenterSummary,
  'slug' | 'name' | 'treatmentTypeLabels' | 'openStatus' | 'rating' | 'reviewCount'
> & {
  id: string
  city: string | null
  pinned: boolean
  verifiedAt: Date | null
  isPhoneReported: boolean
}

/** One page of the centers that a query asks for, pinned ones and then those of the state first. */
export async function listCenters(db: Executor, query: TableQuery): Promise<Page<ListedRow>> {
  const where = matchQuery(query)
  const count = db.$count(center, where)
  return readPage(query.page, pageSize, count, async ({ limit, offset }) => {
    // First the ids: the columns of all that match would cost more than the page.
    const order = orderRows(query)
    const ids = db
      .select({ id: center.id })
      .from(center)
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset(offset)
    const rows = await db
      .select(summaryColumns)
      .from(center)
      .where(inArray(center.id, ids))
      .orderBy(order)
    const now = new Date()
    return rows.map((row) => describeRow(row, now))
  })
}

function describeRow(row: Parameters<typeof summarizeCenter>[0], now: Date): ListedRow {
  const summary = summarizeCenter(row, now)
  return {
    id: row.id,
    slug: summary.slug,
    name: summary.name,
    city: row.city,
    treatmentTypeLabels: summary.treatmentTypeLabels,
    openStatus: summary.openStatus,
    rating: summary.rating,
    reviewCount: summary.reviewCount,
    pinned: row.pinned,
    verifiedAt: row.verifiedAt,
    isPhoneReported: row.phoneReportedAt !== null,
  }
}

/** These centers as CSV, or all that a query asks for, in the table's order. */
export async function exportCenters(
  db: Executor,
  query: TableQuery,
  ids: readonly string[],
): Promise<string> {
  const where = ids.length > 0 ? inArray(center.id, ids.filter(isUuid)) : matchQuery(query)
  return serializeCenters(await selectCenters(db).where(where).orderBy(orderRows(query)))
}

/**
 * By each column, upward and downward. Times are named
 * with their table `c`, as the file has texts of the same names.
 */
const orders: Record<Sort, [up: string, down: string]> = {
  newest: ['c.created_at desc nulls last', ''],
  name: ['lower(name)', 'lower(name) desc nulls last'],
  city: ['lower(city), lower(name)', 'lower(city) desc nulls last, lower(name)'],
  rating: [
    'coalesce(total_score, 0), lower(name)',
    'total_score desc nulls last, reviews_count desc nulls last, lower(name)',
  ],
  reviews: [
    'coalesce(reviews_count, 0), lower(name)',
    'reviews_count desc nulls last, total_score desc nulls last, lower(name)',
  ],
  status: [
    'permanently_closed, temporarily_closed, lower(name)',
    'permanently_closed desc nulls last, temporarily_closed desc nulls last, lower(name)',
  ],
  checked: ['c.verified_at nulls first, lower(name)', 'c.verified_at desc nulls last, lower(name)'],
  updated: ['c.updated_at', 'c.updated_at desc nulls last'],
}

/** The order of a query's rows: pinned ones first, then those of the state. */
function orderRows({ sort, descending }: TableQuery): SQL {
  const order = orders[sort][descending ? 1 : 0]
  const columns = `pinned desc nulls last, c.pinned_at desc nulls last, c.is_out_of_state, ${order}, id`
  return sql.raw(columns.replaceAll('c.', 'treatment_centers.'))
}
