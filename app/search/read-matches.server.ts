import { type SQL, sql } from 'drizzle-orm'
import type { OpenMoment } from '#app/center/hours/open-week.ts'
import type { FacetBits } from '#app/center/offerings/facets.ts'
import { isArea } from '#app/center/places/near.ts'
import type { Point } from '#app/lib/miles.ts'
import { joinFacets, matchFacets, scannedMoreFacets } from '#db/center-facets.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { centerOrders } from './center-order.ts'
import type { FacetCount, IsOpenNow } from './count-choices.ts'
import { isOpenAt } from './is-open-at.server.ts'
import { isOpenThen } from './is-open-then.server.ts'
import {
  getPoint,
  isNotClosed,
  matchArea,
  matchPlace,
  type SearchScope,
  where,
} from './match-search.server.ts'
import { matchBox, measureFrom, measureOnPlane } from './search-conditions.server.ts'
import { type DirectorySearch, type Radius, radii } from './search-input.ts'

/** Count the centers that match words and place, by combination of facets. */
export async function countMatches(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
): Promise<FacetCount[]> {
  const [row] = await readRows<CountedRow>(
    db,
    sql`select ${countedColumns}
      from (${countFacets(scope.moment, search.at, matchArea(search, scope))}) as counted`,
  )
  return listCounts(row)
}

/** The number of matching centers, and of those that are not closed. */
export type MatchTotals = { total: number; notClosed: number }

/**
 * Count the matches everywhere, each in the narrowest of `radii` that reaches it; in 'any' without
 * a place, beyond the widest radius, and where the location is unknown.
 */
export async function countByRadius(
  db: Executor,
  scope: SearchScope,
  at: string | null,
): Promise<(FacetCount & { radius: Radius })[]> {
  const point = getPoint(scope.near)
  const [row] = await readRows<CountedRow & { bands: (number | null)[] | null }>(
    db,
    sql`select ${countedColumns}, array_agg(band) as bands
      from (select ${center.facets} as facets, ${scannedMoreFacets} as more, ${isOpenAt(scope.moment)} as open,
          ${matchTime(at, scope.moment)} as opens,
          ${point ? numberBand(point) : sql`null::integer`} as band, count(*)::integer as centers
        from ${center} ${where(matchPlace(scope))} group by 1, 2, 3, 4, 5) as counted`,
  )
  return listCounts(row).map((count, index) => ({
    ...count,
    radius: radii[row?.bands?.[index] ?? radii.length] ?? 'any',
  }))
}

/** The index in `radii` of the narrowest radius that reaches a center, for those near enough. */
function numberBand(point: Point): SQL {
  const edges = radii.map((miles) => miles + 1e-9).join(', ')
  return sql`case when ${matchBox(point, Math.max(...radii))}
    then width_bucket(${measureFrom(point)}, array[${sql.raw(edges)}]::float8[]) end`
}

/**
 * List the ids of centers that are not closed, those first that meet the most of `wanted` (bits of
 * facets). Equal ones are sorted by distance, or in `order` in an area or without a place.
 */
export async function findAlike(
  db: Executor,
  scope: SearchScope,
  wanted: FacetBits[],
  limit: number,
  order = centerOrders.rating,
): Promise<string[]> {
  const point = getPoint(scope.near)
  const keys = isArea(scope.near) ? scope.keys : []
  const area = matchPlace({ ...scope, words: [], keys })
  const conditions = [isNotClosed, ...area]
  const meetsAll = wanted.map(matchFacets)
  const met = sql.join([sql`0`, ...meetsAll.map((meets) => sql`(${meets})::integer`)], sql` + `)
  // Takes more candidates than needed: found on a plane, then sorted on the globe.
  const nearest = (from: Point, matching: SQL[]) => sql`(
    select ${center.id} as id, ${center.unreachable} as unreachable, lower(${center.name}) as name, ${met} as met, ${measureFrom(from)} as miles
    from ${center} ${where([...conditions, ...matching])}
    order by ${measureOnPlane(from)} limit ${limit * 4})`
  const rows = await readRows<{ id: string }>(
    db,
    point
      ? sql`select id from (${nearest(point, meetsAll)} union ${nearest(point, [])}) as alike
          order by met desc, miles nulls last, unreachable, name, id limit ${limit}`
      : sql`select ${center.id} as id from ${center} ${where(conditions)}
          order by ${meetsAll.length ? sql`(${met}) desc, ` : sql``}${order} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

type CountedRow = {
  /** As text: the driver has no array of bigints. */
  facets: string[] | null
  more: string[] | null
  open: IsOpenNow[] | null
  /** At the time that the search asks about. */
  opens: IsOpenNow[] | null
  numbers: number[] | null
}

const countedColumns = sql`array_agg(facets) as facets, array_agg(more) as more, array_agg(open) as open, array_agg(opens) as opens, array_agg(centers) as numbers`

/** Count all matching centers by exact facets. */
function countFacets(moment: OpenMoment, at: string | null, matching: SQL[]): SQL {
  return sql`select ${center.facets} as facets, ${scannedMoreFacets} as more, ${isOpenAt(moment)} as open,
      ${matchTime(at, moment)} as opens, count(*)::integer as centers
    from ${center} ${where(matching)} group by 1, 2, 3, 4`
}

const matchTime = (at: string | null, moment: OpenMoment) =>
  at ? isOpenThen(at, moment) : sql`true`

function listCounts(row: CountedRow | undefined): FacetCount[] {
  const { more, open, opens, numbers } = row ?? {}
  return (row?.facets ?? []).map((facets, index) => ({
    facets: joinFacets(facets, more?.[index] ?? '0'),
    isOpenNow: open?.[index] ?? null,
    isOpenThen: opens?.[index] ?? null,
    centers: numbers?.[index] ?? 0,
  }))
}
