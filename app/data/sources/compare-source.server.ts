import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { createContents } from '#app/data/import/centers/parse-centers.ts'
import { readBatches } from '#app/data/import/centers/read-batches.ts'
import { openFileSource } from '#app/data/import/formats/file-source.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { letOthersFirst } from '#db/let-others-first.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { compareCenter, mergeDrafts, takeFingerprint } from './compare-center.ts'
import { finishRun } from './finish-run.server.ts'
import { comparable, type ListedCenter, singleFacts } from './listing.ts'
import { readListedCenters } from './read-listed-centers.server.ts'
import { storeRecords } from './read-records.server.ts'
import {
  createRunCounts,
  type OnRunStored,
  type Source,
  type SourceRun,
  storeStep,
} from './source-run.server.ts'
import { type FoundDifference, insertDifferences } from './write-differences.server.ts'

/** `stopped`: another process continued the run, or its starter lost the right. */
export type RunEnd = 'open' | 'held' | 'paused' | 'stopped'

export type CompareSettings = {
  source: Source
  /** In the state `comparing`. An unfinished run continues after its last stored step. */
  run: SourceRun
  path: string
  fileName: string
  fileSize: number
  /** When aborted, the run pauses after the current step. */
  signal: AbortSignal
  onProgress?: (run: SourceRun) => void
  /** Called in the transaction that ends the run. */
  onEnd?: OnRunStored
}

/**
 * Compare a source's file with the directory: first store its records, then compare each of the
 * source's centers, then offer the differences to staff or hold the run. Each step is a transaction
 * of at most 250 records or centers, so memory doesn't grow with the file. Throws `ImportFileError`
 * if the file can't be read.
 */
export async function compareFile(database: Database, settings: CompareSettings): Promise<RunEnd> {
  const { source, run, signal, onProgress, onEnd } = settings
  for await (const isStored of listSteps(database, settings)) {
    if (!isStored) return 'stopped'
    onProgress?.(run)
    await letOthersFirst(database)
    if (signal.aborted) return 'paused'
  }
  return finishRun(database, source, run, onEnd)
}

/** Yield after each step whether it was stored. */
async function* listSteps(database: Database, settings: CompareSettings): AsyncGenerator<boolean> {
  const { source, run } = settings
  if (run.rowsTotal === null) {
    const file = openFileSource(settings.path, settings.fileName, settings.fileSize)
    const mapping = { ...source.mapping, ...source.reading.mapping }
    const reading = { ...source.reading, mapping, after: run.rowsDone }
    for await (const items of readBatches(file, createContents(), reading)) {
      yield await storeStep(database, run, async (db) => {
        const counts = run.counts ?? createRunCounts(await countKnownCenters(db, source.id))
        const { leftOut, unreadable, outside } = await storeRecords(db, items, source, run)
        counts.sameName += leftOut.length
        counts.unreadable += unreadable
        counts.outside = (counts.outside ?? 0) + outside
        return {
          rowsDone: items.at(-1)?.number ?? run.rowsDone,
          counts,
          leftOut: [...run.leftOut, ...leftOut].slice(0, maxLeftOut),
        }
      })
    }
    yield await storeStep(database, run, async (db) => ({
      rowsTotal: run.rowsDone,
      counts: run.counts ?? createRunCounts(await countKnownCenters(db, source.id)),
    }))
  }
  for (const compareNext of [compareNextCenters, listNewCenters]) {
    for (let isOver = false; !isOver; ) {
      const isStored = await storeStep(database, run, async (db) => {
        const step = await compareNext(db, source, run)
        isOver = step.count < stepSize
        return step.progress
      })
      // The last step of a phase may have stored nothing new: a paused run would stay there.
      if (!isStored || !isOver) yield isStored
    }
  }
}

/** True for a record that a run read which came to an end: of one that failed, staff saw nothing. */
const wasListed = sql`(r.said_before is not null or not exists (select from source_runs failed
  where failed.id = r.last_run_id and failed.state = 'failed'))`

/** Count the centers that the source has listed so far. */
async function countKnownCenters(db: Executor, sourceId: string): Promise<number> {
  const { known } = await readRow<{ known: number }>(
    db,
    sql`select count(distinct r.center_id)::integer as known
      from source_records r join treatment_centers c on c.id = r.center_id
      where r.source_id = ${sourceId} and ${wasListed}`,
  )
  return known
}

/** A run names at most these: nobody reads a list as long as the directory. */
const maxLeftOut = 1_000

/** Centers or records in a step. */
const stepSize = 250

