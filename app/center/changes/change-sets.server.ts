import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { BulkEditDetails, ChangeSetKind } from '#db/schema/change-sets.ts'

type NewSet = {
  /** The import or the run that makes it; null for a new id. */
  id?: string
  kind: ChangeSetKind
  title: string
  bulkEdit?: BulkEditDetails
}

/** Open a set of changes and return its id. One that is open stays as it is. */
export async function openChangeSet(
  db: Executor,
  { id, kind, title, bulkEdit }: NewSet,
): Promise<string> {
  const details = bulkEdit ? JSON.stringify(bulkEdit) : null
  const row = await readRow<{ id: string }>(
    db,
    sql`insert into change_sets (id, kind, title, bulk_edit)
      values (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${kind}, ${title}, ${details}::jsonb)
      on conflict (id) do update set undone_at = null returning id`,
  )
  return row.id
}

export type NewChange = {
  /** The order in the set; without one, after the last. */
  number?: number
  centerId: string
  isAdded?: boolean
  changes?: readonly FieldChange[]
  differenceId?: string
}

/** Add to a set what was done to centers, in this order. */
export async function addChanges(
  db: Executor,
  setId: string,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return
  const [isNumbered] = changes.map(({ number }) => number !== undefined)
  // The last number must not change meanwhile.
  if (!isNumbered) await db.execute(sql`select from change_sets where id = ${setId} for update`)
  const last = sql`(select coalesce(max(number), 0) from center_changes where set_id = ${setId})`
  await db.execute(sql`
    insert into center_changes (set_id, number, center_id, is_added, changes, difference_id)
    select ${setId}, coalesce(number, ${isNumbered ? sql`0` : last} + position), "centerId",
      coalesce("isAdded", false), coalesce(changes, '[]'), "differenceId"
    from rows from (jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb)
      as (number integer, "centerId" uuid, "isAdded" boolean, changes jsonb, "differenceId" uuid))
      with ordinality as row (number, "centerId", "isAdded", changes, "differenceId", position)`)
}

export type KeptCount = { reason: string; count: number }

/** Count what an undo left, by its reason. */
export function countKept(db: Executor, setId: string): Promise<KeptCount[]> {
  return readRows<KeptCount>(
    db,
    sql`select kept_because as reason, count(*)::integer as count from center_changes
      where set_id = ${setId} and kept_because is not null group by 1 order by 2 desc, 1`,
  )
}
