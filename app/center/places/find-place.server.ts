import { knownStates } from '#site/known-states.ts'
import { stateCode } from '#site/state.ts'
import { correctName } from './correct-name.server.ts'
import { findPartOfTown, findTownsAtEnds } from './find-landmark.server.ts'
import { findNamed, readCounty } from './find-named.server.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import {
  describePosition,
  describeTown,
  describeZip,
  type NamedPlace,
  type Near,
  type NearTown,
  type NearZip,
  type UnknownNear,
} from './near.ts'
import { findOutsideCity } from './outside-cities.server.ts'
import { foldPlaceName } from './place-name.ts'
import type { City } from './places-table.ts'
import { findOtherState } from './read-far-state.ts'
import { namesRoad } from './read-road.ts'
import { listStateNames, readState } from './read-state.ts'
import { correctZip, listZipsOutside } from './suggest-places.server.ts'

const maxTextLength = 100
const maxSuggestions = 5

const positionText = /^\(?([+-]?\d{1,3}(?:\.\d*)?)(?:\s*,\s*|\s+)([+-]?\d{1,3}(?:\.\d*)?)\)?$/
/** The whole text, or the end of an address. */
const zipText = /(?:^|[\s,])(\d{5})(?:[- ]?\d{4})?$/

/** A name and its state: every name of ours, only the code of another. */
const stateEnding = new RegExp(
  `^(.+) (${[...listStateNames(stateCode), ...Object.keys(knownStates)].join('|').toLowerCase()})$`,
)

/**
 * Read a place from the 'Near' field or from a URL: a ZIP code of the state or its neighbors (also
 * at the end of an address), a town, county or region of the state, or coordinates. Null for an
 * empty text and for the name of the state.
 */
export function readNear(text: string): Near | null {
  const cleaned = cleanText(text)
  if (!cleaned) return null
  const position = positionText.exec(cleaned)
  if (position) return readPosition(cleaned, Number(position[1]), Number(position[2]))
  const zip = zipText.exec(cleaned)?.[1]
  if (zip) return readZip(cleaned, zip)
  if (/^\d{3,9}$/.test(cleaned)) {
    return unknown(cleaned, 'zip', correctZip(cleaned, maxSuggestions))
  }
  return readName(cleaned.replace(/^(?:near|cerca de) (?=.)/i, ''))
}

/** Read the searched ZIP code or town from a link; null for anything else. */
export function readSearchedPlace(text: string | null): NearZip | NearTown | null {
  const near = readNear(text ?? '')
  return near?.kind === 'zip' || near?.kind === 'town' ? near : null
}

/**
 * Remove control, format and bidirectional characters, collapse white space, and cut long text.
 */
function cleanText(text: string): string {
  return text
    .slice(0, maxTextLength * 4)
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\u2212/g, '-')
    .trim()
    .slice(0, maxTextLength)
    .trim()
}

function unknown(text: string, reason: UnknownNear['reason'], suggestions: string[]): UnknownNear {
  return { kind: 'unknown', text, reason, suggestions }
}

function readPosition(text: string, latitude: number, longitude: number): Near {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? describePosition(latitude, longitude) : unknown(text, 'position', [])
}

function readZip(text: string, digits: string): Near {
  const known = loadPlaces().zips.get(digits)
  return known ? describeZip(known) : unknown(text, 'zip', correctZip(digits, maxSuggestions))
}

function readName(text: string): Near | null {
  // The name of a region may end with the state.
  const region = findNamed(foldPlaceName(text))
  if (region?.kind === 'region') return region
  const { parts, state } = splitName(text)
  const name = parts.at(-1) ?? ''
  const city = findOutsideCity(state ? `${name} ${state.toLowerCase()}` : name)
  if (city) return describeZip(city)
  if (state && state !== stateCode)
    return unknown(text, 'outside', listZipsOutside(name, state, maxSuggestions))
  if (!name) return null

  const all = parts.join(' ')
  const hasNumber = /\d/.test(parts[0] ?? '')
  const otherState = state === null ? findOtherState(text, parts) : null
  if (parts.length > 1) {
    // "Fairview, Camden"
    const part = findNamed(all)
    if (part) return part
    const county = readCounty(name)
    const town = parts.at(-2) ?? ''
    // "100 Route 22, Union" has a street before the town.
    const isStreet = /^\d/.test(town) && findTowns(town).length === 0
    if (county && !isStreet) return readTown(text, town, county)
    // "Seattle, Washington" isn't in Washington.
    if (otherState && !hasNumber) return unknown(text, otherState, [])
  }
  const named = findNamed(name) ?? readTrailingCounty(text, name) ?? readStreetEnd(text, name)
  if (named) return named
  const part = findPartOfTown(all)
  if (part) return part
  if (otherState) return unknown(text, otherState, [])
  if (namesRoad(all)) return readEnds(text, all) ?? unknown(text, 'road', [])
  const isTown = parts.length === 1 || state === stateCode || hasNumber
  const guess = misspelt(text, name, { isTown, isInState: state === stateCode })
  return guess.kind === 'unknown' ? (readEnds(text, all) ?? guess) : guess
}

