import { outsideCities } from '#site/place-words.ts'
import { loadPlaces } from './load-places.server.ts'
import type { Zip } from './places-table.ts'
import { listStateNames } from './read-state.ts'

let cities: Map<string, Zip> | undefined

/**
 * Find the ZIP code in the middle of a well-known city outside the state by its name from
 * `foldPlaceName`, with or without its state: "filadelfia", "philadelphia pa".
 */
export function findOutsideCity(folded: string): Zip | null {
  cities ??= readCities()
  return cities.get(folded) ?? null
}

function readCities(): Map<string, Zip> {
  const byName = new Map<string, Zip>()
  for (const [digits, text] of Object.entries(outsideCities)) {
    const zip = loadPlaces().zips.get(digits)
    if (!zip) continue
    for (const name of text.split(',').map((part) => part.trim())) {
      byName.set(name, zip)
      for (const state of listStateNames(zip.place.state)) byName.set(`${name} ${state}`, zip)
    }
  }
  return byName
}
