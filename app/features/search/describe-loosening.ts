import { facets } from '#app/lib/facets.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
import { type FacetBits, hasFacet, labelChoice } from './count-choices.ts'
import type { Condition, Loosening } from './loosen-search.server.ts'
import { type Kind, looseningMessages } from './loosening-messages.ts'
import type { ListedCenter } from './read-listed.server.ts'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, getRadius } from './search-input.ts'

/** Describes a loosened filter, as text and as a link. */
export function describeLoosening(
  search: DirectorySearch,
  { condition, search: looser, total }: Loosening,
  language: Language = 'en',
): { brings: string; link: string } {
  const { kinds, maybeNoBed, joinAll, joinAny } = looseningMessages[language]
  const left = new Set<string>([...looser.types, ...looser.offers])
  const dropped = [...search.types, ...search.offers]
    .filter((name) => !left.has(name))
    .map((name) => labelChoice(name, language))
  const loosed = {
    before: getRadius(search),
    after: getRadius(looser),
    minimum: search.minRating ?? 0,
    words: search.text,
    choices: condition === 'people' ? joinAll(dropped) : joinAny(dropped),
    total: formatNumber(total, language),
  }
  const words = kinds[isKind(condition) ? condition : 'choices']
  const isBedLost = search.beds && condition !== 'beds'
  return {
    brings: words.brings(loosed) + (isBedLost ? maybeNoBed : ''),
    link: words.link(loosed),
  }
}

const isKind = (condition: Condition): condition is Condition & Kind =>
  condition in looseningMessages.en.kinds

/**
 * Lists the centers to show: the matches, or else the results of a looser search or the nearest
 * centers with what they lack.
 */
export function listShown(
  search: DirectorySearch,
  { centers, total, loosened }: SearchResult,
  language: Language = 'en',
): (ListedCenter & { lacking?: string[] })[] {
  if (total > 0 || !loosened) return centers
  if (loosened.applied) return loosened.centers
  return loosened.centers.map((center) => ({
    ...center,
    lacking: listLacking(search, center, language),
  }))
}

/**
 * Lists the requested properties that a center is not known to have: "Medicaid: not known", "Rated
 * below 4.5".
 */
function listLacking(
  search: DirectorySearch,
  center: { facets: FacetBits; rating: number },
  language: Language,
): string[] {
  const text = looseningMessages[language]
  const chosen = new Set<string>([...search.types, ...search.offers])
  const wanted = facets.flatMap(({ name, group }, index) =>
    chosen.has(name) ? [{ name, group, isMet: hasFacet(center.facets, index) }] : [],
  )
  // In a group joined by *or*, one choice is enough.
  const met = new Set(
    wanted.filter(({ group, isMet }) => group !== 'people' && isMet).map(({ group }) => group),
  )
  const lacking = wanted
    .filter(({ group, isMet }) => !met.has(group) && !isMet)
    .map(({ name }) => text.notKnown(labelChoice(name, language)))
  if (search.minRating === null || center.rating >= search.minRating) return lacking
  return [...lacking, center.rating > 0 ? text.ratedBelow(search.minRating) : text.ratingNotKnown]
}
