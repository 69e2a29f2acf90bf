import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Language } from '#app/lib/language.ts'
import { findTowns, loadPlaces, type Place as Town } from '#app/lib/places/load-places.server.ts'
import { describeTown, type Near } from '#app/lib/places/near.ts'
import { foldPlaceName } from '#app/lib/places/place-name.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type ListedCenter, readCenters } from './read-listed.server.ts'
import { findAlike } from './read-matches.server.ts'

/** On a page of a place; the directory has them all. */
const maxCenters = 24
const maxNearest = 12

/** A town of New Jersey that has centers. `slug` is that of its page. */
export type ListedTown = { name: string; slug: string; county: string; centers: number }

export type Area = {
  /** How many centers it has; samples are counted too. */
  total: number
  /** Its best rated ones, Trusted ones first; where it has none, the nearest that are open, with their distance. */
  centers: ListedCenter[]
  /** Of the county, those that have centers, by name. */
  towns: ListedTown[]
  /** Whether it has a center that is no sample. */
  hasReal: boolean
}

/** A county by the slug of its page: "cape-may" → "Cape May"; null for none. */
export function findCounty(slug: string): string | null {
  return loadPlaces().counties.get(slug.replaceAll('-', ' ')) ?? null
}

/**
 * A town by the slug of its page: its name, with its county where several share the name ("franklin-somerset").
 * Null where no town, or more than one, is called so. The page's own slug may be another: "newark-city".
 */
export function findTown(slug: string): Town | null {
  const name = slug.replaceAll('-', ' ')
  const towns = findTowns(foldPlaceName(name))
  if (towns.length === 1) return towns[0] ?? null
  for (const [folded, county] of loadPlaces().counties) {
    if (!name.endsWith(` ${folded}`)) continue
    const named = findTowns(foldPlaceName(name.slice(0, -folded.length - 1)))
    const town = named.find((place) => place.county === county)
    if (town) return town
  }
  return null
}

export function writeTownSlug({ name, county, isShared }: Town): string {
  return foldPlaceName(isShared ? `${name} ${county}` : name).replaceAll(' ', '-')
}

/** A county's centers and towns. `county` without the word County. */
export async function readCounty(tx: Transaction, county: string, at: Shown): Promise<Area> {
  const rows = await readPlaced(tx, [keyCounty(county)])
  // The middle of its largest town stands for that of the county, where nothing is listed in it.
  const largest = [...loadPlaces().towns.values()]
    .flat()
    .filter((town) => town.county === county)
    .reduce((a, b) => (b.inhabitants > a.inhabitants ? b : a))
  return describeArea(tx, rows, {
    towns: listTowns(rows).filter((town) => town.county === county),
    middle: largest,
    at,
  })
}

/** A town's centers, by the town that their addresses name, and the county's towns. */
export async function readTown(tx: Transaction, town: Town, at: Shown): Promise<Area> {
  const name = foldText(town.name)
  const rows = await readPlaced(tx, [
    keyCounty(town.county),
    // Centers whose county is not known.
    `${name}, nj`,
    `${name.replace(/ township$/, '')}, nj`,
  ])
  const ownRows = rows.filter((row) => resolveTown(row) === town)
  const towns = listTowns(rows).filter(({ county }) => county === town.county)
  return describeArea(tx, ownRows, { towns, middle: town, at })
}

/** The towns that have centers other than samples, and the counties, for the sitemap. */
export async function listAreas(
  tx: Transaction,
): Promise<{ counties: string[]; towns: ListedTown[] }> {
  const rows = await readRows<PlacedRow>(
    tx,
    sql`select city, county, count(*)::integer as centers from ${center}
      where source <> 'sample' and upper(btrim(state)) = 'NJ' group by city, county`,
  )
  const known = new Set(loadPlaces().counties.values())
  const counties = rows.flatMap(({ county }) => (county && known.has(county) ? [county] : []))
  return { counties: [...new Set(counties)].sort(), towns: listTowns(rows) }
}

/** When it is shown, and in which language. */
type Shown = { now: Date; language: Language }

type PlacedRow = { city: string | null; county: string | null; centers: number }
type PlacedCenter = PlacedRow & { id: string; isSample: boolean }

const keyCounty = (county: string) => `${county.toLowerCase()} county, nj`

/** The centers with any of these `location_keys`, in the directory's order. */
function readPlaced(tx: Transaction, keys: string[]): Promise<PlacedCenter[]> {
  return readRows<PlacedCenter>(
    tx,
    sql`select id, city, county, source = 'sample' as "isSample", 1 as centers from ${center}
      where ${center.locationKeys} && ${sql.param(keys)}::text[]
      order by ${byRating}`,
  )
}

const byRating: SQL = sql`pinned desc, total_score desc nulls last, reviews_count desc nulls last, lower(name), id`

/** The town that an address names; of several that share the name, the one in its county. */
function resolveTown({ city, county }: PlacedRow): Town | null {
  const towns = city ? findTowns(foldPlaceName(city)) : []
  if (towns.length === 1) return towns[0] ?? null
  return towns.find((town) => town.county === county) ?? null
}

function listTowns(rows: PlacedRow[]): ListedTown[] {
  const towns = new Map<Town, ListedTown>()
  for (const row of rows) {
    const town = resolveTown(row)
    if (!town) continue
    const { name, county } = town
    const listed = towns.get(town) ?? { name, slug: writeTownSlug(town), county, centers: 0 }
    listed.centers += row.centers
    towns.set(town, listed)
  }
  return [...towns.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

async function describeArea(
  tx: Transaction,
  rows: PlacedCenter[],
  { towns, middle, at }: { towns: ListedTown[]; middle: Town; at: Shown },
): Promise<Area> {
  const near: Near | null = rows.length ? null : { ...describeTown(middle), others: [] }
  const place = { words: [], keys: [], near, minute: 0 }
  const ids = rows.length
    ? rows.slice(0, maxCenters).map(({ id }) => id)
    : await findAlike(tx, place, [], maxNearest)
  const hasReal = rows.some(({ isSample }) => !isSample)
  return { total: rows.length, centers: await readCenters(tx, ids, place, at), towns, hasReal }
}
