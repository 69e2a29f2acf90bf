import { inArray } from 'drizzle-orm'
import { factColumns } from '#app/center/changes/fact-columns.ts'
import { isVerifiedCenter } from '#app/center/is-verified-center.server.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import type { ListedCenter } from './listing.ts'

const listColumns: readonly string[] = ['categories', 'openingHours', 'additionalInfo']

/** The own columns of a center that a source is compared with. */
const ownColumns = Object.fromEntries(
  Object.values(factColumns)
    .flat()
    .filter((column) => !listColumns.includes(column))
    .map((column) => [column, treatmentCenters[column as keyof typeof treatmentCenters]]),
) as Pick<typeof treatmentCenters, 'name'>

/** Read what these centers say, by id. `forUpdate` locks them until the transaction ends. */
export async function readListedCenters(
  db: Executor,
  ids: readonly string[],
  { forUpdate = false } = {},
): Promise<Map<string, ListedCenter>> {
  if (ids.length === 0) return new Map()
  const { id, slug, listedIn, listedOn } = treatmentCenters
  const query = db
    .select({
      id,
      slug,
      listedIn,
      listedOn,
      isVerified: isVerifiedCenter,
      ...ownColumns,
      ...centerLists,
    })
    .from(treatmentCenters)
    .where(inArray(id, [...ids]))
    .orderBy(id)
  const rows = await (forUpdate ? query.for('update') : query)
  return new Map(rows.map((row) => [row.id, row as unknown as ListedCenter]))
}
