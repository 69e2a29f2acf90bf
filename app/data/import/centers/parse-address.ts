import { isKnownTown, isTownOfZip, listsTownsOf } from '#app/center/places/known-towns.server.ts'
import { findStateCode } from '#app/center/places/us-states.ts'
import { findZipState } from '#app/center/places/zip-states.ts'
import { stateCode } from '#site/state.ts'
import { isRoadWord, isUnit, isUnitWord, splitUnit } from './address-words.ts'
import {
  isBuildingLike,
  isConfirmedTown,
  isTownLike,
  type Region,
  splitStreet,
} from './split-street.ts'

/** What an address in one line says. A part that it doesn't name is null. */
export type ParsedAddress = Region & {
  street: string | null
  city: string | null
  /** False where only the order of the words says what the town is. */
  isSure: boolean
}

/** In characters. No real address is longer. */
const longestLine = 300

const nothing: ParsedAddress = {
  street: null,
  city: null,
  state: null,
  postalCode: null,
  isSure: true,
}

/**
 * Read an address of the United States in one line: "1153 10th Street Unit C, Hartford, CT 06106,
 * United States". Reads from the end: country, ZIP code, state, town; what is left is the street.
 * Suites may stand anywhere. `known` are parts from elsewhere, which help to find the others.
 */
export function parseAddress(line: string, known: Partial<Region> = {}): ParsedAddress {
  if (line.length > longestLine) return nothing
  const parts = splitParts(line.replace(/\([\p{L} ]{1,30} county\)\s*$/iu, ''))
  const units: string[] = []
  takeUnits(parts, units)
  dropCountry(parts)
  takeUnits(parts, units)
  let postalCode = takeZip(parts)
  const state = takeState(parts, postalCode, known.state ?? null)
  postalCode ??= takeZip(parts)
  takeUnits(parts, units)
  const region = {
    postalCode,
    state: state ?? (postalCode && findZipState(postalCode)),
  }
  const evidence = {
    postalCode: postalCode ?? known.postalCode ?? null,
    state: region.state ?? known.state ?? null,
  }
  const found = takeTown(parts, evidence, region.state !== null || postalCode !== null)
  if (found.unit) units.push(found.unit)
  const city = found.city
  // Without a town, nothing says where the street ends.
  const street = city === null ? null : joinStreet(parts, units)
  return { ...region, street, city, isSure: found.isSure && !(city && evidence.state === null) }
}

/** Remove the country from the end of an address in the United States. */
export function dropCountryName(line: string): string {
  const parts = splitParts(line)
  return dropCountry(parts) ? parts.join(', ') : line
}

