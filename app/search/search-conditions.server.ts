import { arrayContains, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
import type { OpenMoment } from '#app/center/hours/open-week.ts'
import { earthRadiusMiles, type Point } from '#app/lib/miles.ts'
import { matchFacets } from '#db/center-facets.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { middleLatitude } from '#site/state.ts'
import { listFacetConditions } from './count-choices.ts'
import { isOpenAt } from './is-open-at.server.ts'
import { isOpenThen } from './is-open-then.server.ts'
import type { DirectorySearch } from './search-input.ts'

/**
 * Match all of the folded words: each as written or by its stem, the last one also as a prefix.
 */
export function matchWords(words: string[]): SQL[] {
  return words.length ? [sql`${center.searchVector} @@ search_query(${sql.param(words)})`] : []
}

/** Match a folded word as written, anywhere in the listing. */
export function hasWord(word: string): SQL {
  return sql`${center.searchVector} @@ to_tsquery('simple', ${word})`
}

/** Match all of the folded words in the name; the last one also as a prefix. */
export function matchNames(words: string[]): SQL {
  return sql`to_tsvector('simple', fold_words(${center.name})) @@ name_query(${sql.param(words)})`
}

/** Match folded words that follow each other in the name; the last one also as a prefix. */
export function matchNamePhrase(words: string[]): SQL {
  const phrase = `${words.join(' <-> ')}:*`
  return sql`to_tsvector('simple', fold_words(${center.name})) @@ to_tsquery('simple', ${phrase})`
}

/**
 * Match all of the folded words and phrases, as written or by stem, in the parts of a listing with
 * these weights: A is the name, C categories and services, D the address and description.
 */
export function matchParts(phrases: string[], weights: string): SQL {
  const each = phrases.map((phrase) => {
    const weighed = phrase
      .split(' ')
      .map((word) => `${word}:${weights}`)
      .join(' <-> ')
    return sql`(to_tsquery('simple', ${weighed}) || to_tsquery('english', ${weighed}))`
  })
  return sql`${center.searchVector} @@ (${sql.join(each, sql` && `)})`
}

/**
 * Match by a set of ids, found first. "is true" keeps the planner from a join, which would lose
 * the order.
 */
export function isAmong(matching: SQL[]): SQL {
  return sql`(${center.id} in (select ${center.id} from ${center} where ${sql.join(matching, sql` and `)})) is true`
}

/** Number the first condition that a center meets, from 0. */
export function rankTier(tiers: readonly SQL[]): SQL {
  const ranks = tiers.map((tier, rank) => sql`when ${tier} then ${sql.raw(`${rank}`)}`)
  return sql`case ${sql.join(ranks, sql` `)} else ${sql.raw(`${tiers.length}`)} end`
}

/** Match any of the keys in `location_keys`; no keys, no condition. */
export function matchLocation(keys: string[]): SQL[] {
  if (keys.length === 0) return []
  return [
    keys.length === 1
      ? arrayContains(center.locationKeys, keys)
      : arrayOverlaps(center.locationKeys, keys),
  ]
}

/** Match the chosen filters, 'open now' and the next time of a day from a moment on. */
export function matchChoices(search: DirectorySearch, moment: OpenMoment): SQL[] {
  // The planner takes a bare `@>` for rare.
  const matchOpen = (isOpen: SQL) => sql`coalesce(${isOpen}, false)`
  return [
    ...listFacetConditions(search).map(({ mask }) => matchFacets(mask)),
    ...(search.open === 'now' ? [matchOpen(isOpenAt(moment))] : []),
    ...(search.at ? [matchOpen(isOpenThen(search.at, moment))] : []),
  ]
}

/**
 * Measure great-circle miles from a point to a center with the haversine formula; null if the
 * center's location is unknown.
 */
export function measureFrom(point: Point): SQL {
  const there = sql`radians(${center.shownLatitude})`
  const across = sql`radians(${center.shownLongitude} - ${point.longitude}::float8)`
  const here = sql`radians(${point.latitude}::float8)`
  return sql`${2 * earthRadiusMiles}::float8 * asin(least(1, sqrt(
    sin((${there} - ${here}) / 2) ^ 2 + cos(${here}) * cos(${there}) * sin(${across} / 2) ^ 2)))`
}

// The scale of `center.shownPoint`: degrees of longitude are shortened as at this latitude.
const planeScale = Math.cos((middleLatitude * Math.PI) / 180)

/**
 * Measure degrees on a plane, for an index that finds the nearest; null if the center's location
 * is unknown.
 */
export function measureOnPlane(point: Point): SQL {
  return sql`${center.shownPoint} <-> point(${point.longitude * planeScale}::float8, ${point.latitude}::float8)`
}

/**
 * Match centers within a number of miles: an index finds those in a box, the haversine formula
 * decides.
 */
export function matchWithin(point: Point, miles: number | 'any'): SQL[] {
  return miles === 'any' ? [] : [matchBox(point, miles), sql`${measureFrom(point)} <= ${miles}`]
}

/** Match centers in the smallest box of degrees that contains a circle of this many miles. */
export function matchBox(point: Point, miles: number): SQL {
  // A degree of latitude is at least 68.7 miles; the factor allows for rounding.
  const up = (miles / 68.7) * 1.001
  const farthest = Math.min(89, Math.abs(point.latitude) + up)
  const aside = up / Math.cos((farthest * Math.PI) / 180)
  const [south, north] = [point.latitude - up, point.latitude + up]
  const [west, east] = [point.longitude - aside, point.longitude + aside]
  return sql`${center.shownLatitude} between ${south}::float8 and ${north}::float8
    and ${center.shownLongitude} between ${west}::float8 and ${east}::float8`
}
