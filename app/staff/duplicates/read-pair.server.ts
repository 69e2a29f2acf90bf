import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { readOfferings } from '#app/center/offerings/offerings.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import type { MergeValues } from './merge-values.ts'

export type MergeCenter = MergeValues & {
  id: string
  pinned: boolean
  /** When the center last changed, in milliseconds: a form that is older is shown again. */
  version: number
}

const {
  searchVector,
  facets,
  moreFacets,
  point,
  locationKeys,
  isClosed,
  isOutOfState,
  shownLatitude,
  shownLongitude,
  shownPoint,
  ...columns
} = getTableColumns(treatmentCenters)

/** Read these centers; `lock` keeps others from changing or merging them until the transaction ends. */
export async function readMergeCenters(
  db: Executor,
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, MergeCenter>> {
  const query = db
    .select({
      ...columns,
      ...centerLists,
      organization: sql<string | null>`(select organizations.name from organizations
        where organizations.id = treatment_centers.organization_id)`,
    })
    .from(treatmentCenters)
    .where(inArray(treatmentCenters.id, ids.filter(isUuid)))
    // One order for everybody: two merges of one pair wait instead of blocking each other.
    .orderBy(treatmentCenters.id)
  const rows = await (lock ? query.for('update') : query)
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, offerings: readOfferings(row.offerings), version: row.updatedAt.getTime() },
    ]),
  )
}
