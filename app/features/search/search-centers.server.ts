import { type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { correctWords } from './correct-words.server.ts'
import { findPlaceKeys } from './find-places.server.ts'
import { listPositions, matchCenters } from './match-centers.server.ts'
import { type Filters, listConditions } from './search-conditions.server.ts'
import { type DirectorySearch, hasFilters, pageSize, type SortOrder } from './search-input.ts'

const mostWords = 10
// Nobody turns over more pages; the sitemap leads to every center.
const mostPages = 50

export type SearchResult = {
  centers: CenterSummary[]
  total: number
  page: number
  pageCount: number
  /** Whether this is the last page that can be reached, though more centers match. */
  isCut: boolean
  /** What was searched instead, when nothing matched what was typed: "newark" for "newrak". */
  correctedText: string | null
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
  const conditions = await listConditions(tx, filters)
  const matches = conditions.length ? await matchCenters(tx, conditions) : null
  const total = matches?.total ?? everything
  const pageCount = Math.max(1, Math.min(mostPages, Math.ceil(total / limit)))
  const page = Math.min(search.page, pageCount)
  const isCut = page === pageCount && total > pageCount * limit
  if (total === 0) return { centers: [], total, page, pageCount, isCut }
  const offset = (page - 1) * limit
  let where: SQL | null = null
  if (matches) {
    const isDense = walkIsCheaper(offset + limit, total, everything)
    where =
      'isMatch' in matches.by && isDense
        ? matches.by.isMatch
        : isAmong(
            'positions' in matches.by ? matches.by.positions : await listPositions(tx, conditions),
          )
  }
  const order = orders[search.sort]
  const chosen = sql`(with page as materialized (
      select ${center.id} from ${center} ${where ? sql`where ${where}` : sql``}
      order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}
    ) select id from page)`
  const rows = await tx
    .select(summaryColumns)
    .from(center)
    .where(sql`${center.id} in ${chosen}`)
    .orderBy(...order)
  return { centers: rows.map(summarizeCenter), total, page, pageCount, isCut }
}

/**
 * Whether to read the index of the order until enough matches have come by, or to list all matches and
 * to put them in order. Counted in entries of the index: of bits, 32 at once cost about as much as one
 * entry, and a match that is found alone costs twenty.
 */
function walkIsCheaper(wanted: number, total: number, everything: number): boolean {
  return (wanted * everything) / total < everything / 32 + total * 20
}

const isAmong = (positions: number[]) =>
  sql`${center.searchPosition} = any (${sql.param(positions)}::integer[])`

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
