import type { Point } from '#app/lib/miles.ts'
import { stateCode } from '#site/state.ts'
import { foldPlaceName, keyTown } from './place-name.ts'

/** A post office's town or a municipality; `county` without the word County. */
export type City = Point & {
  name: string
  county: string
  state: string
  /** From the 2000 census, for municipalities of the state; 0 for all others. */
  inhabitants: number
  zips: string[]
  /** Another county of the state has a town with this name. */
  isShared: boolean
}
export type Zip = Point & { zip: string; place: City }
export type Places = {
  zips: Map<string, Zip>
  /** ZIP codes in ascending order. */
  zipList: string[]
  /** The state's towns, most populous first, by folded name without "township". */
  towns: Map<string, City[]>
  /** Places in other states by name in lower case; those with the most ZIP codes first. */
  outside: Map<string, City[]>
  /** The state's counties by folded name. */
  counties: Map<string, string>
}

/**
 * Read the rows of `site/places.tsv`: state, county, names, population, center and ZIP codes. Throws
 * for a row that lacks a column, and for a table without places of the state.
 */
export function readPlacesTable(table: string): Places {
  const zips = new Map<string, Zip>()
  const towns = new Map<string, City[]>()
  const outside = new Map<string, City[]>()
  const countyNames = new Set<string>()
  for (const [index, line] of table.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [state, county, names, inhabitants, center, listed] = line.split('\t')
    const point = center && readPoint(center)
    if (!(state && county && names && point)) throw new Error(`line ${index + 1} is incomplete`)
    const allNames = names.split('/')
    const place: City = {
      name: allNames[0] ?? '',
      county,
      state,
      inhabitants: Number(inhabitants),
      ...point,
      zips: [],
      isShared: false,
    }
    for (const entry of listed?.split(';') ?? []) {
      const zip = entry.slice(0, 5)
      const own = entry.length > 5 ? readPoint(entry.slice(6)) : point
      if (!own) throw new Error(`line ${index + 1} is incomplete`)
      place.zips.push(zip)
      zips.set(zip, { zip, place, ...own })
    }
    // Folding all 3,500 names would take longer than reading the table.
    if (state !== stateCode) {
      addTo(outside, place.name.toLowerCase(), place)
      continue
    }
    countyNames.add(county)
    for (const name of allNames) addTo(towns, keyTown(foldPlaceName(name)), place)
  }
  if (towns.size === 0) throw new Error(`it has no places in ${stateCode}`)
  for (const sameName of towns.values()) {
    sameName.sort((a, b) => b.inhabitants - a.inhabitants)
    if (sameName.length > 1) for (const place of sameName) place.isShared = true
  }
  for (const sameName of outside.values()) sameName.sort((a, b) => b.zips.length - a.zips.length)
  const counties = new Map([...countyNames].map((name) => [foldPlaceName(name), name]))
  return { zips, zipList: [...zips.keys()].sort(), towns, outside, counties }
}

function addTo(index: Map<string, City[]>, key: string, place: City): void {
  const known = index.get(key)
  // Names of one place with the same folded form ("McAfee", "Mc Afee") count once.
  if (!known) index.set(key, [place])
  else if (!known.includes(place)) known.push(place)
}

function readPoint(text: string): Point | null {
  const [latitude, longitude] = text.split(' ').map(Number)
  return latitude && longitude ? { latitude, longitude } : null
}
