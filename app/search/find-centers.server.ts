import { type SQL, sql } from 'drizzle-orm'
import type { Near } from '#app/center/places/near.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { orderByMiles, plainOrder } from './center-order.ts'
import { countMentions } from './count-mentions.server.ts'
import type { Danger } from './danger-words.ts'
import { filtersByHours } from './filters-by-hours.ts'
import {
  findLoosenings,
  type Loosening,
  listDropped,
  listWanted,
  maxAlike,
} from './loosen-search.server.ts'
import {
  getPoint,
  isNotClosed,
  matchFound,
  type SearchScope,
  where,
} from './match-search.server.ts'
import type { ParsedSearch } from './parse-search.server.ts'
import { findAlike } from './read-matches.server.ts'
import { readNotOffered } from './read-not-offered.server.ts'
import { resolveSearch } from './resolve-search.server.ts'
import { measureFrom, rankTier } from './search-conditions.server.ts'
import { type DirectorySearch, hasFilters } from './search-input.ts'
import type { Understanding } from './understand/understanding.ts'

export type FoundCenters = {
  /** Of the centers that match all of it. */
  total: number
  /** Those of them that were asked for, or those to show instead. */
  ids: string[]
  danger: Danger | null
  mayBeDanger: boolean
  /** Whether the end of the text was too long to be searched. */
  leavesOutText: boolean
  understanding: Understanding
  /** Whether it asked for centers that are open now, and got those that are not closed. */
  leavesOutHours: boolean
  near: Near | null
  /** The corrected words if those that were typed matched nothing. */
  correctedText: string | null
  /** The number of matches that have all of `understanding.rankWords`. */
  mentions: number
  /** Set if nothing matches: the looser search that `ids` are of, or the nearest to call. */
  loosened: { applied: Loosening | null } | null
}

type FindOptions = {
  now: Date
  limit: number
  /** The number of matches to skip. */
  offset?: number
  withSamples: boolean
}

type Window = { limit: number; offset: number }

/**
 * Find centers for others' programs and pages, as the site's search does but without what is Google's: instead of
 * "open now" it takes all that are not closed, a filter by hours leaves out centers whose hours may be Google's, and
 * where the site sorts by rating, it sorts by name.
 */
export async function findCenters(
  db: Executor,
  parsed: ParsedSearch,
  { now, limit, offset = 0, withSamples }: FindOptions,
): Promise<FoundCenters> {
  const limitScope = (scope: SearchScope, search: DirectorySearch) => ({
    ...scope,
    leavesOutSamples: !withSamples,
    leavesOutGoogleHours: filtersByHours(search),
  })
  const {
    found,
    understanding: understood,
    scope,
    correctedText,
  } = await resolveSearch(db, parsed, now, (search, scope) =>
    countFound(db, leaveOutHours(search), limitScope(scope, search)),
  )
  const search = leaveOutHours(understood.search)
  const { danger } = parsed
  const limited = limitScope(scope, search)
  const result = {
    ...found,
    danger,
    mayBeDanger: parsed.mayBeDanger,
    leavesOutText: parsed.isCut,
    understanding: { ...understood, search },
    leavesOutHours: search !== understood.search,
    near: scope.near,
    correctedText,
    mentions: await countMentions(db, search, limited, understood.rankWords),
  }
  // Danger words are never dropped.
  if (found.total > 0 || !hasFilters(search) || danger) {
    return {
      ...result,
      ids: await listFound(db, search, limited, { limit, offset }),
      loosened: null,
    }
  }
  const others = await findOthers(db, search, limited, limit)
  // They have no second page: one calls a few of them.
  return { ...result, ...others, ids: offset === 0 ? others.ids : [] }
}

/** Opening hours may be Google's: a filter by them would tell them. */
function leaveOutHours(search: DirectorySearch): DirectorySearch {
  return search.open === 'now' ? { ...search, open: 'yes' } : search
}

/** Find centers for a search without matches: those of the first looser search, or the nearest. */
async function findOthers(db: Executor, asked: DirectorySearch, scope: SearchScope, limit: number) {
  const { applied, appliedScope, search } = await findLoosenings(db, asked, scope)
  const ids = applied
    ? await listFound(db, applied.search, appliedScope, { limit, offset: 0 }, [isNotClosed])
    : await findAlike(db, scope, listWanted(search), Math.min(limit, maxAlike), plainOrder)
  const denials = await readNotOffered(db, ids, listDropped(search, applied?.search ?? null))
  return { ids: ids.filter((id) => !denials.has(id)), loosened: { applied } }
}

function countFound(db: Executor, search: DirectorySearch, scope: SearchScope) {
  return readRow<{ total: number }>(
    db,
    sql`select count(*)::integer as total from ${center} ${where(matchFound(search, scope))}`,
  )
}

async function listFound(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  { limit, offset }: Window,
  more: SQL[] = [],
): Promise<string[]> {
  const point = getPoint(scope.near)
  const order = point ? orderByMiles(measureFrom(point)) : plainOrder
  const tier = scope.tiers.length > 0 ? sql`${rankTier(scope.tiers)}, ` : sql``
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${center.id} as id from ${center} ${where([...matchFound(search, scope), ...more])}
      order by ${tier}${order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}
