import { findNamed, readCounty } from './find-named.server.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import {
  describePosition,
  describeTown,
  describeZip,
  type Near,
  type NearTown,
  type NearZip,
  type UnknownNear,
} from './near.ts'
import { foldPlaceName } from './place-name.ts'
import { readState } from './read-state.ts'
import { correctName, correctZip, listZipsOutside } from './suggest-places.server.ts'

const maxTextLength = 100
const maxSuggestions = 5

const positionText = /^\(?([+-]?\d{1,3}(?:\.\d*)?)(?:\s*,\s*|\s+)([+-]?\d{1,3}(?:\.\d*)?)\)?$/
/** The whole text, or the end of an address. */
const zipText = /(?:^|[\s,])(\d{5})(?:[- ]?\d{4})?$/

/**
 * Reads a place from the 'Near' field or from a URL: a ZIP code of New Jersey, New York,
 * Pennsylvania or Delaware (also at the end of an address), a town or county of New Jersey, or
 * coordinates. Null for an empty text and for "New Jersey".
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

/** Reads the searched ZIP code or town from a link; null for anything else. */
export function readSearchedPlace(text: string | null): NearZip | NearTown | null {
  const near = readNear(text ?? '')
  return near?.kind === 'zip' || near?.kind === 'town' ? near : null
}

/**
 * Removes control, format and bidirectional characters, collapses white space, and cuts long text.
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
  const { parts, state } = splitName(text)
  const name = parts.at(-1) ?? ''
  if (state && state !== 'NJ')
    return unknown(text, 'outside', listZipsOutside(name, state, maxSuggestions))
  if (!name) return null

  const county = parts.length > 1 ? readCounty(name) : null
  if (county) return readTown(text, parts.at(-2) ?? '', county)
  return findNamed(name) ?? readTrailingCounty(text, name) ?? misspelt(text, name)
}

/**
 * Folds a name, splits it at commas and parentheses, and separates the state and country at the
 * end.
 */
function splitName(text: string): { parts: string[]; state: string | null } {
  const parts = text.split(/[,()]/).map(foldPlaceName).filter(Boolean)
  if (parts.length > 1 && /^(?:usa?|united states)$/.test(parts.at(-1) ?? '')) parts.pop()
  const last = parts.at(-1) ?? ''
  const whole = readState(last)
  if (whole && (parts.length > 1 || whole === 'NJ'))
    return { parts: parts.slice(0, -1), state: whole }
  // "Newark NJ", "Newark New Jersey", "Philadelphia PA".
  const ending = /^(.+) (nj|(?:new|nueva) jersey|ny|pa|de)$/.exec(last)
  if (!ending) return { parts, state: null }
  return { parts: [...parts.slice(0, -1), ending[1] ?? ''], state: readState(ending[2] ?? '') }
}

/** "Franklin, Somerset". A town of the same name in another county is offered. */
function readTown(text: string, name: string, county: string): Near {
  const towns = findTowns(name)
  const town = towns.find((place) => place.county === county)
  if (town) {
    const others = towns.filter((place) => place !== town).map(describeTown)
    return { ...describeTown(town), others }
  }
  const elsewhere = towns.map((place) => describeTown(place).near)
  const suggestions =
    elsewhere.length > 0 ? elsewhere : correctName(name, maxSuggestions).suggestions
  return unknown(text, 'place', suggestions.slice(0, maxSuggestions))
}

/** "franklin somerset county", without a comma. */
function readTrailingCounty(text: string, folded: string): Near | null {
  for (const [key, county] of loadPlaces().counties) {
    const name = new RegExp(`^(.+) ${key}(?: county| co)?$`).exec(folded)?.[1]
    if (name && findTowns(name).length > 0) return readTown(text, name, county)
  }
  return null
}

/**
 * Patterson, New York, is more likely a typo for Paterson. For Philadelphia, the ZIP codes are
 * offered.
 */
function misspelt(text: string, folded: string): Near {
  const { suggestions, isSlip } = correctName(folded, maxSuggestions)
  const zips = listZipsOutside(folded, null, 3)
  if (zips.length === 0) return unknown(text, 'place', suggestions)
  const both = isSlip ? [...suggestions, ...zips] : [...zips, ...suggestions]
  return unknown(text, isSlip ? 'place' : 'outside', both.slice(0, maxSuggestions))
}
