import { sql } from 'drizzle-orm'
import { undoNextChanges } from '#app/center/changes/undo-changes.server.ts'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { BulkEditDetails } from '#db/schema/change-sets.ts'
import type { BulkField } from './bulk-change.ts'

export type RecentEdit = BulkEditDetails & {
  id: string
  madeAt: Date
  /** Null for a former member and for the command line. */
  madeBy: string | null
  field: BulkField
  changed: number
  undoneAt: Date | null
  /** How many centers an undo left because they changed again. */
  kept: number
}

const isRecent = sql`s.kind = 'bulk-edit' and s.made_at > now() - interval '30 days'`

/** List the bulk edits of the last 30 days, newest first. */
export function listBulkEdits(db: Executor): Promise<RecentEdit[]> {
  return readRows<RecentEdit>(
    db,
    sql`select s.id, s.made_at as "madeAt", coalesce(p.full_name, p.username) as "madeBy",
        s.title as field, s.bulk_edit -> 'change' as change, s.bulk_edit ->> 'chosenBy' as "chosenBy",
        done.changed, s.undone_at as "undoneAt", done.kept
      from change_sets s left join profiles p on p.id = s.made_by, lateral (
        select count(*)::integer as changed, count(kept_because)::integer as kept
        from center_changes where set_id = s.id) done
      where ${isRecent} order by s.made_at desc, s.id`,
  )
}

/**
 * Put the old values back where a center still has what the edit wrote. 'gone' if the edit is
 * undone already or older than 30 days.
 */
export async function undoBulkEdit(
  db: Executor,
  editId: string,
): Promise<Result<{ restored: number; kept: number }, 'gone'>> {
  if (!isUuid(editId)) return { ok: false, errors: 'gone' }
  const [edit] = await readRows(
    db,
    sql`select from change_sets s where id = ${editId} and undone_at is null and ${isRecent} for update`,
  )
  if (!edit) return { ok: false, errors: 'gone' }
  for (let isOver = false; !isOver; ) ({ isOver } = await undoNextChanges(db, editId))
  const value = await readRow<{ restored: number; kept: number }>(
    db,
    sql`select count(*) filter (where kept_because is null)::integer as restored,
        count(kept_because)::integer as kept from center_changes where set_id = ${editId}`,
  )
  return { ok: true, value }
}