function splitParts(line: string): string[] {
  return line
    .split(/[,;|\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function takeUnits(parts: string[], units: string[]): void {
  while (parts.length > 1 && isUnit(parts.at(-1) ?? '')) units.unshift(parts.pop() ?? '')
}

const country =
  /(?:^|\s)(?:u\.?\s?s\.?\s?a\.?|u\.?\s?s\.?|(?:the )?united states(?: of america)?|estados unidos|ee\.? ?uu\.?)$/i

function dropCountry(parts: string[]): boolean {
  const last = parts.at(-1) ?? ''
  const end = country.exec(last)
  if (!end) return false
  const rest = last.slice(0, end.index)
  const isAfterRegion = /\d{5}(-?\d{4})?$/.test(rest) || readStateAtEnd(rest) !== null
  if (rest !== '' && !isAfterRegion) return false
  replaceLast(parts, rest)
  return true
}

function replaceLast(parts: string[], text: string): void {
  parts.pop()
  if (text !== '') parts.push(text)
}

function takeZip(parts: string[]): string | null {
  const last = parts.at(-1) ?? ''
  const found = /(?:^|[\s-])(\d{5})(?:[\s-]?(\d{4}))?$/.exec(last)
  if (!found) return takeShortZip(parts)
  const [, zip = '', more] = found
  const rest = last.slice(0, found.index)
  const [before = ''] = rest.split(' ').slice(-1)
  const isOtherNumber = isRoadWord(before) || isUnitWord(before) || /[#-]$/.test(before)
  if (isOtherNumber || findZipState(zip) === null) return null
  replaceLast(parts, rest)
  return more ? `${zip}-${more}` : zip
}

/** A spreadsheet drops the leading zero: "Hartford, CT 6106". */
function takeShortZip(parts: string[]): string | null {
  const last = parts.at(-1) ?? ''
  const found = /(?:^|\s)(\d{4})$/.exec(last)
  const rest = found ? last.slice(0, found.index) : ''
  const state = readStateAtEnd(rest || (parts.at(-2) ?? ''))
  const zip = `0${found?.[1]}`
  if (!found || !state || findZipState(zip) !== state.code) return null
  replaceLast(parts, rest)
  return zip
}

type StateAtEnd = { code: string; rest: string; isCode: boolean; written: string }

/** "Hartford, Connecticut", "Hartford CT", "Hartford C.T." */
function readStateAtEnd(text: string): StateAtEnd | null {
  const words = text.replace(/\b(\p{L})\.\s(?=\p{L}\.)/gu, '$1.').split(' ')
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const written = words.slice(-count).join(' ')
    const code = findStateCode(written) ?? oldAbbreviations[written.toLowerCase().replace('.', '')]
    const rest = words.slice(0, -count).join(' ')
    if (code) return { code, rest, isCode: written.replace(/\./g, '').length === 2, written }
  }
  return null
}

const oldAbbreviations: Readonly<Record<string, string>> = {
  calif: 'CA',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  mass: 'MA',
  mich: 'MI',
  penn: 'PA',
  penna: 'PA',
  tex: 'TX',
}

function takeState(
  parts: string[],
  postalCode: string | null,
  knownState: string | null,
): string | null {
  const last = parts.at(-1) ?? ''
  const found = readStateAtEnd(last)
  if (!found) return null
  const isKnown = found.isCode && found.code === knownState
  if (!isKnown && !isState(found, parts, postalCode)) return null
  replaceLast(parts, found.rest)
  return found.code
}

/** Tell a state from a town ("New York"), a street ("Oak Ct") and a direction ("5th Ave NE"). */
function isState(found: StateAtEnd, parts: readonly string[], postalCode: string | null): boolean {
  const { code, rest, isCode, written } = found
  const region = { state: code, postalCode }
  const before = rest === '' ? parts.slice(0, -1) : [...parts.slice(0, -1), rest]
  const hasTown = canFindTown(before, region)
  const zipState = postalCode && findZipState(postalCode)
  const isTown =
    !isCode &&
    !hasTown &&
    (zipState !== code || (postalCode !== null && isTownOfZip(written, postalCode)))
  if (isTown && postalCode !== null) return false
  // "East New York"
  if (!isCode && /^(?:north|south|east|west|new)$/i.test(rest)) return false
  if (zipState === code) return true
  if (postalCode !== null) return hasTown
  if (rest !== '') return hasTown && (!isCode || written === written.toUpperCase())
  // Without a town it may be a direction, or the city of Washington.
  return hasTown || !['NE', 'CT', 'WA'].includes(code)
}

function canFindTown(parts: readonly string[], region: Region): boolean {
  const copy = [...parts]
  takeUnits(copy, [])
  return takeTown(copy, region, true).city !== null
}

type FoundTown = { city: string | null; unit: string | null; isSure: boolean }

const noTown: FoundTown = { city: null, unit: null, isSure: true }

/** `hasRegion`: the line names a state or ZIP code, so the part before it is probably a town. */
function takeTown(parts: string[], region: Region, hasRegion: boolean): FoundTown {
  const last = parts.at(-1)
  if (last === undefined) return noTown
  const [text, unit] =
    /^\d/.test(last) && !isUnit(last.split(' ').slice(0, 2).join(' '))
      ? [last, null]
      : splitUnit(last)
  const isAfterStreet = parts.slice(0, -1).some((part) => /\d/.test(part))
  if (isTownLike(text) && isWholeTown(text, region, isAfterStreet, hasRegion)) {
    parts.pop()
    const isSure = isConfirmedTown(text, region) || (isUnlisted(region) && !isBuildingLike(text))
    return { city: text, unit, isSure }
  }
  const split = hasRegion ? splitStreet(last, region) : null
  if (!split) return noTown
  replaceLast(parts, split.street ?? '')
  return { city: split.town, unit: null, isSure: split.isSure }
}

/** The table of places doesn't have the towns of this state. */
const isUnlisted = ({ state }: Region) => state !== null && !listsTownsOf(state)

function isWholeTown(
  text: string,
  region: Region,
  isAfterStreet: boolean,
  hasRegion: boolean,
): boolean {
  if (isConfirmedTown(text, region)) return hasRegion || isAfterStreet
  if (!hasRegion) return isAfterStreet && region.state === null && isKnownTown(text, stateCode)
  // A name alone in a state whose towns we know is a building's.
  return isAfterStreet || (isUnlisted(region) && !isBuildingLike(text))
}

/** Buildings and suites follow the part with the house number. */
function joinStreet(parts: readonly string[], units: readonly string[]): string | null {
  const first = Math.max(
    parts.findIndex((part) => /^\d/.test(part)),
    0,
  )
  const before = parts.slice(0, first)
  const isBuilding = before.every((part) => isUnit(part) || !/\d/.test(part))
  const inOrder = isBuilding ? [...parts.slice(first), ...before] : parts
  return [...inOrder, ...units].join(', ') || null
}
