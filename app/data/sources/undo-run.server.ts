import { inArray, sql } from 'drizzle-orm'
import { reverseChanges } from '#app/data/import/job/center-changes.ts'
import { deleteForGood, touchedBranches } from '#app/data/import/job/center-touched.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import type { ListedCenter } from './listing.ts'
import { undoKeepReasons } from './messages.ts'
import { readListedCenters } from './read-listed-centers.server.ts'
import { applyChanges, holdsOldValues, writeListedCenters } from './write-listed-centers.server.ts'

type AcceptedDifference = {
  id: string
  centerId: string
  kind: 'new' | 'changed' | 'conflicting'
  changes: FieldChange[]
  /** Somebody verified the center after the difference was accepted. */
  isVerifiedSince: boolean
  /** Why an added center stays. */
  touched: keyof typeof undoKeepReasons | null
}

/** Differences per transaction. */
const undoSize = 250

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
  await db.execute(sql`update sources set etag = null, last_modified = null, file_hash = null
    where id = ${run.sourceId}`)
  return true
}

/**
 * Take back the next accepted differences of a run that is being undone, the latest first. Deletes
 * the centers that it added unless somebody touched them since, and restores values that are still
 * the run's. Returns false when the run is undone.
 */
export async function undoNextDifferences(db: Executor, runId: string): Promise<boolean> {
  const { state } = await readRow<{ state: string | null }>(
    db,
    sql`select (select state from source_runs where id = ${runId} for update) as state`,
  )
  if (state !== 'undoing') return false
  const rows = await readAcceptedDifferences(db, runId)
  if (rows.length === 0) {
    await db.execute(sql`update source_runs set state = 'undone' where id = ${runId}`)
    return false
  }
  const kept = new Map<string, keyof typeof undoKeepReasons>()
  await deleteAddedCenters(db, rows, kept)
  await restoreValues(db, rows, kept)
  const reasons = rows.map(({ id }) => {
    const reason = kept.get(id)
    return { id, reason: reason ? undoKeepReasons[reason] : null }
  })
  await db.execute(sql`
    update differences d set kept_because = done.reason,
      status = case when done.reason is null then 'undone' else d.status end
    from jsonb_to_recordset(${JSON.stringify(reasons)}::text::jsonb) as done (id uuid, reason text)
    where d.id = done.id`)
  return true
}

function readAcceptedDifferences(db: Executor, runId: string): Promise<AcceptedDifference[]> {
  return readRows<AcceptedDifference>(
    db,
    sql`select d.id, d.center_id as "centerId", d.kind, d.changes,
        coalesce(c.verified_at > d.decided_at, false) or exists (select from field_checks f
          where f.center_id = d.center_id and f.result = 'right' and f.checked_at > d.decided_at)
          as "isVerifiedSince",
        case when d.kind <> 'new' then null ${touchedBranches}
          when exists (select from differences later where later.center_id = d.center_id
            and later.run_id <> ${runId} and later.status = 'accepted') then 'imported'
        end as touched
      from differences d left join treatment_centers c on c.id = d.center_id
      where d.run_id = ${runId} and d.status = 'accepted' and d.kind <> 'vanished'
        and d.kept_because is null
      order by d.decided_at desc, d.id limit ${undoSize} for update of d`,
  )
}

type Kept = Map<string, keyof typeof undoKeepReasons>

async function deleteAddedCenters(
  db: Executor,
  rows: readonly AcceptedDifference[],
  kept: Kept,
): Promise<void> {
  const added = rows.filter(({ kind }) => kind === 'new')
  for (const { id, touched } of added) if (touched) kept.set(id, touched)
  const ids = added.filter(({ touched }) => !touched).map(({ centerId }) => centerId)
  if (ids.length === 0) return
  // Centers added by mistake don't belong in the list of deleted centers.
  await db.execute(deleteForGood)
  const deleted = await db
    .delete(treatmentCenters)
    .where(inArray(treatmentCenters.id, ids))
    .returning({ subjectId: treatmentCenters.id, subjectName: treatmentCenters.name })
  await db.execute(sql`update source_records set center_id = null
    where center_id = any (${sql.param(ids)}::uuid[])`)
  await recordActivity(
    db,
    ...deleted.map((center) => ({ ...center, action: 'center.source-removed' as const })),
  )
}

async function restoreValues(
  db: Executor,
  rows: readonly AcceptedDifference[],
  kept: Kept,
): Promise<void> {
  const changed = rows.filter(({ kind }) => kind !== 'new')
  const centers = await readListedCenters(
    db,
    changed.map(({ centerId }) => centerId),
    { forUpdate: true },
  )
  const restored: { center: ListedCenter; changes: FieldChange[] }[] = []
  for (const { id, centerId, changes, isVerifiedSince } of changed) {
    const center = centers.get(centerId)
    const reversed = reverseChanges(changes)
    // A later list names the center by now; the facts can go back all the same.
    const facts = reversed.filter(({ field }) => field !== 'listedIn' && field !== 'listedOn')
    if (!center) kept.set(id, 'gone')
    else if (isVerifiedSince) kept.set(id, 'verified')
    else if (!holdsOldValues(center, facts)) kept.set(id, 'changed')
    else {
      centers.set(centerId, applyChanges(center, reversed))
      restored.push({ center, changes: reversed })
    }
  }
  await writeListedCenters(
    db,
    restored.map(({ center, changes }) => ({
      center: centers.get(center.id) ?? center,
      fields: changes.map(({ field }) => field),
    })),
  )
  await recordActivity(
    db,
    ...restored.map(({ center, changes }) => ({
      action: 'center.source-undone' as const,
      subjectId: center.id,
      subjectName: center.name,
      changes,
    })),
  )
}
