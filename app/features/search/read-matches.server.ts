import { type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import { measureMiles } from '#app/lib/miles.ts'
import type { Near } from '#app/lib/places/near.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { FacetCount, IsOpenNow } from './facets.ts'
import {
  matchChoices,
  matchLocation,
  matchWithin,
  matchWords,
  measureFrom,
  type Point,
} from './search-conditions.server.ts'
import { type DirectorySearch, radii } from './search-input.ts'

/** What is searched for besides what is chosen. */
export type Place = {
  /** Folded. */
  words: string[]
  /** Of `location_keys`, any of them. */
  keys: string[]
  near: Near | null
  /** Of the week. */
  minute: number
}

export type ListedCenter = CenterSummary & {
  /** From the place that was searched for; null without one, and where it is not known where the center is. */
  miles: number | null
  /** Degrees; null where not even its ZIP or town is known. */
  latitude: number | null
  longitude: number | null
  /** Where it is, is only known as the middle of its ZIP or town. */
  isApproximate: boolean
  /** Bits of `facets`. */
  facets: number
}

/** The middle of a place; null for a county, which is an area, and for one that is not known. */
export function getPoint(near: Near | null): Point | null {
  return near && 'latitude' in near ? near : null
}

const byName = sql`lower(${center.name}), ${center.id}`
const trustedFirst = sql`${center.pinned} desc nulls last`
const score = sql`${center.totalScore} desc nulls last`
const reviews = sql`${center.reviewsCount} desc nulls last`

// But for distance each is, column for column, one of the table's indexes.
const sortColumns = {
  rating: sql`${trustedFirst}, ${score}, ${reviews}, ${byName}`,
  name: sql`${trustedFirst}, ${byName}`,
  reviews: sql`${trustedFirst}, ${reviews}, ${score}, ${byName}`,
}

type Window = { limit: number; offset: number }

/**
 * How many centers match words and place, of each combination of facets, and the ids of the page of those that
 * match what is chosen too. What words and places match is found once for both; without any, an index has the
 * facets and another the order.
 */
export async function readMatches(
  tx: Transaction,
  search: DirectorySearch,
  place: Place,
  { limit, offset }: Window,
): Promise<{ counts: FacetCount[]; ids: string[] }> {
  const point = getPoint(place.near)
  const matching = [...matchPlace(place), ...(point ? matchWithin(point, search.within) : [])]
  const order =
    search.sort !== 'distance'
      ? sortColumns[search.sort]
      : point
        ? sql`miles nulls last, ${byName}`
        : sortColumns.rating
  const [row] = await readRows<CountedRow & { ids: string[] }>(
    tx,
    sql`${matching.length || point ? sql`with ${findFirst(matching, point)}` : sql``}
      select ${countedColumns}, array(
        select ${center.id} from ${center} ${where(matchChoices(search, place.minute))}
        order by ${order} limit ${limit} offset ${offset}) as ids
      from (select ${center.facets} as facets, ${isOpenAt(place.minute)} as open, count(*)::integer as centers
        from ${center} group by 1, 2) as counted`,
  )
  return { counts: listCounts(row), ids: row?.ids ?? [] }
}

/** The same counts without a radius, each with the smallest radius that has these centers. */
export async function countByRadius(
  tx: Transaction,
  place: Place,
): Promise<(FacetCount & { within: number | 'any' })[]> {
  const point = getPoint(place.near)
  const within = point
    ? sql`width_bucket(miles, array[${sql.raw(radii.map((miles) => miles + 1e-9).join(', '))}]::float8[])`
    : sql`0`
  const [row] = await readRows<CountedRow & { bands: (number | null)[] | null }>(
    tx,
    sql`with ${findFirst(matchPlace(place), point)}
      select ${countedColumns}, array_agg(band) as bands
      from (select ${center.facets} as facets, ${isOpenAt(place.minute)} as open, ${within} as band,
        count(*)::integer as centers from ${center} group by 1, 2, 3) as counted`,
  )
  const bands = row?.bands ?? []
  return listCounts(row).map((count, index) => ({
    ...count,
    within: radii[bands[index] ?? radii.length] ?? 'any',
  }))
}

/** The ids of the centers that meet most of `wanted` (bits of facets), the nearest or the best rated of them first. */
export async function findAlike(
  tx: Transaction,
  place: Place,
  wanted: number[],
  limit: number,
): Promise<string[]> {
  const point = getPoint(place.near)
  const met = wanted.map(
    (mask) => sql`((${center.facets} & ${sql.raw(String(mask))}) <> 0)::integer`,
  )
  const area = place.near?.kind === 'county' ? matchPlace({ ...place, words: [] }) : []
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select ${center.id} as id from ${center}
      ${where([sql`not ${center.permanentlyClosed} and not ${center.temporarilyClosed}`, ...area])}
      order by ${met.length ? sql`${sql.join(met, sql` + `)} desc, ` : sql``}
        ${point ? sql`${measureFrom(point)} nulls last, ${byName}` : sortColumns.rating}
      limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** The cards of the centers with these ids, in their order. */
export async function readCenters(
  tx: Transaction,
  ids: string[],
  { near }: Place,
  now: Date,
): Promise<ListedCenter[]> {
  if (ids.length === 0) return []
  const { latitude, longitude, placeLatitude, placeLongitude, facets } = center
  const rows = await tx
    .select({ ...summaryColumns, latitude, longitude, placeLatitude, placeLongitude, facets })
    .from(center)
    .where(sql`${center.id} = any (${sql.param(ids)}::uuid[])`)
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${center.id})`)
  const from = getPoint(near)
  return rows.map((row) => {
    const there = {
      latitude: row.latitude ?? row.placeLatitude,
      longitude: row.longitude ?? row.placeLongitude,
    }
    return {
      ...summarizeCenter(row, now),
      ...there,
      isApproximate: row.latitude === null,
      facets: row.facets,
      miles: from && isPoint(there) ? measureMiles(from, there) : null,
    }
  })
}

const isPoint = (place: { latitude: number | null; longitude: number | null }): place is Point =>
  place.latitude !== null && place.longitude !== null

function matchPlace({ words, keys, near }: Place): SQL[] {
  const county = near?.kind === 'county' ? [`${near.name.toLowerCase()} county, nj`] : []
  return [...matchWords(words), ...matchLocation(keys), ...matchLocation(county)]
}

/** What matches, in place of the table: the planner would rather walk along an order and look at each center. */
function findFirst(matching: SQL[], point: Point | null): SQL {
  const { id, name, pinned, totalScore, reviewsCount, facets, openMinutes } = center
  const columns = sql.join(
    [id, name, pinned, totalScore, reviewsCount, facets, openMinutes],
    sql`, `,
  )
  return sql`${center} as materialized (
    select ${columns}${point ? sql`, ${measureFrom(point)} as miles` : sql``} from ${center} ${where(matching)})`
}

type CountedRow = {
  facets: number[] | null
  open: IsOpenNow[] | null
  numbers: number[] | null
}

const countedColumns = sql`array_agg(facets) as facets, array_agg(open) as open, array_agg(centers) as numbers`

const isOpenAt = (minute: number) => sql`${center.openMinutes} @> ${minute}::integer`

function listCounts(row: CountedRow | undefined): FacetCount[] {
  const { open, numbers } = row ?? {}
  return (row?.facets ?? []).map((facets, index) => ({
    facets,
    isOpenNow: open?.[index] ?? null,
    centers: numbers?.[index] ?? 0,
  }))
}

function where(conditions: SQL[]): SQL {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
