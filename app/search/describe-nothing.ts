import {
  needsAll,
  type Offering,
  type OfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { isTreatmentType, type TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { isArea, labelPlace, type Near, nameArea } from '#app/center/places/near.ts'
import type { Language } from '#app/lib/language.ts'
import { labelChoice } from './count-choices.ts'
import { looseningMessages, type VerbGroup } from './loosening-messages.ts'
import { describeOpenTime } from './open-time.ts'
import { type DirectorySearch, getRadius } from './search-input.ts'

type Choice = TreatmentType | Offering

/**
 * Say in a sentence what no center has: "We found no center within 10 miles of Newark that takes
 * Medicaid and is open now."
 */
export function describeNothing(
  search: DirectorySearch,
  near: Near | null,
  language: Language = 'en',
): string {
  const text = looseningMessages[language]
  const conditions = [
    ...(search.text ? [text.matchesWords(search.text.replaceAll('"', ''))] : []),
    ...listGroups(search).map((names) => phraseChoices(names, 'one', language)),
    ...(search.minRating === null ? [] : [text.isRated(search.minRating)]),
    ...(search.open === 'now' ? [text.isOpenNow] : []),
    ...(search.open === 'yes' ? [text.isNotClosed] : []),
    ...(search.at ? [text.isOpenThen(describeOpenTime(search.at, language))] : []),
    ...(search.withBeds ? [text.hasBeds] : []),
    ...(search.beds ? [text.hasOpenBed] : []),
  ]
  return text.nothing(listPlaces(search, near, language), conditions)
}

/** Say after a verb what choices of one group mean: "takes Medicaid or Medicare". */
export function phraseChoices(
  names: readonly Choice[],
  form: 'one' | 'many',
  language: Language,
): string {
  const { verbs, objects, joinAll, joinAny } = looseningMessages[language]
  const byVerb = new Map<VerbGroup, string[]>()
  for (const name of names) {
    const verb = name === 'free-or-low-cost' ? 'cost' : getGroup(name)
    const object = objects[name] ?? labelChoice(name, language)
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), object])
  }
  const join = [...byVerb.keys()].some(needsAll) ? joinAll : joinAny
  return join([...byVerb].map(([verb, named]) => `${verbs[verb][form]} ${join(named)}`))
}

/** List the chosen types and offerings by group. */
function listGroups(search: DirectorySearch): Choice[][] {
  const chosen: Choice[] = [...search.types, ...search.offers]
  return offeringGroups
    .map(({ group }) => chosen.filter((name) => getGroup(name) === group))
    .filter((names) => names.length > 0)
}

function getGroup(name: Choice): OfferingGroup {
  if (isTreatmentType(name)) return 'care'
  return offeringGroups.find(({ offerings }) => offerings.includes(name))?.group ?? 'care'
}

function listPlaces(search: DirectorySearch, near: Near | null, language: Language): string[] {
  const text = looseningMessages[language]
  const radius = getRadius(search)
  const places: string[] = []
  if (isArea(near)) places.push(text.inPlace(nameArea(near, language)))
  if (near && 'latitude' in near && radius !== 'any') {
    const isPosition = near.kind === 'position'
    const place = isPosition ? text.yourLocation : labelPlace(near.label, language)
    places.push(text.withinMiles(radius, place))
  }
  if (search.location) places.push(text.inPlace(labelPlace(search.location, language)))
  return places
}
