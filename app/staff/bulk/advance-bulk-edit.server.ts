import { sql } from 'drizzle-orm'
import { undoNextChanges } from '#app/center/changes/undo-changes.server.ts'
import { readStored, writePatches } from '#app/center/changes/write-patches.server.ts'
import type { CenterPatch } from '#app/center/write-centers.server.ts'
import { changeCenters } from '#app/staff/centers/change-centers.server.ts'
import { readPartialForms } from '#app/staff/centers/read-center-form.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Activity, listChanges, recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { BulkEditDetails, ChangeSetKind, ChangeSetState } from '#db/schema/change-sets.ts'
import { type BulkField, type ChosenChange, describeFormValue } from './bulk-change.ts'
import { listNeeded, planCenter } from './plan-bulk-edit.server.ts'
import { restoreNextDeleted } from './restore-deleted.server.ts'

/** Centers in a transaction. */
export const bulkStepSize = 100

type BulkSet = {
  kind: ChangeSetKind
  state: ChangeSetState
  field: BulkField
  bulkEdit: BulkEditDetails
}

/**
 * Do the next changes of a queued bulk edit, deletion or undo. True when it has come to its end. Two processes may
 * call it at once: the set's row is locked, so no step is done twice.
 */
export async function advanceBulkEdit(db: Executor, setId: string): Promise<boolean> {
  const [set] = await readRows<BulkSet>(
    db,
    sql`select kind, state, title as field, bulk_edit as "bulkEdit" from change_sets
      where id = ${setId} for update`,
  )
  if (set?.state === 'undoing') {
    const isOver =
      set.kind === 'bulk-delete'
        ? await restoreNextDeleted(db, setId)
        : (await undoNextChanges(db, setId)).isOver
    if (isOver) await setState(db, setId, 'undone')
    return isOver
  }
  if (set?.state !== 'running') return true
  const planned = await readRows<PlannedRow>(
    db,
    sql`select number, center_id as "centerId", changes from center_changes
      where set_id = ${setId} and is_planned order by number limit ${bulkStepSize}`,
  )
  const leftOut =
    set.kind === 'bulk-delete'
      ? await deletePlanned(db, setId, planned)
      : await changePlanned(db, setId, set, planned)
  if (leftOut > 0) {
    await db.execute(sql`update change_sets set bulk_edit = bulk_edit || jsonb_build_object('leftOut',
      coalesce((bulk_edit ->> 'leftOut')::integer, 0) + ${leftOut}::integer) where id = ${setId}`)
  }
  const isOver = planned.length < bulkStepSize
  if (isOver) await setState(db, setId, 'done')
  return isOver
}

type PlannedRow = { number: number; centerId: string; changes: FieldChange[] }

async function setState(db: Executor, setId: string, state: ChangeSetState): Promise<void> {
  await db.execute(sql`update change_sets set state = ${state} where id = ${setId}`)
}

/** Returns how many of the centers were gone. */
async function deletePlanned(
  db: Executor,
  setId: string,
  planned: readonly PlannedRow[],
): Promise<number> {
  const deleted = await changeCenters(
    db,
    'delete',
    planned.map(({ centerId }) => centerId),
  )
  await storeDone(
    db,
    setId,
    planned.map(({ number }) => ({ number, changes: [] })),
  )
  return planned.length - (deleted.ok ? deleted.value.length : 0)
}

/** Change the centers that still hold what the preview showed. Returns how many did not. */
async function changePlanned(
  db: Executor,
  setId: string,
  { field, bulkEdit }: BulkSet,
  planned: readonly PlannedRow[],
): Promise<number> {
  if (!bulkEdit.change) throw new Error('A bulk edit has no change')
  const change: ChosenChange = { ...bulkEdit.change, field }
  const ids = planned.map(({ centerId }) => centerId)
  // Locked in one order, so that two writers never wait for each other.
  await db.execute(sql`select from treatment_centers where id = any (${sql.param(ids)}::uuid[])
    order by id for update`)
  const forms = await readPartialForms(db, ids, listNeeded(change))
  const patched: { number: number; id: string; patch: CenterPatch }[] = []
  const log: Activity[] = []
  for (const { number, centerId: id, changes } of planned) {
    const before = forms.get(id)
    const seen = changes[0]?.old
    const next = before && JSON.stringify(before[field]) === JSON.stringify(seen)
    const plan = next ? planCenter(before, change) : null
    if (!before || !plan || 'refused' in plan) continue
    patched.push({ number, id, patch: plan.patch })
    log.push({
      action: 'center.updated',
      subjectId: id,
      subjectName: before.name,
      changes: [
        {
          field,
          old: describeFormValue(before, field) || null,
          new: describeFormValue(plan.after, field) || null,
        },
      ],
    })
  }
  await writePlanned(db, setId, patched)
  await recordActivity(db, ...log)
  const left = planned.filter(({ number }) => !patched.some((done) => done.number === number))
  await db.execute(sql`delete from center_changes where set_id = ${setId}
    and number = any (${sql.param(left.map(({ number }) => number))}::integer[])`)
  return left.length
}

/** Write patches, which all have the same fields, and store what changed. */
async function writePlanned(
  db: Executor,
  setId: string,
  patched: readonly { number: number; id: string; patch: CenterPatch }[],
): Promise<void> {
  const ids = patched.map(({ id }) => id)
  const names = Object.keys(patched[0]?.patch ?? {})
  const before = await readStored(db, ids, names)
  await writePatches(db, patched)
  const after = await readStored(db, ids, names)
  const done = patched.map(({ number, id }) => ({
    number,
    changes: listChanges(before.get(id) ?? {}, after.get(id) ?? {}),
  }))
  await storeDone(db, setId, done)
}

async function storeDone(
  db: Executor,
  setId: string,
  done: readonly { number: number; changes: FieldChange[] }[],
): Promise<void> {
  await db.execute(sql`
    update center_changes x set is_planned = false, changes = done.changes, made_at = now()
    from jsonb_to_recordset(${JSON.stringify(done)}::text::jsonb) as done (number integer, changes jsonb)
    where x.set_id = ${setId} and x.number = done.number`)
}
