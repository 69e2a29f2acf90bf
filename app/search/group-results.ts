import type { Language } from '#app/lib/language.ts'
import { listLacking, listMatched } from './describe-loosening.ts'
import { looseningMessages } from './loosening-messages.ts'
import type { ListedCenter } from './read-listed.server.ts'
import type { SearchResult } from './search-centers.server.ts'
import { emptySearch, serializeSearch } from './search-input.ts'

export type ShownCenter = ListedCenter & {
  /** The filters that the center meets. */
  matched: string[]
  /** Those that it may not meet. */
  lacking?: string[]
  /** The query of its page: the place to measure from, and what was asked for. */
  pageQuery: string
}

/**
 * 'found' is a list without a center to call first. 'loosened' are the results of a looser search, or
 * the nearest centers; 'asking' are near and may miss one wish; 'farther' fit everything.
 */
export type ResultGroup = {
  kind: 'first' | 'others' | 'found' | 'loosened' | 'asking' | 'farther' | 'closed'
  centers: ShownCenter[]
}

/**
 * Group the results of a search in the order in which to call them: one first, the others, what is
 * near or fits if there are few, and those that are closed now; at `most` that many centers. An order that a
 * visitor chose stays.
 */
export function groupResults(
  results: SearchResult,
  language: Language,
  most = Number.POSITIVE_INFINITY,
): ResultGroup[] {
  let left = most
  return listGroups(results, language)
    .map(({ kind, centers }) => {
      const shown = centers.slice(0, left)
      left -= shown.length
      return { kind, centers: shown }
    })
    .filter(hasCenters)
}

function listGroups(results: SearchResult, language: Language): ResultGroup[] {
  const { centers, total, first, further, loosened, understanding } = results
  const { search } = understanding
  const match = (center: ListedCenter): ShownCenter => ({
    ...center,
    matched: listMatched(search, center, language),
    pageQuery: serializeSearch({
      ...emptySearch,
      near: center.searchedNear ?? '',
      types: search.types,
      offers: search.offers,
    }),
  })
  const { askShort, unknown } = looseningMessages[language]
  const matchPart = (center: ListedCenter): ShownCenter => ({
    ...match(center),
    lacking: listLacking(
      search,
      { ...center, notOffered: [] },
      language,
      center.phoneHref ? askShort : unknown,
    ),
  })
  const asking: ResultGroup = { kind: 'asking', centers: (further?.asking ?? []).map(matchPart) }
  if (total === 0 || loosened) {
    const loose: ResultGroup = {
      kind: 'loosened',
      centers: (loosened?.centers ?? []).map(matchPart),
    }
    return [loose, asking, { kind: 'closed', centers: centers.map(match) }]
  }
  if (search.sort !== null) return [{ kind: 'found', centers: centers.map(match) }]
  const others = centers.filter(({ slug }) => slug !== first?.slug).map(match)
  const groups: ResultGroup[] = [
    { kind: 'first', centers: first ? [match(first)] : [] },
    {
      kind: first ? 'others' : 'found',
      centers: others.filter((center) => !isClosedNow(center)),
    },
    asking,
    { kind: 'farther', centers: (further?.farther ?? []).map(match) },
    { kind: 'closed', centers: others.filter(isClosedNow) },
  ]
  return groups
}

/** List the centers that a page of results shows, in its order. */
export const listShown = (
  results: SearchResult,
  language: Language = 'en',
  most?: number,
): ShownCenter[] => groupResults(results, language, most).flatMap(({ centers }) => centers)

const hasCenters = ({ centers }: ResultGroup) => centers.length > 0

const isClosedNow = ({ openStatus, opening }: ListedCenter): boolean =>
  openStatus !== 'Open' || opening?.status === 'closed'
