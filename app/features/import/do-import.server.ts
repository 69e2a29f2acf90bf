import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { createFileMemory } from './file-memory.ts'
import { importBatch, previewBatch } from './import-batch.server.ts'
import {
  countOutcome,
  createCounts,
  type ImportCounts,
  type ImportOutcome,
} from './import-outcome.ts'
import type { StoredContents } from './import-record.ts'
import { deleteImportRows, insertImportRows } from './import-rows.server.ts'
import { asActor, checkpoint, type Work } from './import-work.server.ts'
import type { Pace } from './pace.ts'
import type { FileContents, ParsedItem } from './parse-centers.ts'
import { readInWorker } from './read-in-worker.server.ts'
import type { Tally } from './shapes.ts'

export type WorkPlace = {
  database: Database
  /** Where the import's file lies. */
  path: string
  pace: Pace
  /** Told after each batch. */
  onProgress?: (progress: { done: number; total: number | null; counts: ImportCounts }) => void
  /** Once aborted, the work stops after its batch, or while it waits for the file, and throws the reason. */
  signal: AbortSignal
  /** Minutes for which it may wait for the file, where they are not the usual ones. */
  readingMinutes?: number
}

type Store = (tx: Transaction, items: ParsedItem[]) => Promise<ImportOutcome[]>

/**
 * Foretells what becomes of each record, in batches, without changing the directory. Throws
 * `ImportFileError` for a file that cannot be imported, `WorkStopped`, the reason of its signal.
 */
export async function previewImport(work: Work, place: WorkPlace): Promise<void> {
  const memory = createFileMemory()
  const fresh = { ...work, rowsDone: 0, counts: null, rowsTotal: null }
  const { counts, rows, contents } = await workThrough(fresh, place, (tx, items) =>
    previewBatch(tx, items, work.choices, memory),
  )
  await asActor(place.database, work, async (tx) => {
    await checkpoint(tx, work, { rowsDone: rows, share: 1, counts })
    await tx.execute(
      sql`update imports set state = 'previewed', rows_total = ${rows}, rows_done = 0, share = 0,
          contents = ${JSON.stringify(toStored(contents))}::jsonb, lease_holder = null,
          lease_until = null, working_since = null
        where id = ${work.id}`,
    )
  })
}

/**
 * Imports, in batches each of which is stored whole, with its part of the report, or not at all; goes
 * on after the last batch that was. Throws as `previewImport`.
 */
export async function runImport(work: Work, place: WorkPlace): Promise<void> {
  const { counts, rows } = await workThrough(work, place, (tx, items) =>
    importBatch(tx, items, work.choices),
  )
  await asActor(place.database, work, async (tx) => {
    await checkpoint(tx, work, { rowsDone: rows, share: 1, counts })
    await tx.execute(
      sql`update imports set state = 'done', rows_total = ${rows}, finished_at = now(),
          lease_holder = null, lease_until = null
        where id = ${work.id}`,
    )
    await recordActivity(tx, {
      action: 'import.finished',
      subjectId: work.id,
      subjectName: work.fileName,
      changes: listTotals(counts),
    })
  })
}

async function workThrough(work: Work, place: WorkPlace, store: Store) {
  const { database, path, pace, signal, readingMinutes, onProgress } = place
  const counts = work.counts && work.rowsDone > 0 ? work.counts : createCounts()
  let rows = work.rowsDone
  let isFirst = rows === 0
  const { fileName, fileSize, mapping } = work
  const reading = readInWorker(
    { path, fileName, fileSize, mapping, after: rows },
    { signal, minutes: readingMinutes },
  )
  try {
    for (;;) {
      const step = await reading.next()
      if (step.done) return { counts, rows, contents: step.value }
      const { items, share } = step.value
      for (let start = 0; start < items.length; ) {
        signal.throwIfAborted()
        const batch = items.slice(start, start + pace.batchSize())
        const startedAt = performance.now()
        const last = batch.at(-1)?.number ?? rows
        const outcomes = await asActor(database, work, async (tx) => {
          if (isFirst) await deleteImportRows(tx, work.id)
          const stored = await store(tx, batch)
          const next = addUp(counts, stored)
          await insertImportRows(tx, work.id, stored)
          await checkpoint(tx, work, {
            rowsDone: last,
            share: work.rowsTotal ? last / work.rowsTotal : (share ?? 0),
            counts: next,
          })
          return stored
        })
        isFirst = false
        for (const outcome of outcomes) countOutcome(counts, outcome)
        rows = last
        start += batch.length
        onProgress?.({ done: rows, total: work.rowsTotal, counts })
        await pace.rest(batch.length, performance.now() - startedAt)
      }
    }
  } finally {
    await reading.return(undefined as never)
  }
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

/** What was learnt of a file, as it is kept with its import. */
export function toStored(contents: FileContents): StoredContents {
  const list = (tally: Tally) => [...tally].sort(([, one], [, other]) => other - one).slice(0, 100)
  return {
    shapes: list(contents.shapes),
    unknownFields: list(contents.unknownFields),
    unknownCodes: list(contents.unknownCodes),
    notes: contents.notes,
  }
}
