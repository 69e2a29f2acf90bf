import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import type { OtherNumber } from '#app/staff/centers/resolve-selection.server.ts'
import { serializeTableQuery } from '#app/staff/centers/table-query.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { type Activity, recordActivity } from '#db/record-activity.server.ts'
import { describeFormValue } from './bulk-change.ts'
import { type BulkRequest, digestPlan, planBulkEdit } from './plan-bulk-edit.server.ts'
import { writePatches } from './write-bulk-edit.server.ts'

/** Why a bulk edit did not run: the centers, or their changes, are not those of the preview. */
type Outdated = OtherNumber | { changing: number }

/**
 * Edit a field of many centers in the transaction of `db`, if the changes are still those of the preview that the
 * person has `seen`. Returns how many there were.
 */
export async function runBulkEdit(
  db: Executor,
  request: BulkRequest,
  seen: string,
): Promise<Result<number, Outdated>> {
  const planned = await planBulkEdit(db, request, { lock: true })
  if (!planned.ok) return planned
  const { changing } = planned.value
  const isSeen = digestPlan(planned.value, request.change) === seen
  if (changing.length === 0 || !isSeen) {
    return { ok: false, errors: { changing: changing.length } }
  }
  const changes = await writePatches(db, changing)
  const { query, selection, change } = request
  const { field, kind, find, value } = change
  const chosenBy = selection.all === null ? '' : serializeTableQuery({ ...query, page: 1 })
  const { id } = await readRow<{ id: string }>(
    db,
    sql`insert into bulk_edits (field, change, chosen_by, changed)
      values (${field}, ${JSON.stringify({ kind, find, value })}::jsonb, ${chosenBy}, ${changing.length})
      returning id`,
  )
  const rows = [...changes].map(([center, changed]) => ({ center, changed }))
  await db.execute(sql`insert into bulk_edit_centers (bulk_edit_id, center_id, changes)
    select ${id}::uuid, center, changed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (center uuid, changed jsonb)`)
  await recordActivity(
    db,
    ...changing.map(
      (center): Activity => ({
        action: 'center.updated',
        subjectId: center.id,
        subjectName: center.name,
        changes: [
          {
            field,
            old: describeFormValue(center.before, field) || null,
            new: describeFormValue(center.after, field) || null,
          },
        ],
      }),
    ),
  )
  return { ok: true, value: changing.length }
}
