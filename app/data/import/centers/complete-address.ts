import { findOtherTown } from '#app/center/places/known-towns.server.ts'
import { dropKind, foldPlaceName } from '#app/center/places/place-name.ts'
import { findZipState } from '#app/center/places/zip-states.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { dropCountryName, type ParsedAddress, parseAddress } from './parse-address.ts'

type AddressParts = Record<'address' | 'street' | 'city' | 'state' | 'postalCode', string | null>
type PlacePart = 'city' | 'state' | 'postalCode'

const placeParts: readonly PlacePart[] = ['city', 'state', 'postalCode']

/**
 * Fill the parts of an address that only its line names: "12 Main St, Hartford, CT 06106" without a
 * town, state and ZIP code of its own. Columns win over the line. Adds a warning if the two
 * differ, if we are not sure, and if the line has no place.
 */
export function completeAddress(given: AddressParts, warnings: string[]): AddressParts {
  const line = given.address ?? given.street
  const parsed = readLine(given, line)
  const differing = parsed ? placeParts.filter((part) => differs(part, given, parsed)) : []
  for (const part of differing) {
    warnings.push(recordWarnings.addressDiffers(part, parsed?.[part] ?? '', given[part] ?? ''))
  }
  // A line with another state or ZIP code is the address of another place.
  const used = differing.some((part) => part !== 'city') ? null : parsed
  const city = given.city ?? used?.city ?? null
  const postalCode = given.postalCode ?? used?.postalCode ?? null
  const state = given.state ?? used?.state ?? (postalCode && findZipState(postalCode))
  const completed = { ...splitLine(given, used), city, state, postalCode }
  if (line !== null && used !== null) warnAbout(line, given, used, completed, warnings)
  return completed
}

function readLine(given: AddressParts, line: string | null): ParsedAddress | null {
  const parsed = line === null ? null : parseAddress(line, given)
  // "550 Osborne Road, MR 52790" in the street's column ends in no ZIP code.
  const isStreet = given.address === null && placeParts.some((part) => given[part] !== null)
  if (isStreet && (parsed?.city === null || contradictsAll(given, parsed))) return null
  return parsed
}

/** Whether all parts have columns and the line agrees with none of them. Then its number is no ZIP code. */
function contradictsAll(given: AddressParts, parsed: ParsedAddress | null): boolean {
  return parsed !== null && placeParts.every((part) => differs(part, given, parsed))
}

function differs(part: PlacePart, given: AddressParts, { isSure, ...parsed }: ParsedAddress) {
  const [column, line] = [given[part], parsed[part]]
  if (column === null || line === null) return false
  if (part === 'postalCode') return column.slice(0, 5) !== line.slice(0, 5)
  if (part === 'state') return column !== line
  return isSure && foldTown(column) !== foldTown(line)
}

const foldTown = (town: string) => dropKind(foldPlaceName(town))

/** Return the street, and the line without its country. Some files put a whole address in the street's column. */
function splitLine({ address, street }: AddressParts, parsed: ParsedAddress | null) {
  const isInStreet = address === null && parsed !== null && parsed.city !== null
  if (isInStreet) return { address: null, street: parsed.street }
  return { address: address && dropCountryName(address), street: street ?? parsed?.street ?? null }
}

function warnAbout(
  line: string,
  given: AddressParts,
  parsed: ParsedAddress,
  { street, city, state, postalCode }: AddressParts,
  warnings: string[],
): void {
  const isFilled = placeParts.some((part) => given[part] === null && parsed[part] !== null)
  if (city === null && state === null && postalCode === null) {
    if (line.includes(',')) warnings.push(recordWarnings.addressUnread(line))
    return
  }
  if (!isFilled) return
  if (city === null) warnings.push(recordWarnings.townUnread(line))
  else if (!parsed.isSure) {
    warnings.push(recordWarnings.addressRead([street, city, state, postalCode]))
  }
  const other = city && state && postalCode && findOtherTown(city, state, postalCode)
  if (other && foldText(other) !== foldText(city)) {
    warnings.push(recordWarnings.otherTown(postalCode, other, city))
  }
}