type RecordsOfCenter = {
  centerId: string
  /** The rows of the records that this run's file has; null for none. */
  said: CenterDraft[] | null
  /** The values of the same records in the run before; null for none. */
  saidBefore: CenterDraft[] | null
  lastRunIds: string
  isAmbiguous: boolean
}

/** How many centers or records a step compared. Fewer than `stepSize`: it was the last. */
type Step = { count: number; progress: Partial<Pick<SourceRun, 'comparedTo'>> }

/** Compare the next centers by id. */
async function compareNextCenters(db: Executor, source: Source, run: SourceRun): Promise<Step> {
  const records = await readRows<RecordsOfCenter>(
    db,
    sql`select center_id as "centerId",
        jsonb_path_query_array(jsonb_agg(said order by key) filter (where last_run_id = ${run.id}), '$[*][*]') as said,
        jsonb_path_query_array(jsonb_agg(said_before order by key) filter (where last_run_id = ${run.id}
          and said_before is not null), '$[*][*]') as "saidBefore",
        string_agg(last_run_id::text, ' ' order by key) as "lastRunIds",
        exists (select from differences d where d.run_id = ${run.id} and d.conflict = 'centers'
          and d.center_id = r.center_id and not exists (select from differences o
            where o.source_id = d.source_id and o.record_key = d.record_key
              and o.fingerprint = d.fingerprint and o.status = 'dismissed')) as "isAmbiguous"
      from source_records r
      where source_id = ${source.id}
        and center_id > coalesce(${run.comparedTo}::uuid, '00000000-0000-0000-0000-000000000000')
        and (last_run_id = ${run.id} or ${wasListed})
      group by center_id order by center_id limit ${stepSize}`,
  )
  const centers = await readListedCenters(
    db,
    records.map(({ centerId }) => centerId),
  )
  const open = await readOpenFingerprints(db, source.id, [...centers.keys()])
  const found = records.flatMap((record) => {
    const center = centers.get(record.centerId)
    // Staff deleted it, or nobody knows which of two centers the record is about.
    if (!center || record.isAmbiguous) return []
    const before = compareCenter(center, record.saidBefore ?? [], source.listedIn)
    const repeated = new Set(before.map(({ fingerprint }) => fingerprint))
    // If the source already said so in its last run, the directory changed since, not the source.
    return listDifferences(center, record, source).filter(
      ({ fingerprint }) => !repeated.has(fingerprint) || open.has(`${center.id} ${fingerprint}`),
    )
  })
  await insertDifferences(db, run, found)
  const last = records.at(-1)
  return { count: records.length, progress: last ? { comparedTo: last.centerId } : {} }
}

/** Read the open differences of these centers, each as center and fingerprint. */
async function readOpenFingerprints(
  db: Executor,
  sourceId: string,
  centerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await readRows<{ key: string }>(
    db,
    sql`select concat_ws(' ', center_id, fingerprint) as key from differences
      where source_id = ${sourceId} and status = 'open'
        and center_id = any (${sql.param([...centerIds])}::uuid[])`,
  )
  return new Set(rows.map(({ key }) => key))
}

function listDifferences(
  center: ListedCenter,
  { said, lastRunIds }: RecordsOfCenter,
  { listedIn }: Source,
): FoundDifference[] {
  const centerId = center.id
  if (!said) {
    const fingerprint = takeFingerprint('vanished', lastRunIds)
    return center.permanentlyClosed ? [] : [{ kind: 'vanished', centerId, fingerprint }]
  }
  return compareCenter(center, said, listedIn).map(({ isDisputed, ...difference }) => {
    if (!isDisputed && !center.isVerified) return { ...difference, kind: 'changed', centerId }
    const conflict = isDisputed ? 'records' : 'verified'
    return { ...difference, kind: 'conflicting', conflict, centerId }
  })
}

/** List the next records without a center. */
async function listNewCenters(db: Executor, _source: Source, run: SourceRun): Promise<Step> {
  const records = await readRows<{ key: string; said: CenterDraft[] }>(
    db,
    sql`select key, said from source_records r
      where source_id = ${run.sourceId} and center_id is null and last_run_id = ${run.id}
        and not exists (select from differences d
          where d.run_id = ${run.id} and d.source_id = r.source_id and d.record_key = r.key)
      order by key limit ${stepSize}`,
  )
  const found = records.flatMap(({ key, said }) => {
    const draft = mergeDrafts(said)
    if (!draft) return []
    const fingerprint = takeFingerprint(
      'new',
      ...singleFacts.map((fact) => comparable[fact](draft)),
    )
    return { kind: 'new' as const, recordKey: key, draft, fingerprint }
  })
  await insertDifferences(db, run, found)
  return { count: records.length, progress: {} }
}
