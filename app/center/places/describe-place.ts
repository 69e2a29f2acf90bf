import type { Language, Texts } from '#app/lib/language.ts'
import { stateCode, stateName } from '#site/state.ts'
import { findStreet } from './find-street.ts'

export type CenterPlace = { city: string | null; state: string | null; county: string | null }

const countyNames: Texts<(county: string) => string> = {
  en: (county) => `${county} County`,
  es: (county) => `condado de ${county}`,
}

/** Describe a county: "Mercer County"; `county` is the name without that word. */
export function describeCenterCounty(county: string, language: Language): string {
  return countyNames[language](county)
}

const homeNames = [stateCode, stateName.en].map((name) => name.toLowerCase())

/**
 * Describe a center's place: "Trenton, Mercer County" in our state, "Newark, DE" elsewhere; null
 * if both are unknown.
 */
export function describePlace(place: CenterPlace, language: Language): string | null {
  const { city, state, county } = place
  const isHome = state === null || homeNames.includes(state.trim().toLowerCase())
  const area = isHome ? county && describeCenterCounty(county, language) : state
  return [city, area].filter(Boolean).join(', ') || null
}

type StreetPlace = CenterPlace & {
  street: string | null
  address: string | null
  postalCode: string | null
}

/** Describe a center's place with its street: "12 Main St, Trenton, Mercer County". */
export function describePlaceWithStreet(place: StreetPlace, language: Language): string | null {
  return [findStreet(place), describePlace(place, language)].filter(Boolean).join(', ') || null
}
