import { inArray, type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { correctWords } from './correct-words.server.ts'
import { type ChoiceCounts, countChoices, listFacetConditions } from './facets.ts'
import { findPlaceKeys } from './find-places.server.ts'
import { matchFacets, matchLocation, matchWords } from './search-conditions.server.ts'
import { type DirectorySearch, hasFilters, pageSize, type SortOrder } from './search-input.ts'

const maxWords = 10
// Nobody turns over more pages; the sitemap leads to every center.
const maxPages = 50

export type SearchResult = {
  centers: CenterSummary[]
  total: number
  page: number
  pageCount: number
  /** Whether this is the last page that can be reached, though more centers match. */
  isCut: boolean
  choices: ChoiceCounts
  /** What was searched instead, when nothing matched what was typed: "newark" for "newrak". */
  correctedText: string | null
}

/**
 * One page of the centers that match every filter, Trusted ones first. Words match as written or by
 * stem, the last one also as a beginning; where nothing matches, a place is taken as the beginning
 * of a name and misspelt words are corrected.
 */
export async function searchCenters(
  tx: Transaction,
  search: DirectorySearch,
  limit = pageSize,
): Promise<SearchResult> {
  const words = splitWords(search.text).slice(0, maxWords)
  const location = search.location ? [foldText(search.location)] : []
  const find = (words: string[], keys: string[]) =>
    findPage(tx, [...matchWords(words), ...matchLocation(keys)], search, limit)
  const exact = await find(words, location)
  if (exact.total > 0 || !hasFilters(search)) return { ...exact, correctedText: null }

  const begun = search.location ? await findPlaceKeys(tx, search.location) : []
  if (begun.length) {
    const byPlace = await find(words, begun)
    if (byPlace.total > 0) return { ...byPlace, correctedText: null }
  }
  const corrected = await correctWords(tx, words)
  if (!corrected) return { ...exact, correctedText: null }
  const spelled = await find(corrected, begun.length ? begun : location)
  return { ...spelled, correctedText: spelled.total > 0 ? corrected.join(' ') : null }
}

const trustedFirst = sql`${center.pinned} desc nulls last`
const byName = sql`lower(${center.name}), ${center.id}`
const score = sql`${center.totalScore} desc nulls last`
const reviews = sql`${center.reviewsCount} desc nulls last`

// Each is, column for column, one of the table's indexes.
const sortColumns: Record<SortOrder, SQL> = {
  rating: sql`${trustedFirst}, ${score}, ${reviews}, ${byName}`,
  name: sql`${trustedFirst}, ${byName}`,
  reviews: sql`${trustedFirst}, ${reviews}, ${score}, ${byName}`,
}

type Page = Omit<SearchResult, 'correctedText'>

/** Counts what matches, and reads the page of it. */
async function findPage(
  tx: Transaction,
  matching: SQL[],
  search: DirectorySearch,
  limit: number,
): Promise<Page> {
  const conditions = listFacetConditions(search)
  const order = sortColumns[search.sort]
  const read = (page: number) =>
    readMatches(tx, {
      matching,
      chosen: matchFacets(conditions),
      order,
      limit,
      offset: (page - 1) * limit,
    })
  let found = await read(search.page)
  const { total, choices } = countChoices(found.counts, conditions)
  const pageCount = Math.max(1, Math.min(maxPages, Math.ceil(total / limit)))
  const page = Math.min(search.page, pageCount)
  const isCut = page === pageCount && total > pageCount * limit
  if (page !== search.page) found = await read(page)
  const rows = found.ids.length
    ? await tx
        .select(summaryColumns)
        .from(center)
        .where(inArray(center.id, found.ids))
        .orderBy(order)
    : []
  return { centers: rows.map(summarizeCenter), total, choices, page, pageCount, isCut }
}

type Window = { matching: SQL[]; chosen: SQL[]; order: SQL; limit: number; offset: number }

/**
 * How many centers match, of each combination of facets, and the ids of the page. Matches of words and
 * places are found once for both; without any, an index has the facets and another the order.
 */
async function readMatches(tx: Transaction, { matching, chosen, order, limit, offset }: Window) {
  const { id, name, pinned, totalScore, reviewsCount, facets } = center
  const columns = sql.join([id, name, pinned, totalScore, reviewsCount, facets], sql`, `)
  const found = sql`with ${center} as materialized (select ${columns} from ${center} ${where(matching)})`
  const [row] = await readRows<{
    facets: number[] | null
    centers: number[] | null
    ids: string[]
  }>(
    tx,
    sql`${matching.length ? found : sql``}
      select array_agg(facets) as facets, array_agg(centers) as centers, array(
        select ${id} from ${center} ${where(chosen)} order by ${order} limit ${limit} offset ${offset}) as ids
      from (select ${facets} as facets, count(*)::integer as centers from ${center} group by ${facets}) as counted`,
  )
  const numbers = row?.centers ?? []
  const counts = (row?.facets ?? []).map((bits, index) => ({
    facets: bits,
    centers: numbers[index] ?? 0,
  }))
  return { counts, ids: row?.ids ?? [] }
}

function where(conditions: SQL[]): SQL {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
