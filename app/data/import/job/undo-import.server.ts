import { eq, inArray, sql } from 'drizzle-orm'
import { keepReasons } from '#app/data/import/messages.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { imports } from '#db/schema/imports.ts'
import { reverseChanges } from './center-changes.ts'
import { deleteForGood, touchedBranches } from './center-touched.server.ts'
import { type ImportJob, type JobEnd, type JobSettings, runBatch } from './run-import.server.ts'
import { updateImportedCenters } from './write-imported-centers.server.ts'

type DoneRow = {
  number: number
  outcome: 'inserted' | 'merged' | 'filled'
  centerId: string
  /** Changes to an existing center; null if this import added the center. */
  changes: FieldChange[] | null
  /** Why the undo keeps a center that this import added; null if nobody touched it since. */
  touched: keyof typeof keepReasons | null
}

/** Records per transaction. */
const batchSize = 250

/**
 * Undo an import, starting with its last record. Deletes the centers that it added unless somebody
 * touched them since, and restores values that it changed if they are still the same. Records that
 * stay get the reason in `keptBecause`.
 */
export async function undoImport(job: ImportJob, settings: JobSettings): Promise<JobEnd> {
  const { database, signal } = settings
  const { rowsDone } = job
  for (let isOver = false; !isOver; ) {
    if (signal.aborted) return 'paused'
    const isStored = await runBatch(database, job, async (db) => {
      const rows = await readLastRows(db, job.id)
      await undoRows(db, job.id, rows)
      isOver = rows.length < batchSize
      const counts = isOver && job.counts ? await finish(db, job, job.counts) : job.counts
      return { rowsDone, counts, share: isOver ? 1 : 1 - (rows.at(-1)?.number ?? 0) / rowsDone }
    })
    if (!isStored) return 'stopped'
  }
  return 'done'
}

async function finish(db: Executor, job: ImportJob, counts: NonNullable<ImportJob['counts']>) {
  await db
    .update(imports)
    .set({ state: 'undone', undoneAt: sql`now()`, workingSince: null })
    .where(eq(imports.id, job.id))
  const undone = await readRows<{ field: string; count: number }>(
    db,
    sql`select case when undone then outcome else 'kept' end as field, count(*)::integer as count
      from import_rows
      where import_id = ${job.id} and outcome in ('inserted', 'merged', 'filled')
      group by 1 order by 1`,
  )
  await recordActivity(db, {
    action: 'import.undone',
    subjectId: job.id,
    subjectName: job.fileName,
    changes: undone.map(({ field, count }) => {
      return { field, old: count, new: field === 'kept' ? count : 0 }
    }),
  })
  return { ...counts, kept: undone.find(({ field }) => field === 'kept')?.count ?? 0 }
}

/** Read the next batch to undo, from the end of the file. */
function readLastRows(db: Executor, id: string): Promise<DoneRow[]> {
  return readRows<DoneRow>(
    db,
    sql`select r.number, r.outcome, r.center_id as "centerId",
        case when not exists (
          select 1 from import_rows own where own.import_id = ${id} and own.outcome = 'inserted'
            and own.center_id = r.center_id) then r.changes end as changes,
        case when r.outcome <> 'inserted' then null
          ${touchedBranches}
          when exists (
            select 1 from import_rows later join imports i on i.id = later.import_id
            where later.center_id = c.id and later.import_id <> ${id}
              and later.changes is not null
              and later.outcome in ('merged', 'filled') and not later.undone
              and i.state not in ('uploaded', 'previewing', 'previewed', 'queued')) then 'imported'
        end as touched
      from import_rows r left join treatment_centers c on c.id = r.center_id
      where r.import_id = ${id} and r.outcome in ('inserted', 'merged', 'filled') and not r.undone
        and r.kept_because is null
      order by r.number desc limit ${batchSize}`,
  )
}

async function undoRows(db: Executor, id: string, rows: readonly DoneRow[]): Promise<void> {
  // Delete for good: centers imported by mistake don't belong in the list of deleted centers.
  await db.execute(deleteForGood)
  const toDelete = rows.filter(({ outcome, touched }) => outcome === 'inserted' && !touched)
  await db.delete(treatmentCenters).where(
    inArray(
      treatmentCenters.id,
      toDelete.map(({ centerId }) => centerId),
    ),
  )
  const verified = await updateImportedCenters(
    db,
    rows.flatMap(({ centerId, changes }) =>
      changes ? { id: centerId, changes: reverseChanges(changes) } : [],
    ),
  )
  const reasons = rows.map(({ number, centerId, changes, touched }) => {
    const reason = changes && verified.has(centerId) ? 'verified' : touched
    return { number, reason: reason && keepReasons[reason] }
  })
  await db.execute(sql`
    update import_rows set undone = done.reason is null, kept_because = done.reason
    from jsonb_to_recordset(${JSON.stringify(reasons)}::text::jsonb)
      as done (number integer, reason text)
    where import_rows.import_id = ${id} and import_rows.number = done.number`)
}
