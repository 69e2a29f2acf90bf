import { and, arrayContains, arrayOverlaps, count, gte, type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { correctWords } from './correct-words.server.ts'
import { findPlaceKeys } from './find-places.server.ts'
import { type DirectorySearch, hasFilters, type SortOrder } from './search-input.ts'

export const pageSize = 24
const mostWords = 10
const fewMatches = 1_000

export type SearchResult = {
  centers: CenterSummary[]
  total: number
  page: number
  pageCount: number
  /** What was searched instead, when nothing matched what was typed: "newark" for "newrak". */
  correctedText: string | null
}

type Filters = {
  words: string[]
  locationKeys: string[]
  types: DirectorySearch['types']
  minRating: number | null
  openOnly: boolean
}

/**
 * One page of the centers that match every filter, Trusted ones first. Words match as written or by
 * stem, the last one also as a beginning; where nothing matches, a place is taken as the beginning
 * of a name and misspelt words are corrected. `everything` is the number of all centers.
 */
export async function searchCenters(
  tx: Transaction,
  search: DirectorySearch,
  { everything, limit = pageSize }: { everything: number; limit?: number },
): Promise<SearchResult> {
  const find = (chosen: Filters) => findPage(tx, chosen, { search, everything, limit })
  const filters: Filters = {
    words: splitWords(search.text).slice(0, mostWords),
    locationKeys: search.location ? [foldText(search.location)] : [],
    types: search.types,
    minRating: search.minRating,
    openOnly: search.openOnly,
  }
  const exact = await find(filters)
  if (exact.total > 0 || !hasFilters(search)) return { ...exact, correctedText: null }

  let loosened = filters
  if (filters.locationKeys.length) {
    const locationKeys = await findPlaceKeys(tx, search.location)
    if (locationKeys.length) loosened = { ...loosened, locationKeys }
  }
  if (loosened !== filters) {
    const byPlace = await find(loosened)
    if (byPlace.total > 0) return { ...byPlace, correctedText: null }
  }
  const corrected = await correctWords(tx, filters.words)
  if (!corrected) return { ...exact, correctedText: null }
  const spelled = await find({ ...loosened, words: corrected })
  return { ...spelled, correctedText: spelled.total > 0 ? corrected.join(' ') : null }
}

type Page = Omit<SearchResult, 'correctedText'>

async function findPage(
  tx: Transaction,
  filters: Filters,
  { search, everything, limit }: { search: DirectorySearch; everything: number; limit: number },
): Promise<Page> {
  const where = and(...listConditions(filters))
  const total = where ? await countMatches(tx, where) : everything
  const pageCount = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(search.page, pageCount)
  const rows = total === 0 ? [] : await readRowsOf(tx, where, total, search.sort, page, limit)
  return { centers: rows.map(summarizeCenter), total, page, pageCount }
}

async function countMatches(tx: Transaction, where: SQL): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(center).where(where)
  return row?.total ?? 0
}

/**
 * Where many match, the page is read along the index of its order, which soon has enough; where few
 * do, they are found first and put in order. The planner cannot tell which: it has no idea how many
 * words begin so.
 */
function readRowsOf(
  tx: Transaction,
  where: SQL | undefined,
  total: number,
  sort: SortOrder,
  page: number,
  limit: number,
) {
  const offset = (page - 1) * limit
  if (!where || total > fewMatches) {
    return tx
      .select(summaryColumns)
      .from(center)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(offset)
  }
  const matches = sql`(with found as materialized (select id from ${center} where ${where}) select id from found)`
  return tx
    .select(summaryColumns)
    .from(center)
    .where(sql`${center.id} in ${matches}`)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
}

function listConditions(filters: Filters): SQL[] {
  const conditions: SQL[] = []
  if (filters.words.length) {
    conditions.push(sql`${center.searchVector} @@ search_query(${sql.param(filters.words)})`)
  }
  if (filters.locationKeys.length === 1) {
    conditions.push(arrayContains(center.locationKeys, filters.locationKeys))
  } else if (filters.locationKeys.length > 1) {
    conditions.push(arrayOverlaps(center.locationKeys, filters.locationKeys))
  }
  if (filters.types.length) conditions.push(arrayOverlaps(center.treatmentTypes, filters.types))
  if (filters.minRating !== null) conditions.push(gte(center.totalScore, filters.minRating))
  if (filters.openOnly) {
    conditions.push(sql`not ${center.permanentlyClosed} and not ${center.temporarilyClosed}`)
  }
  return conditions
}

// Each list is, column for column, one of the table's indexes.
const trustedFirst = [
  sql`${center.pinned} desc nulls last`,
  sql`${center.pinnedAt} desc nulls last`,
]
const byName = [sql`lower(${center.name})`, sql`${center.id}`]
const orders: Record<SortOrder, SQL[]> = {
  rating: [
    ...trustedFirst,
    sql`${center.totalScore} desc nulls last`,
    sql`${center.reviewsCount} desc nulls last`,
    ...byName,
  ],
  name: [...trustedFirst, ...byName],
  reviews: [
    ...trustedFirst,
    sql`${center.reviewsCount} desc nulls last`,
    sql`${center.totalScore} desc nulls last`,
    ...byName,
  ],
}
