import { type SQL, sql } from 'drizzle-orm'
import type { OpenMoment } from '#app/center/hours/open-week.ts'
import { isArea, listCounties, type Near } from '#app/center/places/near.ts'
import type { Point } from '#app/lib/miles.ts'
import { hasOwnHoursSql } from '#db/is-on-google.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { keyInState } from './location-key.ts'
import { matchChoices, matchLocation, matchWithin, matchWords } from './search-conditions.server.ts'
import { type DirectorySearch, getRadius } from './search-input.ts'

/** The parts of a search besides filter choices. */
export type SearchScope = {
  /** Folded. */
  words: string[]
  /** In the usual order, centers that meet an earlier one of these conditions come before all others. */
  tiers: SQL[]
  /** Any of the keys must be in `location_keys`. */
  keys: string[]
  near: Near | null
  moment: OpenMoment
  /** Set where samples must not be served. */
  leavesOutSamples?: boolean
  /** Set where hours that may be Google's must not be told, in a search that filters by hours. */
  leavesOutGoogleHours?: boolean
}

/** Return the center of a place; null for an area, and for an unknown place. */
export function getPoint(near: Near | null): Point | null {
  return near && 'latitude' in near ? near : null
}

export const isNotClosed = sql`not ${center.isClosed}`

/** Match words, place, distance and open beds: everything besides the choices. */
export function matchArea(search: DirectorySearch, scope: SearchScope): SQL[] {
  const point = getPoint(scope.near)
  return [
    ...matchPlace(scope),
    ...(point ? matchWithin(point, getRadius(search)) : []),
    ...(search.beds ? [hasOpenBeds] : []),
  ]
}

/** Match all of a search. */
export function matchFound(search: DirectorySearch, scope: SearchScope): SQL[] {
  return [...matchArea(search, scope), ...matchChoices(search, scope.moment)]
}

/**
 * Reported within 24 hours: the database shows no others. A closed center has no beds, whatever it
 * reported before.
 */
const hasOpenBeds = sql`${isNotClosed} and exists (select 1 from bed_availability o
  where o.center_id = ${center.id} and greatest(o.detox, o.residential) > 0)`

/** Match words and place. */
export function matchPlace(scope: SearchScope): SQL[] {
  const { words, keys, near, leavesOutSamples, leavesOutGoogleHours } = scope
  const counties = isArea(near) ? listCounties(near) : []
  return [
    ...matchWords(words),
    ...matchLocation(keys),
    ...matchLocation(counties.map((name) => keyInState(`${name} county`))),
    ...(leavesOutSamples ? [isNoSample] : []),
    ...(leavesOutGoogleHours ? [hasOwnHoursSql] : []),
  ]
}

export const isNoSample = sql`${center.source} <> 'sample'`

/** Join conditions; none, no clause. */
export function where(conditions: SQL[]): SQL {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
