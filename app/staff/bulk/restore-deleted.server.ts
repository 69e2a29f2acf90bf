import { sql } from 'drizzle-orm'
import { type KeepReason, keepReasons } from '#app/center/changes/keep-reasons.ts'
import { restoreCenters } from '#app/staff/centers/restore-centers.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** Centers in a transaction: each is put back with all that was written about it. */
const stepSize = 25

/**
 * Restore the next centers that a bulk deletion deleted. True when none is left. What can't be restored has the reason in
 * `kept_because`.
 */
export async function restoreNextDeleted(db: Executor, setId: string): Promise<boolean> {
  const rows = await readRows<{ number: number; centerId: string }>(
    db,
    sql`select number, center_id as "centerId" from center_changes
      where set_id = ${setId} and not is_planned and not undone and kept_because is null
      order by number limit ${stepSize}`,
  )
  const done: { number: number; reason: string | null }[] = []
  for (const { number, centerId } of rows) {
    const reason = await tryToRestore(db, centerId)
    done.push({ number, reason: reason && keepReasons[reason] })
  }
  await db.execute(sql`
    update center_changes x set undone = done.reason is null, kept_because = done.reason
    from jsonb_to_recordset(${JSON.stringify(done)}::text::jsonb) as done (number integer, reason text)
    where x.set_id = ${setId} and x.number = done.number`)
  const isOver = rows.length < stepSize
  if (isOver) await db.execute(sql`update change_sets set undone_at = now() where id = ${setId}`)
  return isOver
}

async function tryToRestore(db: Executor, id: string): Promise<KeepReason | null> {
  const restored = await restoreCenters(db, [id])
  if (restored.ok) return null
  return typeof restored.errors === 'object' ? 'taken' : 'restored'
}
