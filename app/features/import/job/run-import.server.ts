import { sql } from 'drizzle-orm'
import {
  createContents,
  readBatches,
  toStored,
} from '#app/features/import/centers/parse-centers.ts'
import { openFileSource } from '#app/features/import/formats/file-source.ts'
import type { Database, Transaction } from '#db/client.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { createFileMemory } from './find-duplicates.server.ts'
import { importBatch } from './import-batch.server.ts'
import { type ImportJob, type JobEnd, runBatch } from './import-jobs.server.ts'
import {
  countOutcome,
  createCounts,
  type ImportCounts,
  type ImportOutcome,
} from './import-outcome.ts'

export type JobSettings = {
  database: Database
  /** Where the import's file lies. */
  path: string
  /** Called after each batch. */
  onProgress?: (progress: { done: number; total: number | null; counts: ImportCounts }) => void
  /** Once aborted, the job pauses after its batch. */
  signal: AbortSignal
  /** For how long the reading of the file may take, where it is not the usual time. */
  readingMinutes?: number
}

/**
 * Imports the records of a job's file in batches, each of which is stored whole, with its report and how
 * far the job is, or not at all; goes on after the last batch that was. A preview is the same without the
 * centers. Throws `ImportFileError` for a file that cannot be imported.
 */
export async function importRecords(job: ImportJob, settings: JobSettings): Promise<JobEnd> {
  const { database, path, signal, readingMinutes, onProgress } = settings
  const memory = job.state === 'previewing' ? createFileMemory({ isWholeFile: true }) : null
  const contents = createContents()
  const source = openFileSource(path, job.fileName, job.fileSize)
  const { mapping, rowsDone: after } = job
  let counts = after > 0 && job.counts ? job.counts : createCounts()
  for await (const items of readBatches(source, contents, { mapping, after, readingMinutes })) {
    if (signal.aborted) return 'paused'
    const rowsDone = items.at(-1)?.number ?? job.rowsDone
    const isStored = await runBatch(database, job, async (tx) => {
      if (job.rowsDone === 0) await deleteImportRows(tx, job.id)
      const outcomes = await importBatch(tx, items, job.choices, memory)
      await insertImportRows(tx, job.id, outcomes)
      counts = addUp(counts, outcomes)
      const share = job.rowsTotal ? rowsDone / job.rowsTotal : source.position() / job.fileSize
      return { rowsDone, share: Math.min(share, 1), counts }
    })
    if (!isStored) return 'stopped'
    onProgress?.({ done: rowsDone, total: job.rowsTotal, counts })
  }
  const isFinished = await runBatch(database, job, async (tx) => {
    if (memory) {
      await tx.execute(
        sql`update imports set state = 'previewed', rows_total = ${job.rowsDone},
            contents = ${JSON.stringify(toStored(contents))}::jsonb, working_since = null
          where id = ${job.id}`,
      )
      return { rowsDone: 0, share: 0, counts }
    }
    await tx.execute(
      sql`update imports set state = 'done', rows_total = ${job.rowsDone}, finished_at = now()
        where id = ${job.id}`,
    )
    await recordActivity(tx, {
      action: 'import.finished',
      subjectId: job.id,
      subjectName: job.fileName,
      changes: listTotals(counts),
    })
    return { rowsDone: job.rowsDone, share: 1, counts }
  })
  return isFinished ? 'done' : 'stopped'
}

function addUp(counts: ImportCounts, outcomes: readonly ImportOutcome[]): ImportCounts {
  const sum = { ...counts, duplicates: { ...counts.duplicates } }
  for (const outcome of outcomes) countOutcome(sum, outcome)
  return sum
}

function listTotals({ duplicates, ...counts }: ImportCounts) {
  return Object.entries({ ...counts, ...duplicates })
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ field, old: null, new: count }))
}

async function insertImportRows(
  tx: Transaction,
  importId: string,
  outcomes: readonly ImportOutcome[],
): Promise<void> {
  await tx.execute(sql`
    insert into import_rows (import_id, number, outcome, rule, name, place, reason, warnings,
      center_id, original_number, changes)
    select ${importId}, number, outcome, rule, name, place, reason, warnings, "centerId",
      "originalNumber", nullif(changes, 'null')
    from json_to_recordset(${JSON.stringify(outcomes)}::text::json) as incoming (
      number integer, outcome text, rule text, name text, place text, reason text, warnings jsonb,
      "centerId" uuid, "originalNumber" integer, changes jsonb)`)
}

/** Deletes what a preview wrote. */
export async function deleteImportRows(tx: Transaction, importId: string): Promise<void> {
  await tx.execute(sql`delete from import_rows where import_id = ${importId}`)
}
