import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { matchArea, type SearchScope } from './match-search.server.ts'
import { matchChoices } from './search-conditions.server.ts'
import type { DirectorySearch } from './search-input.ts'

/** Count the centers that a search would find with the filter "Open beds". */
export async function countOpenBeds(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
): Promise<number> {
  const conditions = [
    ...matchArea({ ...search, beds: true }, scope),
    ...matchChoices(search, scope.moment),
  ]
  const [row] = await readRows<{ centers: number }>(
    db,
    sql`select count(*)::integer as centers from ${center} where ${sql.join(conditions, sql` and `)}`,
  )
  return row?.centers ?? 0
}
