import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Activity, recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import type { ChangeSetKind } from '#db/schema/change-sets.ts'
import { changeValues, holdsOldValues, reverseChanges } from './change-values.ts'
import { findFact } from './fact-columns.ts'
import { touched, verifiedSince } from './find-touched.server.ts'
import { type KeepReason, keepReasons } from './keep-reasons.ts'
import { readStored, writePatches } from './write-patches.server.ts'

/** Changes per transaction. */
const stepSize = 100

/** What the log says of each center that an undo restores or removes. An import logs its totals alone. */
const loggedAs: Record<ChangeSetKind, Record<'restored' | 'removed', Activity['action'] | null>> = {
  import: { restored: null, removed: null },
  source: { restored: 'center.source-undone', removed: 'center.source-removed' },
  'bulk-edit': { restored: 'center.updated', removed: null },
  // Its undo restores centers (`restore-deleted.server.ts`).
  'bulk-delete': { restored: null, removed: null },
}

type Row = {
  number: number
  centerId: string
  isAdded: boolean
  /** None where the same set added the center. */
  changes: FieldChange[]
  isVerifiedSince: boolean
  touched: KeepReason | null
}

export type UndoStep = {
  /** Nothing is left to undo. */
  isOver: boolean
  /** The number of the last change that the step undid, counted down. */
  number: number
}

/**
 * Undo the next changes of a set, the last ones first. Deletes the centers that it added unless somebody touched them
 * since. Restores each fact that still holds what the set wrote, of centers that nobody verified since. What stays
 * has the reason in `kept_because`.
 */
export async function undoNextChanges(db: Executor, setId: string): Promise<UndoStep> {
  const [set] = await readRows<{ kind: ChangeSetKind }>(
    db,
    sql`select kind from change_sets where id = ${setId} for update`,
  )
  // It changed nothing.
  if (!set) return { isOver: true, number: 0 }
  const { kind } = set
  const rows = await readNextRows(db, setId)
  const kept = new Map<number, KeepReason>()
  await deleteAdded(db, kind, rows, kept)
  await restoreValues(db, kind, rows, kept)
  const done = rows.map(({ number, isAdded }) => {
    const reason = kept.get(number)
    // Of a changed center, what could be restored is.
    return { number, reason: reason && keepReasons[reason], undone: !reason || !isAdded }
  })
  await db.execute(sql`
    update center_changes x set undone = done.undone, kept_because = done.reason
    from jsonb_to_recordset(${JSON.stringify(done)}::text::jsonb)
      as done (number integer, reason text, undone boolean)
    where x.set_id = ${setId} and x.number = done.number`)
  const isOver = rows.length < stepSize
  if (isOver) await db.execute(sql`update change_sets set undone_at = now() where id = ${setId}`)
  return { isOver, number: rows.at(-1)?.number ?? 0 }
}

function readNextRows(db: Executor, setId: string): Promise<Row[]> {
  return readRows<Row>(
    db,
    sql`select x.number, x.center_id as "centerId", x.is_added as "isAdded",
        case when exists (select from center_changes own where own.set_id = x.set_id
          and own.center_id = x.center_id and own.is_added) then '[]' else x.changes end as changes,
        ${verifiedSince} as "isVerifiedSince", ${touched} as touched
      from center_changes x left join treatment_centers c on c.id = x.center_id
      where x.set_id = ${setId} and not x.undone and not x.is_planned and x.kept_because is null
      order by x.number desc limit ${stepSize}`,
  )
}

type Kept = Map<number, KeepReason>

async function deleteAdded(
  db: Executor,
  kind: ChangeSetKind,
  rows: readonly Row[],
  kept: Kept,
): Promise<void> {
  const added = rows.filter(({ isAdded }) => isAdded)
  for (const { number, touched } of added) if (touched) kept.set(number, touched)
  const ids = added.filter(({ touched }) => !touched).map(({ centerId }) => centerId)
  if (ids.length === 0) return
  // Centers added by mistake don't belong in the list of deleted centers.
  await db.execute(sql`select set_config('app.delete_for_good', 'on', true)`)
  const deleted = await db
    .delete(treatmentCenters)
    .where(inArray(treatmentCenters.id, ids))
    .returning({ subjectId: treatmentCenters.id, subjectName: treatmentCenters.name })
  // A source that named one of them may offer it again.
  await db.execute(sql`update source_records set center_id = null
    where center_id = any (${sql.param(ids)}::uuid[])`)
  const action = loggedAs[kind].removed
  if (action) await recordActivity(db, ...deleted.map((center) => ({ ...center, action })))
}

async function restoreValues(
  db: Executor,
  kind: ChangeSetKind,
  rows: readonly Row[],
  kept: Kept,
): Promise<void> {
  const changed = rows.filter(({ changes }) => changes.length > 0)
  const fields = changed.flatMap(({ changes }) => changes.map(({ field }) => field))
  const names = ['name', 'treatmentTypes', ...new Set(fields)]
  const ids = changed.map(({ centerId }) => centerId)
  const centers = await readStored(db, ids, names, { forUpdate: true })
  const patched: { id: string; patch: Record<string, unknown> }[] = []
  const log: Activity[] = []
  for (const { number, centerId, changes, isVerifiedSince } of changed) {
    const center = centers.get(centerId)
    const reason = center ? isVerifiedSince && 'verified' : 'gone'
    if (reason) kept.set(number, reason)
    if (!center || reason) continue
    const { restored, isChanged } = restoreFacts(center, changes)
    if (isChanged) kept.set(number, 'changed')
    if (restored.length === 0) continue
    const after = changeValues(center, restored)
    centers.set(centerId, after)
    const patch = Object.fromEntries(restored.map(({ field }) => [field, after[field]]))
    // An import states the types of care; elsewhere they follow from the words.
    if (kind === 'import') patch.treatmentTypes = after.treatmentTypes
    patched.push({ id: centerId, patch })
    const action = loggedAs[kind].restored
    if (action) {
      log.push({ action, subjectId: centerId, subjectName: String(center.name), changes: restored })
    }
  }
  await writePatches(db, patched)
  await recordActivity(db, ...log)
}

/** What to write where a fact still holds what the changes wrote. */
function restoreFacts(center: object, changes: readonly FieldChange[]) {
  const facts = new Map<string, FieldChange[]>()
  for (const change of reverseChanges(changes)) {
    const fact = findFact(change.field)
    facts.set(fact, [...(facts.get(fact) ?? []), change])
  }
  const restored: FieldChange[] = []
  let isChanged = false
  for (const [fact, reversed] of facts) {
    if (holdsOldValues(center, reversed)) restored.push(...reversed)
    // A later list names the center by now; the facts can go back all the same.
    else if (fact !== 'listedIn' && fact !== 'listedOn') isChanged = true
  }
  return { restored, isChanged }
}
