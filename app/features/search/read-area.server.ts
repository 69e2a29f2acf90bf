import { sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Language } from '#app/lib/language.ts'
import {
  findTown,
  findTowns,
  loadPlaces,
  type City as Town,
} from '#app/lib/places/load-places.server.ts'
import { describeCounty, describeTown, linkCounty, type Near } from '#app/lib/places/near.ts'
import { foldPlaceName } from '#app/lib/places/place-name.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { centerOrders } from './center-order.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { findAlike } from './read-matches.server.ts'

/** On a page of a place; the directory has them all. */
const maxCenters = 24
const maxNearest = 12

/** A county of New Jersey, without the word County, or a town in it. */
type Area = { county: string; town: Town | null }

/** A town that has centers, and its page. */
export type ListedTown = { name: string; county: string; path: string; centers: number }

type ListedArea = {
  county: string
  /** Its name; null for the county itself. */
  town: string | null
  path: string
  /** As the search names it. */
  near: string
  /** How many centers it has; samples are counted too. */
  total: number
  /** In the directory's order; where it has none, the nearest that are open, with their distance. */
  centers: ListedCenter[]
  /** The county's other towns that have centers, by name. */
  towns: ListedTown[]
  /** Whether it has a center that is no sample. */
  hasReal: boolean
}

/**
 * A county or a town by the slug of its page: "cape-may"; a town with its county where several share the name
 * ("franklin-somerset"). Null where none, or more than one, is called so. The page's own slug may be another:
 * "newark-city".
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

/** Its page. */
export function linkArea({ county, town }: Area): string {
  return town ? linkTown(town) : linkCounty(county)
}

function linkTown({ name, county, isShared }: Town): string {
  return `/towns/${foldPlaceName(isShared ? `${name} ${county}` : name).replaceAll(' ', '-')}`
}

/** The centers of a county, or of a town by the town that their addresses name, and the county's other towns. */
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
  const place = { words: [], keys: [], near: rows.length ? null : findMiddle(area), minute: 0 }
  const ids = rows.length
    ? rows.slice(0, maxCenters).map(({ id }) => id)
    : await findAlike(db, place, [], maxNearest)
  return {
    ...{ county, town: town?.name ?? null, path, hasReal, total: rows.length },
    near: (town ? describeTown(town) : describeCounty(county)).near,
    centers: await readListedCenters(db, ids, place, at),
    towns: listTowns(placed).filter((other) => other.county === county && other.path !== path),
  }
}

/** The middle of a county's largest town stands for its own, where nothing is listed in it. */
function findMiddle({ county, town }: Area): Near {
  const largest = () =>
    [...loadPlaces().towns.values()]
      .flat()
      .filter((other) => other.county === county)
      .reduce((a, b) => (b.inhabitants > a.inhabitants ? b : a))
  return { ...describeTown(town ?? largest()), others: [] }
}

/** The pages of counties and towns that have centers other than samples. */
export async function listAreaPaths(db: Executor): Promise<string[]> {
  const rows = await readRows<PlacedRow>(
    db,
    sql`select city, county, count(*)::integer as centers from ${center}
      where source <> 'sample' and upper(btrim(state)) = 'NJ' group by city, county`,
  )
  const known = new Set(loadPlaces().counties.values())
  const counties = rows.flatMap(({ county }) => (county && known.has(county) ? [county] : []))
  const towns = listTowns(rows).map(({ path }) => path)
  return [...[...new Set(counties)].sort().map(linkCounty), ...towns]
}

type PlacedRow = { city: string | null; county: string | null; centers: number }
type PlacedCenter = PlacedRow & { id: string; isSample: boolean }

/** The county's centers, in the directory's order; for a town those too whose county is not known. */
function readPlaced(db: Executor, { county, town }: Area): Promise<PlacedCenter[]> {
  const name = foldText(town?.name ?? '')
  const ofTown = town ? [`${name}, nj`, `${name.replace(/ township$/, '')}, nj`] : []
  const keys = [`${county.toLowerCase()} county, nj`, ...ofTown]
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
