import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '#app/lib/miles.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { centerOrders, orderByMiles, orderedColumns } from './center-order.ts'
import { getPoint, isNotClosed, matchArea, type SearchScope, where } from './match-search.server.ts'
import type { MatchTotals } from './read-matches.server.ts'
import {
  isAmong,
  matchChoices,
  matchWithin,
  measureFrom,
  measureOnPlane,
  rankTier,
} from './search-conditions.server.ts'
import { type DirectorySearch, isByDistance } from './search-input.ts'

type Window = { limit: number; offset: number }

/** List the ids of a page of matches, in the usual order by tier: `scope.tiers`. */
export async function listMatches(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  window: Window,
  totals: MatchTotals,
): Promise<string[]> {
  const area = matchArea(search, scope)
  if (search.sort !== null || scope.tiers.length === 0) {
    return listOrdered(db, search, scope, window, totals, area)
  }
  const ids: string[] = []
  let passed = 0
  for (const tier of await listTiers(db, search, scope, totals)) {
    const left = {
      limit: window.limit - ids.length,
      offset: Math.max(0, window.offset - passed),
    }
    ids.push(...(await listOrdered(db, search, scope, left, tier, [...area, ...tier.conditions])))
    passed += tier.total
  }
  return ids
}

type Tier = MatchTotals & { conditions: SQL[] }

/** Count the matches of each tier, and of the rest. */
async function listTiers(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  totals: MatchTotals,
): Promise<Tier[]> {
  const rows = await readRows<MatchTotals & { tier: number }>(
    db,
    sql`select tier, count(*)::integer as total, (count(*) filter (where not closed))::integer as "notClosed"
      from (select ${rankTier(scope.tiers)} as tier, ${center.isClosed} as closed from ${center}
        ${where([...matchArea(search, scope), ...matchChoices(search, scope.moment)])}) as ranked
      group by tier`,
  )
  const read = (wanted: number): MatchTotals =>
    rows.find(({ tier }) => tier === wanted) ?? { total: 0, notClosed: 0 }
  const tiers = scope.tiers.map((condition, rank) => ({
    ...read(rank),
    conditions: [condition, ...denyAll(scope.tiers.slice(0, rank))],
  }))
  const listed = tiers.reduce((sum, { total }) => sum + total, 0)
  const listedOpen = tiers.reduce((sum, { notClosed }) => sum + notClosed, 0)
  const others: Tier = {
    total: totals.total - listed,
    notClosed: totals.notClosed - listedOpen,
    conditions: denyAll(scope.tiers),
  }
  return [...tiers, others]
}

const denyAll = (tiers: readonly SQL[]) => tiers.map((tier) => sql`not ${tier}`)

/**
 * List ids in the search's order. Many matches: walk the index with that order and check each row.
 * Fewer: find the ids of all matches, then walk the index and keep these. Few: filter first, then
 * sort, which the planner would not always choose.
 */
async function listOrdered(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  window: Window,
  { total, notClosed }: MatchTotals,
  area: SQL[],
): Promise<string[]> {
  if (window.limit === 0 || total <= window.offset) return []
  const last = window.offset + window.limit
  const matching = [...area, ...matchChoices(search, scope.moment)]
  const from = isByDistance(search) ? getPoint(scope.near) : null
  const order = from ? orderByMiles(sql`miles`) : centerOrders[getListOrder(search)]
  const first = findFirst(matching, from)
  // The index of distances cannot put closed centers last, so it serves only the pages before the
  // first of them.
  if (from && total > last * 4 && last <= notClosed) {
    return listNearest(db, from, [...matching, isNotClosed], window)
  }
  if (from) return listSorted(db, first, [], order, window)
  // The indexes have the facets, but not the hours.
  const isInIndex = area.length === 0 && search.open !== 'now' && search.at === null
  if (isInIndex || total > last * 10) return listSorted(db, sql``, matching, order, window)
  if (total <= last * 2) return listSorted(db, first, [], order, window)
  return listSorted(db, sql``, [isAmong(matching)], order, window)
}

/** The usual order of a county, which has no center, is by rating. */
function getListOrder({ sort }: DirectorySearch): keyof typeof centerOrders {
  return sort === null || sort === 'distance' ? 'rating' : sort
}

async function listSorted(
  db: Executor,
  withFirst: SQL,
  matching: SQL[],
  order: SQL,
  { limit, offset }: Window,
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`${withFirst} select ${center.id} as id from ${center} ${where(matching)}
      order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * List the ids of the nearest centers without a limit of distance. An index finds the nearest on a
 * plane; the greatest of their distances is a radius that contains the nearest on the globe.
 */
async function listNearest(
  db: Executor,
  from: Point,
  matching: SQL[],
  { limit, offset }: Window,
): Promise<string[]> {
  const [first] = await readRows<{ found: number; farthest: number | null }>(
    db,
    sql`select count(miles)::integer as found, max(miles) as farthest
      from (select ${measureFrom(from)} as miles from ${center} ${where(matching)}
        order by ${measureOnPlane(from)} limit ${offset + limit}) as nearest_on_plane`,
  )
  const radius = first?.found === offset + limit ? first.farthest : null
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${center.id} as id from ${center}
      ${where([...matching, ...matchWithin(from, radius === null ? 'any' : radius + 1e-6)])}
      order by ${orderByMiles(measureFrom(from))} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

/** Select the matches first, in place of the table. */
function findFirst(matching: SQL[], point: Point | null): SQL {
  const columns = sql.join(orderedColumns, sql`, `)
  return sql`with ${center} as materialized (
    select ${columns}${point ? sql`, ${measureFrom(point)} as miles` : sql``} from ${center} ${where(matching)})`
}
