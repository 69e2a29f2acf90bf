import { type SQL, sql } from 'drizzle-orm'
import { toFacetBits } from '#app/center/offerings/facets.ts'
import { matchFacets } from '#db/center-facets.ts'
import { isAmong, matchNames, matchParts } from './search-conditions.server.ts'
import type { Understanding } from './understand/understanding.ts'

type Ranked = Pick<Understanding, 'nameWords' | 'together' | 'rankWords'>

/**
 * List what puts a center before others, the best first: the name, all kinds of care that were asked
 * for together, then the words that no filter has, in a name, a category, or the text.
 */
export function listTiers({ nameWords, together, rankWords }: Ranked): SQL[] {
  const parts = rankWords.length > 0 ? ['A', 'C', 'ABCD'] : []
  return [
    ...(nameWords.length > 0 ? [matchNames(nameWords)] : []),
    ...(together.length > 1 ? [hasAll(together)] : []),
    ...parts.map((weights) => isAmong([matchParts(rankWords, weights)])),
  ]
}

function hasAll(choices: readonly string[]): SQL {
  const each = choices.map((choice) => matchFacets(toFacetBits(new Set([choice]))))
  return sql`(${sql.join(each, sql` and `)})`
}
