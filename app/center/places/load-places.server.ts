import type { Point } from '#app/lib/miles.ts'
import { placesTable } from '#site/places-table.server.ts'
import { stateCode } from '#site/state.ts'
import { dropKind, foldPlaceName, keyTown } from './place-name.ts'
import { readState } from './read-state.ts'

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
type Places = {
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

let places: Places | undefined

/**
 * Load the table of ZIP codes and towns on the first call: 5,149 ZIP codes, 4,200 places; 3 MB.
 */
export function loadPlaces(): Places {
  places ??= readTable(placesTable)
  return places
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

function readTable(table: string): Places {
  const zips = new Map<string, Zip>()
  const towns = new Map<string, City[]>()
  const outside = new Map<string, City[]>()
  const counties = new Map<string, string>()
  let state = ''
  let county = ''
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) state = line.slice(2)
    else if (line.startsWith('## ')) {
      county = line.slice(3)
      if (state === stateCode) counties.set(foldPlaceName(county), county)
    } else if (line) {
      const [names = '', inhabitants, middle = '', ...listed] = line.split(';')
      const allNames = names.split('/')
      const { latitude, longitude } = readPoint(middle)
      const place: City = {
        name: allNames[0] ?? '',
        county,
        state,
        inhabitants: Number(inhabitants),
        latitude,
        longitude,
        zips: [],
        isShared: false,
      }
      for (const entry of listed) {
        const zip = entry.slice(0, 5)
        const own = entry.length > 5 ? readPoint(entry.slice(6)) : { latitude, longitude }
        place.zips.push(zip)
        zips.set(zip, { zip, place, ...own })
      }
      // Folding all 3,500 names would take longer than reading the table.
      if (state !== stateCode) addTo(outside, place.name.toLowerCase(), place)
      else for (const name of allNames) addTo(towns, keyTown(foldPlaceName(name)), place)
    }
  }
  for (const sameName of towns.values()) {
    sameName.sort((a, b) => b.inhabitants - a.inhabitants)
    if (sameName.length > 1) for (const place of sameName) place.isShared = true
  }
  for (const sameName of outside.values()) sameName.sort((a, b) => b.zips.length - a.zips.length)
  return { zips, zipList: [...zips.keys()].sort(), towns, outside, counties }
}

function addTo(index: Map<string, City[]>, key: string, place: City): void {
  const known = index.get(key)
  // Names of one place with the same folded form ("McAfee", "Mc Afee") count once.
  if (!known) index.set(key, [place])
  else if (!known.includes(place)) known.push(place)
}

function readPoint(text: string): Point {
  const [latitude, longitude] = text.split(' ')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
