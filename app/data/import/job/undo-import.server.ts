import { eq, sql } from 'drizzle-orm'
import { undoNextChanges } from '#app/center/changes/undo-changes.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { imports } from '#db/schema/imports.ts'
import { type ImportJob, type JobEnd, type JobSettings, runBatch } from './run-import.server.ts'

/** Undo an import, starting with its last record. */
export async function undoImport(job: ImportJob, settings: JobSettings): Promise<JobEnd> {
  const { database, signal } = settings
  const { rowsDone } = job
  for (let isOver = false; !isOver; ) {
    if (signal.aborted) return 'paused'
    const isStored = await runBatch(database, job, async (db) => {
      const step = await undoNextChanges(db, job.id)
      isOver = step.isOver
      const counts = isOver && job.counts ? await finish(db, job, job.counts) : job.counts
      return { rowsDone, counts, share: isOver ? 1 : 1 - step.number / rowsDone }
    })
    if (!isStored) return 'stopped'
    await settings.betweenBatches?.()
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
    sql`select case when x.kept_because is null then r.outcome else 'kept' end as field,
        count(*)::integer as count
      from center_changes x join import_rows r on r.import_id = x.set_id and r.number = x.number
      where x.set_id = ${job.id} group by 1 order by 1`,
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
