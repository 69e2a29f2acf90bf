import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Point } from '#app/lib/miles.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { stateCode } from '#site/state.ts'
import { dropKind, foldPlaceName, keyTown } from './place-name.ts'
import { type City, type Places, readPlacesTable } from './places-table.ts'
import { readState } from './read-state.ts'

/** A problem with the table of places, described in one line for the operator. */
export class PlacesTableError extends Error {
  override name = 'PlacesTableError'
}

let places: Places | undefined

/**
 * Load `site/places.tsv` on the first call: 5,149 ZIP codes, 4,200 places; 3 MB. Throws
 * `PlacesTableError`.
 */
export function loadPlaces(): Places {
  places ??= readPlacesFile(path.join(findProjectRoot(), 'site/places.tsv'))
  return places
}

/** Read a table of places. Throws `PlacesTableError` if it is missing or incomplete. */
export function readPlacesFile(file: string): Places {
  try {
    return readPlacesTable(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new PlacesTableError(
      `The table of ZIP codes and towns, ${file}, can't be read (${(error as Error).message}). Restore it from the release.`,
    )
  }
}

/**
 * Find the state's towns by a name from `foldPlaceName`, most populous first. It also tries the
 * name without the kind of municipality ("newark city"), and with an omitted City ("ventnor").
 */
export function findTowns(folded: string): City[] {
  const { towns } = loadPlaces()
  const kindless = dropKind(folded)
  return towns.get(keyTown(folded)) ?? towns.get(kindless) ?? towns.get(`${kindless} city`) ?? []
}

/** Find the town that an address names; if several share the name, the one in its county. */
export function findTown(city: string | null, county: string | null): City | null {
  const towns = city ? findTowns(foldPlaceName(city)) : []
  if (towns.length === 1) return towns[0] ?? null
  const folded = foldPlaceName(county ?? '').replace(/ county$/, '')
  return towns.find((town) => foldPlaceName(town.county) === folded) ?? null
}

type Address = {
  postalCode?: string | null
  city?: string | null
  county?: string | null
  state?: string | null
}

/**
 * Find the center of an address's ZIP code (of the state or a
 * neighbor), otherwise of its town (of the state only; a missing state means ours). Ignores a ZIP code
 * outside the address's state as a typo. Null if neither is known, or if several towns share the
 * name and the county does not decide.
 */
export function findMiddle(address: Address): Point | null {
  const { zips } = loadPlaces()
  const said = address.state?.trim() || null
  const state = said ? readState(said) : stateCode
  // Spreadsheets drop a leading zero.
  const digits = /^(\d{4,5})(?:-?\d{4})?$/.exec(address.postalCode?.trim() ?? '')?.[1]
  const zip = digits ? zips.get(digits.padStart(5, '0')) : undefined
  if (zip && (!said || zip.place.state === state)) {
    return { latitude: zip.latitude, longitude: zip.longitude }
  }
  const town = state === stateCode ? findTown(address.city ?? null, address.county ?? null) : null
  return town && { latitude: town.latitude, longitude: town.longitude }
}
