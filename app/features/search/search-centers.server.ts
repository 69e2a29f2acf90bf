import { sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Language } from '#app/lib/language.ts'
import { getMinuteOfWeek } from '#app/lib/opening-state.ts'
import type { Near } from '#app/lib/places/near.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { correctWords } from './correct-words.server.ts'
import { type Counted, countChoices } from './count-choices.ts'
import { countOpenBeds } from './count-open-beds.server.ts'
import type { Danger } from './danger-words.ts'
import { listMatches } from './list-matches.server.ts'
import { keyInState } from './location-key.ts'
import { type Loosened, loosenSearch } from './loosen-search.server.ts'
import type { ParsedSearch } from './parse-search.server.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { countMatches, type SearchScope } from './read-matches.server.ts'
import { findPlaceKeys } from './read-overview.server.ts'
import { type DirectorySearch, hasFilters, pageSize } from './search-input.ts'
import {
  type Understanding,
  understandNamed,
  understandSearch,
} from './understand/understand-search.server.ts'

// Nobody opens more pages; the sitemap links to every center.
const maxPages = 50

export type ResultPage = Counted & {
  centers: ListedCenter[]
  page: number
  pageCount: number
  /** Whether this is the last available page although more centers match. */
  isCut: boolean
}

export type SearchResult = ResultPage & {
  danger: Danger | null
  understanding: Understanding
  /** The result of reading `near`; null without it. */
  near: Near | null
  /** The corrected search if the typed text matched nothing: "newark" for "newrak". */
  correctedText: string | null
  /** Set if nothing matches at all: looser searches, and the nearest centers to call. */
  loosened: Loosened | null
}

type SearchOptions = {
  now: Date
  limit?: number
  language?: Language
  /** Centers verified since then come first. */
  verifiedSince?: Date
}

type PageOptions = SearchOptions & Required<Pick<SearchOptions, 'limit' | 'language'>>

/**
 * Finds one page of the centers that match every filter of the URL and of its words: by distance
 * from a place, otherwise Trusted ones first. Other words match as written or by stem; the last one
 * also as a prefix. If nothing matches, it treats a location as a prefix, corrects misspelled words,
 * and then loosens one filter.
 */
export async function searchCenters(
  db: Executor,
  parsed: ParsedSearch,
  options: SearchOptions,
): Promise<SearchResult> {
  const understanding = await understandSearch(db, parsed)
  const found = await searchUnderstood(db, parsed, understanding, options)
  if (found.total > 0 || understanding.nameWords.length === 0) return found
  // No center has all of the words, so a name is combined with filters: "Integrity House detox".
  const combined = understandNamed(parsed)
  return combined.isReinterpreted ? searchUnderstood(db, parsed, combined, options) : found
}

async function searchUnderstood(
  db: Executor,
  { danger }: ParsedSearch,
  understanding: Understanding,
  { now, limit = pageSize, language = 'en', verifiedSince }: SearchOptions,
): Promise<SearchResult> {
  const { search, words, nameWords } = understanding
  const near = await chooseNear(db, search.near, understanding.near)
  const options = { now, limit, language, verifiedSince }
  const minute = getMinuteOfWeek(now)
  const find = (words: string[], keys: string[]) =>
    findPage(db, search, { words, nameWords, keys, near, minute }, options)
  const result = {
    danger,
    understanding,
    near,
    correctedText: null,
    loosened: null,
  }

  let keys = search.location ? [foldText(search.location)] : []
  const exact = await find(words, keys)
  // Danger words are never corrected or dropped.
  if (exact.total > 0 || !hasFilters(search) || danger) return { ...result, ...exact }

  const begun = search.location ? await findPlaceKeys(db, search.location) : []
  if (begun.length) {
    keys = begun
    const byPlace = await find(words, keys)
    if (byPlace.total > 0) return { ...result, ...byPlace }
  }
  const corrected = await correctWords(db, words)
  if (corrected) {
    const spelled = await find(corrected, keys)
    if (spelled.total > 0) return { ...result, ...spelled, correctedText: corrected.join(' ') }
  }
  const place = { words, nameWords: [], keys, near, minute }
  return { ...result, ...exact, loosened: await loosenSearch(db, search, place, options) }
}

/** If several towns share a bare name, chooses the one with the most centers. */
async function chooseNear(db: Executor, typed: string, near: Near | null): Promise<Near | null> {
  if (near?.kind !== 'town' || near.others.length === 0) return near
  const towns = [near, ...near.others].filter((place) => place.kind === 'town')
  // A name with its county is not ambiguous.
  if (foldText(typed) === foldText(near.near) || towns.length < 2) return near
  const rows = await readRows<{ county: string }>(
    db,
    sql`select ${center.county} as county from ${center}
      where ${center.locationKeys} @> array[${keyInState(near.name)}]
      group by 1 order by count(*) desc, 1`,
  )
  const chosen = rows.flatMap(({ county }) => towns.find((town) => town.county === county) ?? [])[0]
  if (!chosen || chosen.county === near.county) return near
  const others = [near, ...near.others].filter((place) => place !== chosen)
  return { ...chosen, others, corrected: near.corrected }
}

/** Counts the matches and reads the page; for a later page it reads the last one. */
async function findPage(
  db: Executor,
  search: DirectorySearch,
  place: SearchScope,
  { now, limit, language, verifiedSince }: PageOptions,
): Promise<ResultPage> {
  const counted = countChoices(await countMatches(db, search, place), search)
  const { total } = counted
  const pageCount = Math.max(1, Math.min(maxPages, Math.ceil(total / limit)))
  const page = Math.min(search.page, pageCount)
  const window = { limit, offset: (page - 1) * limit, verifiedSince }
  const ids = await listMatches(db, search, place, window, counted)
  const openBeds = search.beds || total === 0 ? total : await countOpenBeds(db, search, place)
  const isCut = page === pageCount && total > pageCount * limit
  return {
    ...counted,
    choices: { ...counted.choices, 'open-beds': openBeds },
    centers: await readListedCenters(db, ids, place, { now, language }),
    page,
    pageCount,
    isCut,
  }
}
