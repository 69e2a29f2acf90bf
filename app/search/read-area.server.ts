import { sql } from 'drizzle-orm'
import { readOpenMoment } from '#app/center/hours/open-week.ts'
import { findTown, findTowns, loadPlaces } from '#app/center/places/load-places.server.ts'
import { describeCounty, describeTown, linkCounty, type Near } from '#app/center/places/near.ts'
import { foldPlaceName } from '#app/center/places/place-name.ts'
import type { City as Town } from '#app/center/places/places-table.ts'
import { foldText } from '#app/lib/fold-text.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { stateCode } from '#site/state.ts'
import { centerOrders } from './center-order.ts'
import { keyInState } from './location-key.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { findAlike } from './read-matches.server.ts'

/** Shown on a place's page; the directory lists all. */
const maxCenters = 24
const maxNearest = 12

/** A county of the state, without the word County, or a town in it. */
type Area = { county: string; town: Town | null }

/** A town with centers, and its page. */
export type ListedTown = { name: string; county: string; path: string; centers: number }

type ListedArea = {
  county: string
  /** The town's name; null for the county itself. */
  town: string | null
  path: string
  /** The place's name in a search URL. */
  near: string
  /** The number of centers, samples included. */
  total: number
  /** In the directory's order. If there are none, the nearest open centers with their distance. */
  centers: ListedCenter[]
  /** The county's other towns with centers, by name. */
  towns: ListedTown[]
  /** Whether it has a center that is not a sample. */
  hasReal: boolean
}

/**
 * Find a county or town by the slug of its page: "cape-may", or a town with its county if several
 * share the name ("franklin-somerset"). Null if no place or more than one has that name. The page's
 * canonical slug may differ: "newark-city".
 */
export function findArea(slugs: { county?: string; town?: string }): Area | null {
  const name = (slugs.town ?? slugs.county ?? '').toLowerCase().replaceAll('-', ' ')
  if (slugs.town === undefined) {
    const county = loadPlaces().counties.get(name)
    return county ? { county, town: null } : null
  }
  const town = findTownByName(name)
  return town && { county: town.county, town }
}

function findTownByName(name: string): Town | null {
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

/** Return the path of its page. */
export function linkArea({ county, town }: Area): string {
  return town ? linkTown(town) : linkCounty(county)
}

function linkTown({ name, county, isShared }: Town): string {
  return `/towns/${foldPlaceName(isShared ? `${name} ${county}` : name).replaceAll(' ', '-')}`
}

/**
 * Read the centers of a county, or of a town by the town in their addresses, and the county's
 * other towns.
 */
export async function readArea(
  db: Executor,
  area: Area,
  at: { now: Date; language: Language },
): Promise<ListedArea> {
  const { county, town } = area
  const path = linkArea(area)
  const placed = await readPlaced(db, area)
  const rows = town ? placed.filter((row) => findTown(row.city, row.county) === town) : placed
  const hasReal = rows.some(({ isSample }) => !isSample)
  const near = rows.length ? null : findMiddle(area)
  const place = { words: [], tiers: [], keys: [], near, moment: readOpenMoment(at.now) }
  const ids = rows.length
    ? rows.slice(0, maxCenters).map(({ id }) => id)
    : await findAlike(db, place, [], maxNearest)
  return {
    county,
    town: town?.name ?? null,
    path,
    hasReal,
    total: rows.length,
    near: (town ? describeTown(town) : describeCounty(county)).near,
    centers: await readListedCenters(db, ids, place, at),
    towns: listTowns(placed).filter((other) => other.county === county && other.path !== path),
  }
}

/** If nothing is listed, the center of the county's largest town stands for the county's. */
function findMiddle({ county, town }: Area): Near {
  const largest = () =>
    [...loadPlaces().towns.values()]
      .flat()
      .filter((other) => other.county === county)
      .reduce((a, b) => (b.inhabitants > a.inhabitants ? b : a))
  return { ...describeTown(town ?? largest()), others: [], corrected: null }
}

/** List the pages of counties and towns with centers other than samples. */
export async function listAreaPaths(db: Executor): Promise<string[]> {
  const rows = await readRows<PlacedRow>(
    db,
    sql`select city, county, count(*)::integer as centers from ${center}
      where source <> 'sample' and upper(btrim(state)) = ${stateCode} group by city, county`,
  )
  const known = new Set(loadPlaces().counties.values())
  const counties = rows.flatMap(({ county }) => (county && known.has(county) ? [county] : []))
  const towns = listTowns(rows).map(({ path }) => path)
  return [...[...new Set(counties)].sort().map(linkCounty), ...towns]
}

type PlacedRow = { city: string | null; county: string | null; centers: number }
type PlacedCenter = PlacedRow & { id: string; isSample: boolean }

/**
 * Read the county's centers in the directory's order; for a town, also those with an unknown
 * county.
 */
function readPlaced(db: Executor, { county, town }: Area): Promise<PlacedCenter[]> {
  const name = foldText(town?.name ?? '')
  const ofTown = town ? [keyInState(name), keyInState(name.replace(/ township$/, ''))] : []
  const keys = [keyInState(`${county} county`), ...ofTown]
  return readRows<PlacedCenter>(
    db,
    sql`select id, city, county, source = 'sample' as "isSample", 1 as centers from ${center}
      where ${center.locationKeys} && ${sql.param(keys)}::text[]
      order by ${centerOrders.rating}`,
  )
}

function listTowns(rows: PlacedRow[]): ListedTown[] {
  const towns = new Map<Town, ListedTown>()
  for (const row of rows) {
    const town = findTown(row.city, row.county)
    if (!town) continue
    const { name, county } = town
    const listed = towns.get(town) ?? { name, county, path: linkTown(town), centers: 0 }
    listed.centers += row.centers
    towns.set(town, listed)
  }
  return [...towns.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
