import { type SQL, sql } from 'drizzle-orm'
import type { Near } from '#app/lib/places/near.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { centerOrders, orderByMiles } from './center-order.ts'
import type { Danger } from './danger-words.ts'
import { findLoosenings, type Loosening, listWanted, maxAlike } from './loosen-search.server.ts'
import type { ParsedSearch } from './parse-search.server.ts'
import {
  findAlike,
  getPoint,
  isNotClosed,
  matchFound,
  type SearchScope,
  where,
} from './read-matches.server.ts'
import { resolveSearch } from './resolve-search.server.ts'
import { matchNames, measureFrom } from './search-conditions.server.ts'
import { type DirectorySearch, hasFilters } from './search-input.ts'
import type { Understanding } from './understand/understand-search.server.ts'

export type FoundCenters = {
  /** Of the centers that match all of it. */
  total: number
  /** The first of them, or those to show instead. */
  ids: string[]
  danger: Danger | null
  understanding: Understanding
  near: Near | null
  /** The corrected words if those that were typed matched nothing. */
  correctedText: string | null
  /** Set if nothing matches: the looser search that `ids` are of, or the nearest to call. */
  loosened: { applied: Loosening | null } | null
}

type FindOptions = { now: Date; limit: number; withSamples: boolean }

/**
 * Finds centers as the site's search does: the nearest first, but where it would sort by rating,
 * which the public API may not read, Trusted ones come first, then by name.
 */
export async function findCenters(
  db: Executor,
  parsed: ParsedSearch,
  { now, limit, withSamples }: FindOptions,
): Promise<FoundCenters> {
  const limitScope = (scope: SearchScope) => ({ ...scope, leavesOutSamples: !withSamples })
  const { found, understanding, scope, correctedText } = await resolveSearch(
    db,
    parsed,
    now,
    (search, scope) => countFound(db, search, limitScope(scope)),
  )
  const { search } = understanding
  const { danger } = parsed
  const result = { ...found, danger, understanding, near: scope.near, correctedText }
  const place = limitScope(scope)
  // Danger words are never dropped.
  if (found.total > 0 || !hasFilters(search) || danger) {
    return { ...result, ids: await listFound(db, search, place, limit), loosened: null }
  }
  return { ...result, ...(await findOthers(db, search, { ...place, nameWords: [] }, limit)) }
}

/** Finds centers for a search without matches: those of the first looser search, or the nearest. */
async function findOthers(db: Executor, asked: DirectorySearch, place: SearchScope, limit: number) {
  const { applied, search } = await findLoosenings(db, asked, place)
  const ids = applied
    ? await listFound(db, applied.search, place, limit, [isNotClosed])
    : await findAlike(db, place, listWanted(search), Math.min(limit, maxAlike), centerOrders.name)
  return { ids, loosened: { applied } }
}

function countFound(db: Executor, search: DirectorySearch, place: SearchScope) {
  return readRow<{ total: number }>(
    db,
    sql`select count(*)::integer as total from ${center} ${where(matchFound(search, place))}`,
  )
}

async function listFound(
  db: Executor,
  search: DirectorySearch,
  place: SearchScope,
  limit: number,
  more: SQL[] = [],
): Promise<string[]> {
  const point = getPoint(place.near)
  const order = point ? orderByMiles(measureFrom(point)) : centerOrders.name
  const named = place.nameWords.length > 0 ? sql`(${matchNames(place.nameWords)}) desc, ` : sql``
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${center.id} as id from ${center} ${where([...matchFound(search, place), ...more])}
      order by ${named}${order} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
