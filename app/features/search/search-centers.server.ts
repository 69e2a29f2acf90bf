import { foldText, splitWords } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { correctWords } from './correct-words.server.ts'
import { findPlaceKeys } from './find-places.server.ts'
import { matchCenters, type ReadBefore } from './match-centers.server.ts'
import { type ResultPage, readPage } from './read-page.server.ts'
import {
  type Condition,
  listChoiceConditions,
  listPlaceConditions,
  listWordConditions,
} from './search-conditions.server.ts'
import { type DirectorySearch, hasFilters, pageSize } from './search-input.ts'

const mostWords = 10

export type SearchResult = ResultPage & {
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
  const find = async (...lists: Condition[][]): Promise<ResultPage> => {
    const isAsked = lists.some((list) => list.length > 0)
    const matches = isAsked ? await matchCenters(tx, lists, before) : null
    return readPage(tx, matches, { ...search, everything, limit })
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
