import type { Language } from '#app/lib/language.ts'
import { facets } from './facets.ts'
import { labelChoice } from './label-choice.ts'
import type { Loosening } from './loosen-search.server.ts'
import { looseningMessages } from './loosening-messages.ts'
import type { ListedCenter } from './read-listed.server.ts'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, getRadius } from './search-input.ts'

/** What one loosened condition brings: "None within 10 miles. 3 within 25 miles." */
export function describeLoosening(
  search: DirectorySearch,
  { condition, search: looser, total }: Loosening,
  language: Language = 'en',
): string {
  const text = looseningMessages[language].brings
  switch (condition) {
    case 'within':
      return text.within(getRadius(search), getRadius(looser), total)
    case 'openings':
    case 'open':
      return text[condition](total)
    case 'rating':
      return text.rating(search.minRating ?? 0, total)
    case 'words':
      return text.words(search.text, total)
    default:
      return text.choices(listDropped(search, looser, condition, language), total)
  }
}

/** The same as a link's words: "Within 25 miles", "Without Medicaid". */
export function labelLoosening(
  search: DirectorySearch,
  { condition, search: looser }: Loosening,
  language: Language = 'en',
): string {
  const text = looseningMessages[language].link
  switch (condition) {
    case 'within':
      return text.within(getRadius(looser))
    case 'openings':
    case 'open':
    case 'rating':
      return text[condition]
    case 'words':
      return text.words(search.text)
    default:
      return text.choices(listDropped(search, looser, condition, language))
  }
}

/** The choices that the looser search lacks: "Detox or Residential". */
function listDropped(
  search: DirectorySearch,
  looser: DirectorySearch,
  group: string,
  language: Language,
): string {
  const left = new Set<string>([...looser.types, ...looser.offers])
  const dropped = [...search.types, ...search.offers]
    .filter((name) => !left.has(name))
    .map((name) => labelChoice(name, language))
  const { joinAll, joinAny } = looseningMessages[language]
  return group === 'people' ? joinAll(dropped) : joinAny(dropped)
}

/** The centers that a page shows: those that match, else those of a looser search or, with what they lack, the nearest. */
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

/** What is asked for and not known of a center: "Medicaid: not known", "Rated below 4.5". */
function listLacking(
  search: DirectorySearch,
  center: { facets: number; rating: number },
  language: Language,
): string[] {
  const text = looseningMessages[language]
  const chosen = new Set<string>([...search.types, ...search.offers])
  const wanted = facets.filter(({ name }) => chosen.has(name))
  const has = (name: string) =>
    (center.facets & (1 << facets.findIndex((facet) => facet.name === name))) !== 0
  // Of a group that is joined by *or*, one is enough.
  const met = new Set(
    wanted.filter(({ name, group }) => group !== 'people' && has(name)).map(({ group }) => group),
  )
  const lacking = wanted
    .filter(({ name, group }) => !met.has(group) && !has(name))
    .map(({ name }) => text.notKnown(labelChoice(name, language)))
  if (search.minRating === null || center.rating >= search.minRating) return lacking
  return [...lacking, center.rating > 0 ? text.ratedBelow(search.minRating) : text.ratingNotKnown]
}
