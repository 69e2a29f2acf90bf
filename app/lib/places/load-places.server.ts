import type { Point } from '#app/lib/miles.ts'
import { dropKind, foldPlaceName, keyTown } from './place-name.ts'
import { placesTable } from './places-table.server.ts'
import { readState } from './read-state.ts'

/** A post office's town or a municipality; `county` without the word County. */
export type City = Point & {
  name: string
  county: string
  state: string
  /** In 2000, of municipalities of New Jersey; 0 of all others. */
  inhabitants: number
  zips: string[]
  /** Another county of New Jersey has a town of this name. */
  isShared: boolean
}
export type Zip = Point & { zip: string; place: City }
type Places = {
  zips: Map<string, Zip>
  /** The ZIPs in ascending order. */
  zipList: string[]
  /** New Jersey's, most inhabitants first, by folded name without "township". */
  towns: Map<string, City[]>
  /** Places of other states by name in lower case, those with most ZIPs first. */
  outside: Map<string, City[]>
  /** New Jersey's 21 counties by folded name. */
  counties: Map<string, string>
}

let places: Places | undefined

/** The table of ZIPs and towns, read at the first call: 5,149 ZIPs, 4,200 places; 3 MB. */
export function loadPlaces(): Places {
  places ??= readTable(placesTable)
  return places
}

/**
 * New Jersey's towns of a name folded by `foldPlaceName`, most inhabitants first: as it is, without the kind of
 * municipality ("newark city"), or with the City that people leave out ("ventnor").
 */
export function findTowns(folded: string): City[] {
  const { towns } = loadPlaces()
  const kindless = dropKind(folded)
  return towns.get(keyTown(folded)) ?? towns.get(kindless) ?? towns.get(`${kindless} city`) ?? []
}

/** The town that an address names; of several that share the name, the one in its county. */
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
 * The middle of an address's ZIP (New Jersey, New York, Pennsylvania, Delaware), else of its town (New Jersey
 * only; no state means New Jersey). A ZIP of another state than the address says is a slip and not used. Null
 * when neither is known, or several towns bear the name and the county does not tell which.
 */
export function findMiddle(address: Address): Point | null {
  const { zips } = loadPlaces()
  const said = address.state?.trim() || null
  const state = said ? readState(said) : 'NJ'
  // Spreadsheets take the first zero away.
  const digits = /^(\d{4,5})(?:-?\d{4})?$/.exec(address.postalCode?.trim() ?? '')?.[1]
  const zip = digits ? zips.get(digits.padStart(5, '0')) : undefined
  if (zip && (!said || zip.place.state === state)) {
    return { latitude: zip.latitude, longitude: zip.longitude }
  }
  const town = state === 'NJ' ? findTown(address.city ?? null, address.county ?? null) : null
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
      if (state === 'NJ') counties.set(foldPlaceName(county), county)
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
      // Folding all 3,500 would take longer than reading the table.
      if (state !== 'NJ') addTo(outside, place.name.toLowerCase(), place)
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
  // Names of one place that fold alike ("McAfee", "Mc Afee") do not make it two.
  if (!known) index.set(key, [place])
  else if (!known.includes(place)) known.push(place)
}

function readPoint(text: string): Point {
  const [latitude, longitude] = text.split(' ')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
