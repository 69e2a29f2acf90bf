import { sql } from 'drizzle-orm'
import { openChangeSet } from '#app/center/changes/change-sets.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { explainNoRows } from '#app/staff/centers/change-centers.server.ts'
import { readNames } from '#app/staff/centers/change-selected.server.ts'
import type { Reason } from '#app/staff/centers/intents.ts'
import { listSelected, type OtherNumber } from '#app/staff/centers/resolve-selection.server.ts'
import type { Selection } from '#app/staff/centers/selection.ts'
import { serializeTableQuery, type TableQuery } from '#app/staff/centers/table-query.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { BulkEditDetails } from '#db/schema/change-sets.ts'
import {
  type Attempt,
  type BulkRequest,
  digestPlan,
  planBulkEdit,
} from './plan-bulk-edit.server.ts'
import { isRecentEdit } from './recent-edits.server.ts'

/** Why a bulk edit did not start: the centers, or their changes, are not those of the preview. */
type Outdated = OtherNumber | { changing: number }

/** A set of changes that was queued, and how many centers it is about. */
export type Queued = { id: string; count: number }

/** Queue an edit of a field of many centers, if it would make the changes that the person has `seen` in its preview. */
export async function startBulkEdit<Failure>(
  attempt: Attempt<Failure>,
  request: BulkRequest,
  seen: string,
): Promise<Result<Queued, Outdated | Failure>> {
  const planned = await planBulkEdit(attempt, request)
  if (!planned.ok) return planned
  const { query, selection, change } = request
  const { changing } = planned.value
  if (changing.length === 0 || digestPlan(planned.value, change) !== seen) {
    return { ok: false, errors: { changing: changing.length } }
  }
  const { field, kind, find, value } = change
  const chosenBy = selection.all === null ? '' : serializeTableQuery({ ...query, page: 1 })
  return attempt(async (db) => {
    const setId = await openChangeSet(db, {
      kind: 'bulk-edit',
      title: field,
      bulkEdit: { change: { kind, find, value }, chosenBy },
    })
    await queueChanges(
      db,
      setId,
      changing.map(({ id, before, after }) => ({
        centerId: id,
        changes: [{ field, old: before[field], new: after[field] }],
      })),
    )
    return { ok: true, value: { id: setId, count: changing.length } }
  })
}

/** Queue the deletion of all centers that match, if they are still those that the dialog's `seen` sums up. */
export async function startBulkDelete(
  db: Executor,
  query: TableQuery,
  selection: Selection,
  seen: string,
): Promise<Result<Queued, Reason | 'changed'>> {
  const names = await readNames(db, await listSelected(db, query, selection))
  if (names.length === 0) return explainNoRows(db)
  if (digestSeen(names) !== seen) return { ok: false, errors: 'changed' }
  const bulkEdit: BulkEditDetails = { chosenBy: serializeTableQuery({ ...query, page: 1 }) }
  const id = await openChangeSet(db, { kind: 'bulk-delete', title: '', bulkEdit })
  await queueChanges(
    db,
    id,
    names.map((center) => ({ centerId: center.id, changes: [] })),
  )
  return { ok: true, value: { id, count: names.length } }
}

async function queueChanges(
  db: Executor,
  setId: string,
  planned: readonly { centerId: string; changes: FieldChange[] }[],
): Promise<void> {
  await db.execute(
    sql`update change_sets set state = 'running', actor_id = app_user_id() where id = ${setId}`,
  )
  await db.execute(sql`
    insert into center_changes (set_id, number, center_id, is_planned, changes)
    select ${setId}, position, "centerId", true, changes
    from rows from (jsonb_to_recordset(${JSON.stringify(planned)}::text::jsonb)
      as ("centerId" uuid, changes jsonb)) with ordinality as row ("centerId", changes, position)`)
}

/** Queue the undo of a bulk edit or deletion. 'gone' if it is undone already, not finished, or older than 30 days. */
export async function startBulkUndo(db: Executor, setId: string): Promise<Result<Queued, 'gone'>> {
  if (!isUuid(setId)) return { ok: false, errors: 'gone' }
  const [edit] = await readRows(
    db,
    sql`update change_sets s set state = 'undoing', actor_id = app_user_id(), error = null
      where id = ${setId} and kind in ('bulk-edit', 'bulk-delete') and state in ('done', 'failed') and ${isRecentEdit}
      returning id`,
  )
  if (!edit) return { ok: false, errors: 'gone' }
  await db.execute(sql`delete from center_changes where set_id = ${setId} and is_planned`)
  const { count } = await readRow<{ count: number }>(
    db,
    sql`select count(*)::integer as count from center_changes where set_id = ${setId}`,
  )
  return { ok: true, value: { id: setId, count } }
}