/** Read the town that a text begins or ends with; suggests both if it has two. */
function readEnds(text: string, folded: string): Near | null {
  const [first, ...others] = findTownsAtEnds(folded)
  if (!first) return null
  if (others.length === 0) return { ...first, corrected: { text, suggestions: [] } }
  return unknown(
    text,
    'place',
    [first, ...others].map(({ near }) => near),
  )
}

/**
 * Fold a name, split it at commas and parentheses, and separate the state and country at the
 * end.
 */
function splitName(text: string): { parts: string[]; state: string | null } {
  const parts = text.split(/[,()]/).map(foldPlaceName).filter(Boolean)
  if (parts.length > 1 && /^(?:usa?|united states)$/.test(parts.at(-1) ?? '')) parts.pop()
  const last = parts.at(-1) ?? ''
  const whole = readState(last)
  if (whole && (parts.length > 1 || whole === stateCode))
    return { parts: parts.slice(0, -1), state: whole }
  // "Philadelphia PA", and any name of our own state.
  const ending = stateEnding.exec(last)
  if (!ending) return { parts, state: null }
  return { parts: [...parts.slice(0, -1), ending[1] ?? ''], state: readState(ending[2] ?? '') }
}

/**
 * Read "Franklin, Somerset". If the county has no such town, it corrects the name to a town in the
 * county, or suggests the town of the same name in another county.
 */
function readTown(text: string, name: string, county: string): Near {
  const towns = findTowns(name)
  const named = describeTownIn(county, towns)
  if (named) return named
  if (towns.length > 0) {
    const suggestions = towns.map((place) => describeTown(place).near)
    return unknown(text, 'place', suggestions.slice(0, maxSuggestions))
  }
  const { suggestions, place } = correctName(name, maxSuggestions)
  const inCounty =
    place?.kind === 'town' && describeTownIn(county, findTowns(foldPlaceName(place.name)))
  if (inCounty) return correct(text, inCounty, suggestions)
  return unknown(text, 'place', suggestions)
}

function describeTownIn(county: string, towns: City[]): NamedPlace | null {
  const town = towns.find((place) => place.county === county)
  if (!town) return null
  const others = towns.filter((place) => place !== town).map(describeTown)
  return { ...describeTown(town), others, corrected: null }
}

/** "franklin somerset county", without a comma. */
function readTrailingCounty(text: string, folded: string): Near | null {
  for (const [key, county] of loadPlaces().counties) {
    const name = new RegExp(`^(.+) ${key}(?: county| co)?$`).exec(folded)?.[1]
    if (name && findTowns(name).length > 0) return readTown(text, name, county)
  }
  return null
}

/** Read an address without commas: "100 Main Street Newark". */
function readStreetEnd(text: string, folded: string): Near | null {
  const words = folded.split(' ')
  if (!/^\d/.test(folded)) return null
  for (let start = 2; start < words.length; start++) {
    const end = words.slice(start).join(' ')
    const named = findNamed(end) ?? readTrailingCounty(text, end)
    if (named) return named
  }
  return null
}

/** A village in another state may have a town's misspelled name, but is rarely meant. */
const meantInhabitants = 10_000

/**
 * Correct a misspelled name, or suggest places if the name is also that of a place in another
 * state, which offers its ZIP codes. Patterson, New York, is more likely a typo for Paterson.
 */
function misspelt(
  text: string,
  folded: string,
  { isTown, isInState }: { isTown: boolean; isInState: boolean },
): Near {
  const { suggestions, place, distance, inhabitants } = correctName(folded, maxSuggestions)
  const zips = isInState ? [] : listZipsOutside(folded, null, 3)
  const isSlip = distance === 1
  const isMeant = zips.length === 0 || (isSlip && inhabitants >= meantInhabitants)
  const both = isSlip ? [...suggestions, ...zips] : [...zips, ...suggestions]
  if (place && isTown && isMeant) return correct(text, place, both)
  const reason = zips.length === 0 || isSlip ? 'place' : 'outside'
  return unknown(text, reason, both.slice(0, maxSuggestions))
}

function correct(text: string, place: NamedPlace, suggestions: string[]): Near {
  const known = new Set([place, ...place.others].map(({ near }) => near))
  const others = suggestions.flatMap((suggestion) => {
    const near = known.has(suggestion) ? null : readNear(suggestion)
    return near && near.kind !== 'unknown' ? [{ near: near.near, label: near.label }] : []
  })
  return { ...place, corrected: { text, suggestions: others.slice(0, maxSuggestions - 1) } }
}
