import { otherPlaceNames } from '#site/place-words.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import { describeCounty, describeTown, type NamedPlace } from './near.ts'
import { foldPlaceName } from './place-name.ts'
import type { City } from './places-table.ts'

/**
 * Find the town or county of the state with this name, by `foldPlaceName`. A county's bare name
 * means the county unless a post office has the same name (Camden, Union; but Ocean and Morris are
 * counties). Spaces within a town's name make no difference: "cherryhill", "wood bridge".
 */
export function findNamed(folded: string): NamedPlace | null {
  const isSaidCounty = /^(?:county of|condado(?: de)?) .| (?:county|co)$/.test(folded)
  const said = isSaidCounty ? readCounty(folded) : null
  if (said) return { ...describeCounty(said), others: [], corrected: null }
  const towns = findTowns(folded)
  const sameNamed = loadPlaces().counties.get(folded)
  if (sameNamed && !towns.some(({ zips }) => zips.length > 0)) {
    return { ...describeCounty(sameNamed), others: towns.map(describeTown), corrected: null }
  }
  if (towns.length > 0) return chooseTown(towns, sameNamed)
  const sameTowns = findTowns(
    loadOtherNames().get(folded) ?? loadSpacedNames().get(dropSpaces(folded)) ?? '',
  )
  return sameTowns.length > 0 ? chooseTown(sameTowns, undefined) : null
}

/** Read "essex", "essex county", "county of essex", "condado de essex" as "Essex". */
export function readCounty(folded: string): string | null {
  const name = folded.replace(/^(?:county of|condado(?: de)?) (?=.)|(?<=.) (?:county|co)$/, '')
  return loadPlaces().counties.get(name) ?? null
}

function chooseTown(towns: City[], county: string | undefined): NamedPlace {
  const [first, ...rest] = towns as [City, ...City[]]
  const others = [...rest.map(describeTown), ...(county ? [describeCounty(county)] : [])]
  return { ...describeTown(first), others, corrected: null }
}

let otherNames: Map<string, string> | undefined

/** Load the names in the table by other names, all folded: "lbi" → "long beach township". */
export function loadOtherNames(): ReadonlyMap<string, string> {
  otherNames ??= new Map(
    Object.entries(otherPlaceNames).flatMap(([name, others]) =>
      others.split(',').map((other) => [foldPlaceName(other), foldPlaceName(name)] as const),
    ),
  )
  return otherNames
}

let spacedNames: Map<string, string> | undefined

/** Load the names of towns by the same names without spaces. */
function loadSpacedNames(): ReadonlyMap<string, string> {
  spacedNames ??= new Map([...loadPlaces().towns.keys()].map((name) => [dropSpaces(name), name]))
  return spacedNames
}

function dropSpaces(name: string): string {
  return name.replaceAll(' ', '')
}
