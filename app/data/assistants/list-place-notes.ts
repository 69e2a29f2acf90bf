import {
  isArea,
  labelPlace,
  type NamedPlace,
  nameArea,
  type UnknownNear,
} from '#app/center/places/near.ts'
import type { Language } from '#app/lib/language.ts'
import type { FoundCenters } from '#app/search/find-centers.server.ts'
import { searchMessages } from '#app/search/messages.tsx'
import { assistantMessages } from './messages.ts'

/** Say what became of the place of a search: not known, corrected, one of several, or missing. */
export function listPlaceNotes(
  { near, understanding: { search, asksForPosition } }: FoundCenters,
  asksForMiles: boolean,
  language: Language,
): string[] {
  const text = assistantMessages[language]
  if (!near) {
    if (asksForPosition) return [text.askForPlace]
    return asksForMiles ? [text.milesNeedPlace] : []
  }
  if (near.kind === 'unknown') return [describeUnknown(near, language)]
  if (near.kind !== 'town' && !isArea(near)) return []
  const isRadiusAsked = search.within !== null && search.within !== 'any'
  return [
    ...describeChoice(near, language),
    ...(isArea(near) && isRadiusAsked ? [text.areaHasNoDistance(nameArea(near, language))] : []),
  ]
}

function describeUnknown(near: UnknownNear, language: Language): string {
  const text = assistantMessages[language]
  const places = near.suggestions.map((place) => labelPlace(place, language))
  const ask = near.reason === 'outside' ? text.zipsThere : text.didYouMean
  return [
    searchMessages[language].notes.unknown(near),
    ...(places.length > 0 ? [ask(places)] : []),
    text.notLimited,
  ].join(' ')
}

function describeChoice({ label, others, corrected }: NamedPlace, language: Language): string[] {
  const text = assistantMessages[language]
  const place = labelPlace(label, language)
  const choices = [...others, ...(corrected?.suggestions ?? [])].map((other) =>
    labelPlace(other.label, language),
  )
  const searched = corrected
    ? text.correctedPlace(corrected.text, place)
    : text.searchedPlace(place)
  if (choices.length > 0) return [`${searched} ${text.didYouMean(choices)}`]
  return corrected ? [searched] : []
}
