import { findTowns, loadPlaces } from './load-places.server.ts'
import { describeCounty, describeRegion, describeTown, type NamedPlace } from './near.ts'
import { loadOtherNames } from './other-names.server.ts'
import { keyTown } from './place-name.ts'
import type { City } from './places-table.ts'

/**
 * Find the town, county or region of the state with this name, by `foldPlaceName`. A county's bare
 * name means the county unless a post office has the same name (Camden, Union; but Ocean and Morris are
 * counties). Spaces within a town's name make no difference: "cherryhill", "wood bridge".
 */
export function findNamed(folded: string): NamedPlace | null {
  const isSaidCounty = /^(?:county of|condado(?: de)?) .| (?:county|co)$/.test(folded)
  const said = isSaidCounty ? readCounty(folded) : null
  if (said) return { ...describeCounty(said), others: [], corrected: null }
  const otherName = findOtherName(folded) ?? findAmbiguousKind(folded)
  if (otherName) return otherName
  const towns = findTowns(folded)
  const sameNamed = loadPlaces().counties.get(folded)
  if (sameNamed && !towns.some(({ zips }) => zips.length > 0)) {
    return { ...describeCounty(sameNamed), others: towns.map(describeTown), corrected: null }
  }
  if (towns.length > 0) return chooseTown(towns, sameNamed)
  const sameTowns = findTowns(loadSpacedNames().get(dropSpaces(folded)) ?? '')
  return sameTowns.length > 0 ? chooseTown(sameTowns, undefined) : null
}

/** Find a neighborhood, nickname or region, unless a place in the table has the name. */
function findOtherName(folded: string): NamedPlace | null {
  const { towns, counties } = loadPlaces()
  if (towns.has(keyTown(folded)) || counties.has(folded)) return null
  const { towns: townNames, regions } = loadOtherNames()
  const region = regions.get(folded)
  if (region) return { ...describeRegion(region), others: [], corrected: null }
  const named = findTowns(townNames.get(folded) ?? '')
  return named.length > 0 ? chooseTown(named, undefined) : null
}

/** "Ocean Cty" is Ocean County, or Ocean City. */
function findAmbiguousKind(folded: string): NamedPlace | null {
  const name = /^(.+) cty$/.exec(folded)?.[1]
  if (!name) return null
  const county = findNamed(`${name} county`)
  const [city] = loadPlaces().towns.get(`${name} city`) ?? findTowns(name)
  if (!county) return city ? chooseTown([city], undefined) : null
  const hasCity = loadPlaces().towns.has(`${name} city`)
  return { ...county, others: city && hasCity ? [describeTown(city)] : [] }
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

let spacedNames: Map<string, string> | undefined

/** Load the names of towns by the same names without spaces. */
function loadSpacedNames(): ReadonlyMap<string, string> {
  spacedNames ??= new Map([...loadPlaces().towns.keys()].map((name) => [dropSpaces(name), name]))
  return spacedNames
}

function dropSpaces(name: string): string {
  return name.replaceAll(' ', '')
}
