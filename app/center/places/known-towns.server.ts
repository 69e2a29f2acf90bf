import { measureMiles } from '#app/lib/miles.ts'
import { knownStates } from '#site/known-states.ts'
import { stateCode } from '#site/state.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import { dropKind, foldPlaceName } from './place-name.ts'
import type { City } from './places-table.ts'

/** Return whether the table of places lists the towns of a state. */
export function listsTownsOf(state: string): boolean {
  return Object.hasOwn(knownStates, state)
}

/** Find the places of this name in a state of the table. */
function findKnownTowns(name: string, state: string): City[] {
  const folded = foldPlaceName(name)
  if (state === stateCode) return findTowns(folded)
  const { outside } = loadPlaces()
  const spellings = [name.toLowerCase(), folded, dropKind(folded)]
  const found = spellings.map((spelling) => outside.get(spelling)).find((list) => list)
  return found?.filter((place) => place.state === state) ?? []
}

export function isKnownTown(name: string, state: string): boolean {
  return findKnownTowns(name, state).length > 0
}

/** Return whether the post office of a ZIP code has this name. */
export function isTownOfZip(name: string, zip: string): boolean {
  const place = loadPlaces().zips.get(zip.slice(0, 5))?.place
  return place !== undefined && foldPlaceName(place.name) === foldPlaceName(name)
}

/** A town's ZIP codes can be this far from its middle, and the file's town can be the next one. */
const farMiles = 20

/** Return the town of a ZIP code if the named town is too far away to have it; null if they agree. */
export function findOtherTown(name: string, state: string, zip: string): string | null {
  const known = loadPlaces().zips.get(zip.slice(0, 5))
  const towns = findKnownTowns(name, state)
  if (!known || towns.length === 0 || isTownOfZip(name, zip)) return null
  const isNear = towns.some((town) => measureMiles(town, known) <= farMiles)
  return isNear ? null : known.place.name
}
