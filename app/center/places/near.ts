import type { Language } from '#app/lib/language.ts'
import type { Point } from '#app/lib/miles.ts'
import { regions } from '#site/regions.ts'
import { stateCode } from '#site/state.ts'
import { describeCenterCounty } from './describe-place.ts'
import type { City, Zip } from './places-table.ts'

/** `label` is for pages; `near` is for URLs and reads back as the same place. */
type Named = { label: string; near: string }

export type NearZip = Named &
  Point & { kind: 'zip'; zip: string; place: string; county: string; state: string }
export type NearTown = Named & Point & { kind: 'town'; name: string; county: string }
export type NearCounty = Named & { kind: 'county'; name: string }
/** A part of the state, as a list of counties: "North Jersey". */
export type NearRegion = Named & { kind: 'region'; name: string; counties: readonly string[] }
/** Rounded to 0.01 degrees, at most 0.7 miles. */
export type NearPosition = Named & Point & { kind: 'position' }
export type UnknownNear = {
  kind: 'unknown'
  /** As typed, without control characters, at most 100 characters. */
  text: string
  /**
   * `outside`: a place in a state nearby, which only its ZIP codes can find. `far`: a place in any
   * other state. `road`: an exit or a road without a town.
   */
  reason: 'zip' | 'place' | 'outside' | 'far' | 'road' | 'position'
  /** Texts that read as a place, best first, at most five. */
  suggestions: string[]
}
/** A town, county or region of the state that a text names. */
export type NamedPlace = (NearTown | NearCounty | NearRegion) & {
  /** Further meanings of the name: towns, most populous first, then the county. */
  others: (NearTown | NearCounty)[]
  /** Set if the name was misspelled, or if only the town at an end of the text is known. */
  corrected: Correction | null
}
export type Correction = {
  /** As typed, like the text of an unknown place. */
  text: string
  /** Other places with nearly this name, best first, at most four. */
  suggestions: Named[]
}
export type Near = NearZip | NamedPlace | NearPosition | UnknownNear

/** "07102 (Newark)", "10001 (New York, NY)". */
export function describeZip({ zip, place, latitude, longitude }: Zip): NearZip {
  const { name, county, state } = place
  const town = state === stateCode ? name : `${name}, ${state}`
  return {
    kind: 'zip',
    zip,
    place: name,
    county,
    state,
    latitude,
    longitude,
    label: `${zip} (${town})`,
    near: zip,
  }
}

/**
 * "Newark". If several towns share the name: "Franklin, Somerset County", in URLs "Franklin,
 * Somerset".
 */
export function describeTown({ name, county, latitude, longitude, isShared }: City): NearTown {
  return {
    kind: 'town',
    name,
    county,
    latitude,
    longitude,
    label: isShared ? `${name}, ${county} County` : name,
    near: isShared ? `${name}, ${county}` : name,
  }
}

/** @param name without the word County */
export function describeCounty(name: string): NearCounty {
  return { kind: 'county', name, label: `${name} County`, near: `${name} County` }
}

/** Describe a region by its key in `regions`. */
export function describeRegion(name: string): NearRegion {
  const counties = regions[name]?.counties ?? []
  return { kind: 'region', name, label: name, near: name, counties }
}

/** A place without a center: centers are in one of its counties, and no distance is used. */
export type NearArea = Extract<Near, { kind: 'county' | 'region' }>

export function isArea(near: Near | null): near is NearArea {
  return near?.kind === 'county' || near?.kind === 'region'
}

/** List the counties of an area, without the word County. */
export function listCounties(area: NearCounty | NearRegion): readonly string[] {
  return area.kind === 'county' ? [area.name] : area.counties
}

/** Name an area inside a sentence: "Essex County", "the Jersey Shore", "el condado de Essex". */
export function nameArea(area: NearCounty | NearRegion, language: Language): string {
  if (area.kind === 'region') return regions[area.name]?.inSentence[language] ?? area.label
  const county = describeCenterCounty(area.name, language)
  return language === 'es' ? `el ${county}` : county
}

/** Return the path of a county's page: "Cape May" → "/counties/cape-may". */
export function linkCounty(name: string): string {
  return `/counties/${name.toLowerCase().replaceAll(' ', '-')}`
}

/** Translate a label: "Franklin, Somerset County" → "Franklin, condado de Somerset". */
export function labelPlace(label: string, language: Language): string {
  if (language === 'en') return label
  const region = Object.hasOwn(regions, label) ? regions[label] : null
  if (region) return region.es
  // A county in another state has a suffix: "Salem County, OR".
  return label.replace(
    /(^|, )([^,]+) County(?=$|, [A-Z]{2}$)/,
    (_, before: string, name: string) => {
      const county = describeCenterCounty(name, language)
      return before + (before ? county : county.charAt(0).toUpperCase() + county.slice(1))
    },
  )
}

/** Take degrees and round them; the caller has checked their range. */
export function describePosition(latitude: number, longitude: number): NearPosition {
  const [roundedLatitude, roundedLongitude] = [latitude, longitude].map(
    // Adding 0 turns -0 into 0.
    (degrees) => Math.round(degrees * 100) / 100 + 0,
  ) as [number, number]
  const near = `${roundedLatitude.toFixed(2)},${roundedLongitude.toFixed(2)}`
  return {
    kind: 'position',
    latitude: roundedLatitude,
    longitude: roundedLongitude,
    label: near.replace(',', ', '),
    near,
  }
}
