import { facets } from './facets.ts'
import { labelChoice } from './label-choice.ts'
import type { Loosening } from './loosen-search.server.ts'
import type { ListedCenter } from './read-listed.server.ts'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, getRadius } from './search-input.ts'

/** What one loosened condition brings: "None within 10 miles. 3 within 25 miles." */
export function describeLoosening(search: DirectorySearch, { condition, ...found }: Loosening) {
  const total = found.total.toLocaleString('en-US')
  const within = getRadius(found.search)
  switch (condition) {
    case 'within':
      return `None within ${getRadius(search)} miles. ${total} ${within === 'any' ? 'farther away' : `within ${within} miles`}.`
    case 'openings':
      return `None has told us of a bed today. ${total} may have one: ask.`
    case 'open':
      return `None open now. ${total} at other hours, or with hours that are not known.`
    case 'rating':
      return `None rated ${search.minRating} and up. ${total} with any rating.`
    case 'words':
      return `None with “${search.text}”. ${total} without these words.`
    case 'language':
    case 'care':
    case 'payment':
    case 'medicines':
    case 'people':
      return `None known with ${listDropped(search, found.search, condition)}. ${total} without this condition.`
  }
}

/** The same as a link's words: "Within 25 miles", "Without Medicaid". */
export function labelLoosening(search: DirectorySearch, { condition, search: looser }: Loosening) {
  switch (condition) {
    case 'within':
      return looser.within === 'any' ? 'At any distance' : `Within ${getRadius(looser)} miles`
    case 'openings':
      return 'Whether or not they told us of a bed'
    case 'open':
      return 'Open at other hours, or hours not known'
    case 'rating':
      return 'With any rating'
    case 'words':
      return `Without “${search.text}”`
    default:
      return `Without ${listDropped(search, looser, condition)}`
  }
}

/** The choices that the looser search lacks: "Detox or Residential". */
function listDropped(search: DirectorySearch, looser: DirectorySearch, group: string): string {
  const left = new Set<string>([...looser.types, ...looser.offers])
  const dropped = [...search.types, ...search.offers].filter((name) => !left.has(name))
  return dropped.map(labelChoice).join(group === 'people' ? ' and ' : ' or ')
}

/** The centers that a page shows: those that match, else those of a looser search or, with what they lack, the nearest. */
export function listShown(
  search: DirectorySearch,
  { centers, total, loosened }: SearchResult,
): (ListedCenter & { lacking?: string[] })[] {
  if (total > 0 || !loosened) return centers
  if (loosened.applied) return loosened.centers
  return loosened.centers.map((center) => ({ ...center, lacking: listLacking(search, center) }))
}

/** What is asked for and not known of a center: "Medicaid: not known", "Rated below 4.5". */
function listLacking(
  search: DirectorySearch,
  center: { facets: number; rating: number },
): string[] {
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
    .map(({ name }) => `${labelChoice(name)}: not known`)
  if (search.minRating === null || center.rating >= search.minRating) return lacking
  return [...lacking, center.rating > 0 ? `Rated below ${search.minRating}` : 'Rating: not known']
}
