import { type FacetBits, facets, hasFacet, toFacetBits } from '#app/center/offerings/facets.ts'
import { needsAll, type Offering } from '#app/center/offerings/offerings.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { labelChoice } from './count-choices.ts'
import { phraseChoices } from './describe-nothing.ts'
import type { Loosening } from './loosen-search.server.ts'
import { type Kind, looseningMessages } from './loosening-messages.ts'
import type { Condition } from './looser-searches.ts'
import { describeOpenTime } from './open-time.ts'
import { type DirectorySearch, getRadius, hasPosition, isByDistance } from './search-input.ts'

export type DescribedLoosening = {
  /** "Four centers match within 25 miles" */
  brings: string
  /** The rest of that sentence, and maybe another: "; the nearest is about 13 miles away." */
  rest: string
  /** "Show 4 within 25 miles" */
  button: string
  /** "Within 25 miles" */
  link: string
}

/** Describe a loosened filter. `first` is the first center of the looser search, if known. */
export function describeLoosening(
  search: DirectorySearch,
  { condition, search: looser, total }: Loosening,
  language: Language = 'en',
  first?: { miles: number | null; place: string | null },
): DescribedLoosening {
  const { kinds, nearest, maybeNoBed, joinAll, joinAny, yourLocation } = looseningMessages[language]
  const left = new Set<string>([...looser.types, ...looser.offers])
  const dropped = [...search.types, ...search.offers].filter((name) => !left.has(name))
  const labels = dropped.map((name) => labelChoice(name, language))
  const loosed = {
    after: getRadius(looser),
    words: search.text,
    time: search.at ? describeOpenTime(search.at, language) : '',
    place: hasPosition(search) ? yourLocation : search.near || search.location,
    choices: needsAll(condition) ? joinAll(labels) : joinAny(labels),
    one: phraseChoices(dropped, 'one', language),
    many: phraseChoices(dropped, 'many', language),
    total,
    count: formatNumber(total, language),
  }
  const words = kinds[isKind(condition) ? condition : 'choices']
  const isNearestKnown =
    condition === 'within' && isByDistance(looser) && typeof first?.miles === 'number'
  const distance = isNearestKnown
    ? nearest(total, formatMiles(first.miles ?? 0, true, language), first.place)
    : ''
  const isBedLost = search.beds && condition !== 'beds'
  return {
    brings: words.brings(loosed),
    rest: `${distance}.${isBedLost ? maybeNoBed : ''}`,
    button: words.button(loosed),
    link: words.link(loosed),
  }
}

const isKind = (condition: Condition): condition is Condition & Kind =>
  condition in looseningMessages.en.kinds

const outpatientDetox = toFacetBits(new Set(['outpatient-detox']))

/**
 * List the chosen filters that a center meets, without explanations: "Medicaid", "Residential". Detox without a bed
 * says so.
 */
export function listMatched(
  search: DirectorySearch,
  center: { facets: FacetBits },
  language: Language,
): string[] {
  const chosen = new Set<string>([...search.types, ...search.offers])
  const isOutpatientDetox = (center.facets & outpatientDetox) !== 0n
  return facets
    .filter((facet) => chosen.has(facet.name) && hasFacet(center.facets, facet))
    .map(({ name }) =>
      name === 'detox' && isOutpatientDetox
        ? labelChoice('outpatient-detox', language)
        : labelChoice(name, language).replace(/ \(.*\)$/, ''),
    )
}

/**
 * List the requested properties that a center says it doesn't have, or isn't known to have:
 * "Methadone: not offered", "Medicaid: not known, ask" or what `sayUnknown` makes of it, "Rated below 4.5".
 */
export function listLacking(
  search: DirectorySearch,
  center: { facets: FacetBits; rating?: number; notOffered: readonly Offering[] },
  language: Language,
  sayUnknown = looseningMessages[language].notKnown,
): string[] {
  const text = looseningMessages[language]
  const chosen = new Set<string>([...search.types, ...search.offers])
  const denied = new Set<string>(center.notOffered)
  const wanted = facets
    .filter(({ name }) => chosen.has(name))
    .map((facet) => ({ ...facet, isMet: hasFacet(center.facets, facet) }))
  // In a group joined by *or*, one choice is enough.
  const met = new Set(
    wanted.filter(({ group, isMet }) => !needsAll(group) && isMet).map(({ group }) => group),
  )
  const lacking = wanted
    .filter(({ group, isMet }) => !met.has(group) && !isMet)
    .map(({ name }) => {
      const label = labelChoice(name, language)
      return denied.has(name) ? text.notOffered(label) : sayUnknown(label)
    })
  const { rating = 0 } = center
  if (search.minRating === null || rating >= search.minRating) return lacking
  return [...lacking, rating > 0 ? text.ratedBelow(search.minRating) : text.ratingNotKnown]
}
