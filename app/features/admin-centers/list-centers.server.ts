import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center-model.ts'
import { serializeCenters } from '#app/features/export/export-centers.server.ts'
import { selectCenters } from '#app/features/export/exported-center.server.ts'
import { callDueDays } from '#app/lib/checked-fields.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { type Page, readPage } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { pageSize, type Sort, type TableQuery } from './table-query.ts'

const maxWords = 6

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

/** One page of the centers that a query asks for, pinned ones first. */
export async function listCenters(db: Executor, query: TableQuery): Promise<Page<ListedRow>> {
  const where = matchQuery(query)
  const count = db.$count(center, where)
  return readPage(query.page, pageSize, count, async ({ limit, offset }) => {
    const rows = await db
      .select(summaryColumns)
      .from(center)
      .where(where)
      .orderBy(orderRows(query))
      .limit(limit)
      .offset(offset)
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
 * By each column, upward and downward: where there is an index for it, column for column that index. Times are named
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

/** The order of a query's rows, pinned ones first. */
function orderRows({ sort, descending }: TableQuery): SQL {
  const order = orders[sort][descending ? 1 : 0]
  const columns = `pinned desc nulls last, c.pinned_at desc nulls last, ${order}, id`
  return sql.raw(columns.replaceAll('c.', 'treatment_centers.'))
}

const isDue = sql`coalesce(${center.verifiedAt}, '-infinity')
  < now() - make_interval(days => ${callDueDays}::integer)`
const isReported = sql`(${center.phoneReportedAt} is not null or exists (select 1 from problem_reports r
  where r.center_id = ${center.id} and r.status = 'open'))`

/** The condition that a query's filters make; nothing where it asks for every center. */
function matchQuery({ q, show, source }: TableQuery): SQL | undefined {
  const conditions: SQL[] = []
  if (q) conditions.push(matchText(q))
  if (show === 'open') {
    conditions.push(sql`not ${center.permanentlyClosed} and not ${center.temporarilyClosed}`)
  }
  if (show === 'closed') {
    conditions.push(sql`(${center.permanentlyClosed} or ${center.temporarilyClosed})`)
  }
  if (show === 'pinned') conditions.push(sql`${center.pinned}`)
  if (show === 'unverified') conditions.push(sql`${center.verifiedAt} is null`)
  if (show === 'due') conditions.push(isDue)
  if (show === 'reported') conditions.push(isReported)
  if (show === 'no-phone') conditions.push(sql`${center.phone} is null`)
  if (show === 'unreachable') conditions.push(sql`${center.unreachable}`)
  if (source !== 'any') conditions.push(sql`${center.source} = ${source}`)
  return and(...conditions)
}

/** Words that narrow nothing: "house on oak" finds Oak House. */
const linkWords = new Set('a an and at by for from in of on or the to with'.split(' '))

/**
 * Every word as the beginning of one in the name, the city, the county or the ZIP code (the search
 * vector's weights A and B); a slug as it is; four digits or more also as part of a phone number.
 */
function matchText(q: string): SQL {
  const typed = splitWords(q)
  const telling = typed.filter((word) => !linkWords.has(word))
  // Alone, it may be the beginning of a name: "an", "on".
  const words = (telling.length > 0 ? telling : typed.slice(-1)).slice(0, maxWords)
  if (words.length === 0) return sql`false`
  const begins = words.map((word) => `${word}:*AB`).join(' & ')
  const ways = [sql`${center.searchVector} @@ to_tsquery('simple', ${begins})`]
  const slug = q.toLowerCase()
  if (/^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug)) ways.push(sql`${center.slug} = ${slug}`)
  const digits = /^[\d\s().+-]+$/.test(q) ? q.replace(/\D/g, '') : ''
  if (digits.length >= 4) ways.push(sql`${center.phoneUnformatted} like ${`%${digits}%`}`)
  return sql`(${sql.join(ways, sql` or `)})`
}
