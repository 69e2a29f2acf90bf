import { arrayContains, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { FacetCondition } from './facets.ts'

/** All of the words, folded: each as written or by its stem, the last one also as a beginning. */
export function matchWords(words: string[]): SQL[] {
  return words.length ? [sql`${center.searchVector} @@ search_query(${sql.param(words)})`] : []
}

/** Any of the keys, as `location_keys` has them; no condition without any. */
export function matchLocation(keys: string[]): SQL[] {
  if (keys.length === 0) return []
  return [
    keys.length === 1
      ? arrayContains(center.locationKeys, keys)
      : arrayOverlaps(center.locationKeys, keys),
  ]
}

export function matchFacets(conditions: readonly FacetCondition[]): SQL[] {
  return conditions.map(({ mask }) => sql`(${center.facets} & ${sql.raw(String(mask))}) <> 0`)
}
