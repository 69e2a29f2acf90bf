import { arrayContains, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
import { earthRadiusMiles, type Point } from '#app/lib/miles.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { listFacetConditions } from './count-choices.ts'
import type { DirectorySearch } from './search-input.ts'

/**
 * Matches all of the folded words: each as written or by its stem, the last one also as a prefix.
 */
export function matchWords(words: string[]): SQL[] {
  return words.length ? [sql`${center.searchVector} @@ search_query(${sql.param(words)})`] : []
}

/** Matches any of the keys in `location_keys`; no keys, no condition. */
export function matchLocation(keys: string[]): SQL[] {
  if (keys.length === 0) return []
  return [
    keys.length === 1
      ? arrayContains(center.locationKeys, keys)
      : arrayOverlaps(center.locationKeys, keys),
  ]
}

/** Matches the chosen filters. `minute` is the minute of the week, for 'open now'. */
export function matchChoices(search: DirectorySearch, minute: number): SQL[] {
  const chosen = listFacetConditions(search).map(
    ({ mask }) => sql`(${center.facets} & ${sql.raw(String(mask))}) <> 0`,
  )
  return search.open === 'now'
    ? [...chosen, sql`${center.openMinutes} @> ${minute}::integer`]
    : chosen
}

/**
 * Measures great-circle miles from a point to a center with the haversine formula; null if the
 * center's location is unknown.
 */
export function measureFrom({ latitude, longitude }: Point): SQL {
  const there = sql`radians(coalesce(${center.latitude}, ${center.placeLatitude}))`
  const across = sql`radians(coalesce(${center.longitude}, ${center.placeLongitude}) - ${longitude}::float8)`
  const here = sql`radians(${latitude}::float8)`
  return sql`${2 * earthRadiusMiles}::float8 * asin(least(1, sqrt(
    sin((${there} - ${here}) / 2) ^ 2 + cos(${here}) * cos(${there}) * sin(${across} / 2) ^ 2)))`
}

// The scale of `center.point`: degrees of longitude are shortened as at this latitude.
const planeScale = Math.cos((40.1 * Math.PI) / 180)

/**
 * Measures degrees on a plane, for an index that finds the nearest; null if the center's location
 * is unknown.
 */
export function measureOnPlane({ latitude, longitude }: Point): SQL {
  return sql`${center.point} <-> point(${longitude * planeScale}::float8, ${latitude}::float8)`
}

/**
 * Matches centers within a number of miles: an index finds those in a box, the haversine formula
 * decides.
 */
export function matchWithin(point: Point, miles: number | 'any'): SQL[] {
  if (miles === 'any') return []
  // A degree of latitude is at least 68.7 miles; the factor allows for rounding.
  const up = (miles / 68.7) * 1.001
  const farthest = Math.min(89, Math.abs(point.latitude) + up)
  const aside = (up / Math.cos((farthest * Math.PI) / 180)) * planeScale
  const x = point.longitude * planeScale
  const corners = [x - aside, point.latitude - up, x + aside, point.latitude + up].map(
    (degrees) => sql`${degrees}::float8`,
  )
  const [left, bottom, right, top] = corners
  return [
    sql`${center.point} <@ box(point(${left}, ${bottom}), point(${right}, ${top}))`,
    sql`${measureFrom(point)} <= ${miles}`,
  ]
}
