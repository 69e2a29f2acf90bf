import { and, eq, inArray, sql } from 'drizzle-orm'
import { addChanges, openChangeSet } from '#app/center/changes/change-sets.server.ts'
import { createContents, toStored } from '#app/data/import/centers/parse-centers.ts'
import { readBatches } from '#app/data/import/centers/read-batches.ts'
import { openFileSource } from '#app/data/import/formats/file-source.ts'
import { asActor } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { type ImportCounts, importRows, imports } from '#db/schema/imports.ts'
import { createFileMemory } from './find-original.server.ts'
import { importBatch } from './import-batch.server.ts'
import { addUp, createCounts, type ImportOutcome, pickReading } from './import-record.ts'

/**
 * An import that this process is running, as of its last batch. `actorId` is null for the command
 * line.
 */
export type ImportJob = typeof imports.$inferSelect

/**
 * `stopped`: somebody cancelled the job or its actor lost the right to import. `paused`: the
 * process is shutting down.
 */
export type JobEnd = 'done' | 'stopped' | 'paused'

export type JobSettings = {
  database: Database
  path: string
  onProgress?: (progress: { done: number; total: number | null; counts: ImportCounts }) => void
  /** When aborted, the job pauses after the current batch. */
  signal: AbortSignal
  /** Called between two batches. */
  betweenBatches?: () => Promise<void>
  /** Replaces the default limit `importLimits.readingMinutes`. */
  readingMinutes?: number
}

/**
 * Import a job's file in batches, starting after the last stored batch. Each batch is one
 * transaction with its report rows and the job's progress. A preview does the same without storing
 * centers. Throws `ImportFileError` if the file can't be imported.
 */
export async function importRecords(job: ImportJob, settings: JobSettings): Promise<JobEnd> {
  const { database, path, signal, readingMinutes, onProgress } = settings
  const memory = job.state === 'previewing' ? createFileMemory({ isWholeFile: true }) : null
  const contents = createContents()
  const source = openFileSource(path, job.fileName, job.fileSize)
  const { mapping, rowsDone: after } = job
  const reading = { ...pickReading(job.choices), mapping, after, readingMinutes }
  let counts = (after > 0 && job.counts) || createCounts()
  if (after === 0 && !(await forgetPreview(job, settings))) return 'stopped'
  for await (const items of readBatches(source, contents, reading)) {
    if (signal.aborted) return 'paused'
    const rowsDone = items.at(-1)?.number ?? job.rowsDone
    const isStored = await runBatch(database, job, async (db) => {
      const outcomes = await importBatch(db, items, job, memory)
      await db
        .insert(importRows)
        .values(outcomes.map(({ changes, ...row }) => ({ importId: job.id, ...row })))
      if (!memory) await storeChanges(db, job, outcomes)
      counts = addUp(counts, outcomes)
      const share = job.rowsTotal ? rowsDone / job.rowsTotal : source.position() / job.fileSize
      return { rowsDone, share: Math.min(share, 1), counts }
    })
    if (!isStored) return 'stopped'
    onProgress?.({ done: rowsDone, total: job.rowsTotal, counts })
    await settings.betweenBatches?.()
  }
  const rowsTotal = job.rowsDone
  const isFinished = await runBatch(database, job, async (db) => {
    const row = db.update(imports)
    if (memory) {
      await row
        .set({
          state: 'previewed',
          rowsTotal,
          contents: toStored(contents),
          workingSince: null,
          previewedAt: sql`now()`,
        })
        .where(eq(imports.id, job.id))
      return { rowsDone: 0, share: 0, counts }
    }
    await row
      .set({ state: 'done', rowsTotal, finishedAt: sql`now()` })
      .where(eq(imports.id, job.id))
    await recordActivity(db, {
      action: 'import.finished',
      subjectId: job.id,
      subjectName: job.fileName,
      changes: listTotals(counts),
    })
    return { rowsDone: rowsTotal, share: 1, counts }
  })
  return isFinished ? 'done' : 'stopped'
}

/** Store what a batch did to centers, so that it can be undone. */
async function storeChanges(
  db: Executor,
  { id, fileName }: ImportJob,
  outcomes: readonly ImportOutcome[],
): Promise<void> {
  const changed = outcomes.flatMap(({ number, outcome, centerId, changes }) => {
    const isAdded = outcome === 'inserted'
    if (!centerId || (!isAdded && !changes)) return []
    return { number, centerId, isAdded, changes: changes ?? [] }
  })
  if (changed.length === 0) return
  await openChangeSet(db, { id, kind: 'import', title: fileName })
  await addChanges(db, id, changed)
}

function listTotals({ duplicates, ...counts }: ImportCounts) {
  return Object.entries({ ...counts, ...duplicates })
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ field, old: null, new: count }))
}

/** In one statement. */
const rowsDeleted = 1_000

/** Delete the report rows that an earlier preview wrote. False if somebody cancelled the job, or another process has it. */
async function forgetPreview(job: ImportJob, settings: JobSettings): Promise<boolean> {
  for (let isOver = false; !isOver; ) {
    const isStored = await runBatch(settings.database, job, async (db) => {
      const number = db
        .select({ number: importRows.number })
        .from(importRows)
        .where(eq(importRows.importId, job.id))
        .limit(rowsDeleted)
      const deleted = await db
        .delete(importRows)
        .where(and(eq(importRows.importId, job.id), inArray(importRows.number, number)))
        .returning({ number: importRows.number })
      isOver = deleted.length < rowsDeleted
      return { rowsDone: 0, share: 0, counts: job.counts }
    })
    if (!isStored) return false
    await settings.betweenBatches?.()
  }
  return true
}

/** Delete an import's report rows. */
export async function deleteImportRows(db: Executor, importId: string): Promise<void> {
  await db.delete(importRows).where(eq(importRows.importId, importId))
}

type Progress = Pick<ImportJob, 'counts' | 'rowsDone' | 'share'>

/**
 * Store one batch and the job's progress in one transaction. Locks the job's row first and returns
 * false if its state or progress has changed, so a batch is never stored twice.
 */
export async function runBatch(
  database: Database,
  job: ImportJob,
  store: (db: Executor) => Promise<Progress>,
): Promise<boolean> {
  const progress = await asActor(database, job.actorId, async (db) => {
    const held = await db.select({}).from(imports).where(isUnchangedJob(job)).for('update')
    if (held.length === 0) return null
    const stored = await store(db)
    await db.update(imports).set(stored).where(eq(imports.id, job.id))
    return stored
  })
  if (!progress) return false
  Object.assign(job, progress)
  return true
}

/** Match the job's row if nobody cancelled it and no other process continued it. */
export function isUnchangedJob({ id, state, rowsDone }: ImportJob) {
  return and(eq(imports.id, id), eq(imports.state, state), eq(imports.rowsDone, rowsDone))
}
