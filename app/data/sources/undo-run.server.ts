import { sql } from 'drizzle-orm'
import { undoNextChanges } from '#app/center/changes/undo-changes.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/**
 * Start to undo an open run, or go on with an undo that was interrupted: what is still open is
 * closed. The source is read anew next time, even if its file is the same. False if the run can't
 * be undone.
 */
export async function startUndo(db: Executor, runId: string): Promise<boolean> {
  const [run] = await readRows<{ sourceId: string }>(
    db,
    sql`update source_runs set state = 'undoing' where id = ${runId}
      and state in ('open', 'undoing') returning source_id as "sourceId"`,
  )
  if (!run) return false
  await db.execute(sql`update differences set status = 'undone', decided_at = now()
    where run_id = ${runId} and status = 'open'`)
  await db.execute(sql`update change_sets set state = 'undoing', actor_id = app_user_id(), error = null
    where id = ${runId}`)
  await db.execute(sql`update sources set etag = null, last_modified = null, file_hash = null
    where id = ${run.sourceId}`)
  return true
}

/**
 * Take back the next accepted differences of a run that is being undone, the latest first. Returns
 * false when the run is undone.
 */
export async function undoNextDifferences(db: Executor, runId: string): Promise<boolean> {
  const [run] = await readRows(
    db,
    sql`select from source_runs where id = ${runId} and state = 'undoing' for update`,
  )
  if (!run) return false
  const { isOver } = await undoNextChanges(db, runId)
  await db.execute(sql`update differences d set status = 'undone' from center_changes x
    where x.set_id = ${runId} and x.undone and x.kept_because is null
      and d.id = x.difference_id and d.status = 'accepted'`)
  if (isOver) await db.execute(sql`update source_runs set state = 'undone' where id = ${runId}`)
  return !isOver
}
