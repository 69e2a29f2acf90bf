import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { matchFound, type SearchScope, where } from './match-search.server.ts'
import { matchParts } from './search-conditions.server.ts'
import type { DirectorySearch } from './search-input.ts'

/** Count the matches that have all of the words, as written or by stem. */
export async function countMentions(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  words: string[],
): Promise<number> {
  if (words.length === 0) return 0
  const matching = [...matchFound(search, scope), matchParts(words, 'ABCD')]
  const { mentions } = await readRow<{ mentions: number }>(
    db,
    sql`select count(*)::integer as mentions from ${center} ${where(matching)}`,
  )
  return mentions
}
