import { sql } from 'drizzle-orm'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import type { Language } from '#app/lib/language.ts'
import { getMinuteOfWeek } from '#app/lib/opening-state.ts'
import { readNear } from '#app/lib/places/find-place.server.ts'
import type { Near } from '#app/lib/places/near.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { correctWords } from './correct-words.server.ts'
import { type Counted, countChoices } from './count-choices.ts'
import { findDanger } from './find-danger.ts'
import { type Loosened, loosenSearch } from './loosen-search.server.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { countMatches, listMatches, type SearchScope } from './read-matches.server.ts'
import { findPlaceKeys } from './read-overview.server.ts'
import { matchWords } from './search-conditions.server.ts'
import { type DirectorySearch, hasFilters, pageSize } from './search-input.ts'
import { isTranslated, translateSpanish } from './spanish-words.ts'

const maxWords = 10
// Nobody turns over more pages; the sitemap leads to every center.
const maxPages = 50

export type ResultPage = Counted & {
  centers: ListedCenter[]
  page: number
  pageCount: number
  /** Whether this is the last page that can be reached, though more centers match. */
  isCut: boolean
}

export type SearchResult = ResultPage & {
  /** What `near` says; null without it. */
  near: Near | null
  /** What was searched instead, when nothing matched what was typed: "newark" for "newrak". */
  correctedText: string | null
  /** What was searched in its place where Spanish was typed: "methadone newark" for "metadona en Newark". */
  translatedText: string | null
  /** Where nothing matches at all: what would, and centers to call all the same. */
  loosened: Loosened | null
}

type SearchOptions = { now: Date; limit?: number; language?: Language }

/**
 * One page of the centers that match every filter: the nearest first beside a place, else Trusted ones first.
 * Words match as written or by stem, the last one also as a beginning; where nothing matches, a place is
 * taken as the beginning of a name, Spanish words are put into English, misspelt ones are corrected, and then one
 * condition is loosened.
 */
export async function searchCenters(
  db: Executor,
  search: DirectorySearch,
  { now, limit = pageSize, language = 'en' }: SearchOptions,
): Promise<SearchResult> {
  const near = await chooseNear(db, search.near)
  const options = { now, limit, language }
  const find = (words: string[], keys: string[]) =>
    findPage(db, search, { words, keys, near, minute: getMinuteOfWeek(now) }, options)
  const result = { near, correctedText: null, translatedText: null, loosened: null }

  const words = splitWords(search.text).slice(0, maxWords)
  let keys = search.location ? [foldText(search.location)] : []
  const exact = await find(words, keys)
  // Words of danger are never corrected or dropped.
  if (exact.total > 0 || !hasFilters(search) || findDanger(search)) return { ...result, ...exact }

  const begun = search.location ? await findPlaceKeys(db, search.location) : []
  if (begun.length) {
    keys = begun
    const byPlace = await find(words, keys)
    if (byPlace.total > 0) return { ...result, ...byPlace }
  }
  const translated = await translateWords(db, words)
  if (translated) {
    const english = await find(translated, keys)
    const translatedText = isTranslated(words, translated) ? translated.join(' ') : null
    if (english.total > 0) return { ...result, ...english, translatedText }
  }
  const searched = translated ?? words
  const corrected = await correctWords(db, searched)
  if (corrected) {
    const spelled = await find(corrected, keys)
    if (spelled.total > 0) return { ...result, ...spelled, correctedText: corrected.join(' ') }
  }
  const place = { words: searched, keys, near, minute: getMinuteOfWeek(now) }
  return { ...result, ...exact, loosened: await loosenSearch(db, search, place, options) }
}

/** Spanish words in English; null where there are none, and where a center bears them as they are ("La Casa"). */
async function translateWords(db: Executor, words: string[]): Promise<string[] | null> {
  const translated = translateSpanish(words)
  if (!translated) return null
  const bearing = await readRows(
    db,
    sql`select ${center.id} from ${center} where ${sql.join(matchWords(words))} limit 1`,
  )
  return bearing.length > 0 ? null : translated
}

/** The place that is meant: of several towns that bear a bare name, the one with most centers. */
async function chooseNear(db: Executor, typed: string): Promise<Near | null> {
  const near = readNear(typed)
  if (near?.kind !== 'town' || near.others.length === 0) return near
  const towns = [near, ...near.others].filter((place) => place.kind === 'town')
  // With its county, a name is not bare.
  if (foldText(typed) === foldText(near.near) || towns.length < 2) return near
  const rows = await readRows<{ county: string }>(
    db,
    sql`select ${center.county} as county from ${center}
      where ${center.locationKeys} @> array[${`${foldText(near.name)}, nj`}]
      group by 1 order by count(*) desc, 1`,
  )
  const chosen = rows.flatMap(({ county }) => towns.find((town) => town.county === county) ?? [])[0]
  if (!chosen || chosen.county === near.county) return near
  return { ...chosen, others: [near, ...near.others].filter((place) => place !== chosen) }
}

/** Counts what matches, and reads the page of it; the last one for a page beyond it. */
async function findPage(
  db: Executor,
  search: DirectorySearch,
  place: SearchScope,
  { now, limit, language }: Required<SearchOptions>,
): Promise<ResultPage> {
  const counted = countChoices(await countMatches(db, search, place), search)
  const { total } = counted
  const pageCount = Math.max(1, Math.min(maxPages, Math.ceil(total / limit)))
  const page = Math.min(search.page, pageCount)
  const ids = await listMatches(db, search, place, { limit, offset: (page - 1) * limit }, counted)
  const isCut = page === pageCount && total > pageCount * limit
  return {
    ...counted,
    centers: await readListedCenters(db, ids, place, { now, language }),
    page,
    pageCount,
    isCut,
  }
}
