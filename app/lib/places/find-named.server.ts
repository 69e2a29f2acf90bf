import { type City, findTowns, loadPlaces } from './load-places.server.ts'
import { describeCounty, describeTown, type NearCounty, type NearTown } from './near.ts'

/** `others` are further meanings of the name. */
export type NamedPlace = (NearTown | NearCounty) & { others: (NearTown | NearCounty)[] }

/**
 * Finds the town or county of New Jersey with this name, by `foldPlaceName`. A county's bare name
 * means the county unless a post office has the same name (Camden, Union; but Ocean and Morris are
 * counties).
 */
export function findNamed(folded: string): NamedPlace | null {
  const isSaidCounty = /^(?:county of|condado(?: de)?) .| (?:county|co)$/.test(folded)
  const said = isSaidCounty ? readCounty(folded) : null
  if (said) return { ...describeCounty(said), others: [] }
  const towns = findTowns(folded)
  const sameNamed = loadPlaces().counties.get(folded)
  if (sameNamed && !towns.some(({ zips }) => zips.length > 0)) {
    return { ...describeCounty(sameNamed), others: towns.map(describeTown) }
  }
  return towns.length > 0 ? chooseTown(towns, sameNamed) : null
}

/** Reads "essex", "essex county", "county of essex", "condado de essex" as "Essex". */
export function readCounty(folded: string): string | null {
  const name = folded.replace(/^(?:county of|condado(?: de)?) (?=.)|(?<=.) (?:county|co)$/, '')
  return loadPlaces().counties.get(name) ?? null
}

function chooseTown(towns: City[], county: string | undefined): NamedPlace {
  const [first, ...rest] = towns as [City, ...City[]]
  const others = [...rest.map(describeTown), ...(county ? [describeCounty(county)] : [])]
  return { ...describeTown(first), others }
}
