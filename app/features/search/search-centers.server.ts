import { type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type CenterBits, listPositions } from './center-bits.ts'
import { correctWords } from './correct-words.server.ts'
import { findPlaceKeys } from './find-places.server.ts'
import { type Matches, matchCenters, type ReadBefore } from './match-centers.server.ts'
import {
  type Condition,
  listChoiceConditions,
  listPlaceConditions,
  listWordConditions,
} from './search-conditions.server.ts'
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
  const words = splitWords(search.text).slice(0, mostWords)
  const choices = listChoiceConditions(search)
  const before: ReadBefore = new Map()
  const find = async (...lists: Condition[][]): Promise<Page> => {
    const isAsked = lists.some((list) => list.length > 0)
    const matches = isAsked ? await matchCenters(tx, lists, before) : null
    return readPage(tx, matches, { search, everything, limit })
  }
  const asked = await listWordConditions(tx, words)
  let places = listPlaceConditions(search.location ? [foldText(search.location)] : [])
  const exact = await find(choices, places, asked)
  if (exact.total > 0 || !hasFilters(search)) return { ...exact, correctedText: null }

  const begun = search.location ? await findPlaceKeys(tx, search.location) : []
  if (begun.length) {
    places = listPlaceConditions(begun)
    const byPlace = await find(choices, places, asked)
    if (byPlace.total > 0) return { ...byPlace, correctedText: null }
  }
  const corrected = await correctWords(tx, words)
  if (!corrected) return { ...exact, correctedText: null }
  const spelled = await find(choices, places, await listWordConditions(tx, corrected))
  return { ...spelled, correctedText: spelled.total > 0 ? corrected.join(' ') : null }
}

type Page = Omit<SearchResult, 'correctedText'>

async function readPage(
  tx: Transaction,
  matches: Matches | null,
  { search, everything, limit }: { search: DirectorySearch; everything: number; limit: number },
): Promise<Page> {
  const total = matches?.total ?? everything
  const pageCount = Math.max(1, Math.min(mostPages, Math.ceil(total / limit)))
  const page = Math.min(search.page, pageCount)
  const isCut = page === pageCount && total > pageCount * limit
  if (total === 0) return { centers: [], total, page, pageCount, isCut }
  const offset = (page - 1) * limit
  const order = sql.join(orders[search.sort], sql`, `)
  const window = sql`order by ${order} limit ${limit} offset ${offset}`
  let chosen = sql`select ${center.id} from ${center} ${window}`
  if (matches && 'positions' in matches) chosen = sortAll(matches.positions, window)
  else if (matches) {
    chosen = walkIsCheaper(offset + limit, total, everything)
      ? sql`select ${center.id} from ${center} where ${isIn(matches.bits)} ${window}`
      : sortAll(listPositions(matches.bits), window)
  }
  const rows = await tx
    .select(summaryColumns)
    .from(center)
    .where(sql`${center.id} in (with page as materialized (${chosen}) select id from page)`)
    .orderBy(...orders[search.sort])
  return { centers: rows.map(summarizeCenter), total, page, pageCount, isCut }
}

/**
 * Whether to read the index of the order until enough matches have come by, or to list all matches and
 * to put them in order. Counted in entries of the index: a match that is found alone costs ten.
 */
function walkIsCheaper(wanted: number, total: number, everything: number): boolean {
  return (wanted * everything) / total < total * 10
}

/** The ids of a window of these centers. They are read before they are sorted, never along an order. */
function sortAll(positions: number[], window: SQL): SQL {
  const { id, name, pinned, pinnedAt, totalScore, reviewsCount } = center
  const columns = sql.join([id, name, pinned, pinnedAt, totalScore, reviewsCount], sql`, `)
  const isAmong = sql`${center.searchPosition} = any (${sql.param(positions)}::integer[])`
  return sql`with ${center} as materialized (select ${columns} from ${center} where ${isAmong})
    select ${center.id} from ${center} ${window}`
}

/** Whether a row of treatment_centers is among them. Centers that have come since then are not. */
function isIn(bits: CenterBits): SQL {
  const last = sql.raw(String(bits.length * 8 + 7))
  const position = sql`least(${center.searchPosition}, ${last})`
  // PostgreSQL counts the bits of bytes from the lowest. Not `= 1`: the planner would take that for rare
  // and sort the whole table.
  return sql`get_bit(${Buffer.concat([bits, Buffer.alloc(1)])}::bytea, ${position} # 7) <> 0`
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
