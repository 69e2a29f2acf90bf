import type { Near } from '#app/center/places/near.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { findHoliday, type Holiday } from '#app/lib/holidays.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { type Counted, countChoices } from './count-choices.ts'
import { countMentions } from './count-mentions.server.ts'
import { countOpenBeds } from './count-open-beds.server.ts'
import type { Danger } from './danger-words.ts'
import { type Further, findFurther } from './find-further.server.ts'
import { findFirstToCall } from './first-to-call.server.ts'
import { listMatches } from './list-matches.server.ts'
import { type Loosened, loosenSearch } from './loosen-search.server.ts'
import type { SearchScope } from './match-search.server.ts'
import type { ParsedSearch } from './parse-search.server.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { countMatches } from './read-matches.server.ts'
import { resolveSearch } from './resolve-search.server.ts'
import { type DirectorySearch, hasFilters, pageSize } from './search-input.ts'
import type { Understanding } from './understand/understanding.ts'

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
  /** Whether the end of the text was too long to be searched. */
  leavesOutText: boolean
  understanding: Understanding
  /** The center to call first, if one fits all, answers now, and is the nearest. */
  first: ListedCenter | null
  /** What follows one or two results, or none; null for other lists. */
  further: Further | null
  /** The result of reading `near`; null without it. */
  near: Near | null
  /** Today in the state: hours of the week may not hold. */
  holiday: Holiday | null
  /** The corrected search if the words matched nothing: "newark" for "newrak". */
  correctedText: string | null
  /** The number of matches that have all of `understanding.rankWords`. */
  mentions: number
  /** Set if nothing matches, or only closed centers: looser searches, and the nearest centers to call. */
  loosened: Loosened | null
}

type SearchOptions = {
  now: Date
  limit?: number
  language?: Language
}

type PageOptions = SearchOptions & Required<Pick<SearchOptions, 'limit' | 'language'>>

/**
 * Find one page of the centers that match every filter of the URL and of its words: by distance
 * from a place, otherwise Trusted ones first. Other words match as written or by stem; the last one
 * also as a prefix. If nothing matches, it treats a location as a prefix, corrects misspelled words,
 * and then loosens one filter.
 */
export async function searchCenters(
  db: Executor,
  parsed: ParsedSearch,
  { now, limit = pageSize, language = 'en' }: SearchOptions,
): Promise<SearchResult> {
  const options = { now, limit, language }
  const { found, scope, understanding, correctedText } = await resolveSearch(
    db,
    parsed,
    now,
    (search, scope) => findPage(db, search, scope, options),
  )
  const { search } = understanding
  const { danger } = parsed
  // Danger words are never corrected or dropped.
  const isNamed = understanding.nameWords.length > 0 && found.total > 0
  const isLoosened = found.notClosed === 0 && !isNamed && hasFilters(search) && !danger
  const loosened = isLoosened ? await loosenSearch(db, search, scope, options) : null
  return {
    ...found,
    danger,
    leavesOutText: parsed.isCut,
    understanding,
    first: found.total > 0 ? await findFirstToCall(db, search, scope, options) : null,
    holiday: findHoliday(formatIsoDate(now)),
    near: scope.near,
    correctedText,
    mentions: await countMentions(db, search, scope, understanding.rankWords),
    loosened,
    further: await findFurther(db, search, scope, { found: found.centers, loosened }, options),
  }
}

/** Count the matches and read the page; for a later page it reads the last one. */
async function findPage(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  { now, limit, language }: PageOptions,
): Promise<ResultPage> {
  const counted = countChoices(await countMatches(db, search, scope), search)
  const { total } = counted
  const pageCount = Math.max(1, Math.min(maxPages, Math.ceil(total / limit)))
  const page = Math.min(search.page, pageCount)
  const window = { limit, offset: (page - 1) * limit }
  const ids = await listMatches(db, search, scope, window, counted)
  const openBeds = search.beds || total === 0 ? total : await countOpenBeds(db, search, scope)
  const isCut = page === pageCount && total > pageCount * limit
  return {
    ...counted,
    choices: { ...counted.choices, 'open-beds': openBeds },
    centers: await readListedCenters(db, ids, scope, { now, language, at: search.at }),
    page,
    pageCount,
    isCut,
  }
}
