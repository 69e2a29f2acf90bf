import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { UploadedFile } from '#app/data/import/job/change-imports.server.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { listChanges, recordActivity } from '#db/record-activity.server.ts'
import { differences } from '#db/schema/differences.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { findListedDay } from './find-listed-day.ts'
import { type ImportedList, takeOverCenters } from './imported-list.server.ts'
import { sourceRefusals } from './messages.ts'
import { nextScheduledRun } from './schedule.server.ts'
import { type SourceColumns, type SourceInput, toSourceColumns } from './source-input.ts'
import type { Source } from './source-run.server.ts'
import { unfinishedStates } from './source-work.ts'

/** The column matches that staff saved in imports. */
const savedMapping = sql`coalesce(
  (select jsonb_object_agg(key, field) from import_mappings), '{}')`

/**
 * Add a source and return its id. The first run is the schedule's, or waits for a person. `list` is the import that it
 * goes on with.
 */
export async function addSource(
  db: Executor,
  input: SourceInput,
  list: ImportedList | null = null,
): Promise<Result<string>> {
  return { ok: true, value: await insertSource(db, toSourceColumns(input), list) }
}

/** Add a source for the newer files of an imported list, as nobody has filled in its form, and return its id. */
export function addImportedSource(db: Executor, list: ImportedList): Promise<string> {
  const { name, listedIn, sameName, outside } = list
  const ofUpload = { kind: 'upload', address: null, parameters: {}, schedule: 'off' } as const
  const columns = { name, listedIn: listedIn ?? name, sameName, outside, rules: [], mailTo: [] }
  return insertSource(db, { ...ofUpload, ...columns }, list)
}

async function insertSource(
  db: Executor,
  columns: SourceColumns,
  list: ImportedList | null,
): Promise<string> {
  // Drizzle's insert lists every column, and staff may not write all of them.
  const { id } = await readRow<{ id: string }>(
    db,
    sql`insert into sources (name, kind, address, parameters, schedule, listed_in, same_name, outside,
        mapping, reading, rules, mail_to, next_run_at)
      values (${columns.name}, ${columns.kind}, ${columns.address},
        ${JSON.stringify(columns.parameters)}::jsonb, ${columns.schedule}, ${columns.listedIn},
        ${columns.sameName}, ${columns.outside}, ${savedMapping},
        ${JSON.stringify(list?.reading ?? {})}::jsonb, ${sql.param(columns.rules)}::text[],
        ${sql.param(columns.mailTo)}::uuid[], ${nextScheduledRun(columns.schedule)})
      returning id`,
  )
  if (list) await takeOverCenters(db, id, list.importId)
  await recordActivity(db, {
    action: 'source.added',
    subjectId: id,
    subjectName: columns.name,
  })
  return id
}

/**
 * Change a source. Its next run compares its file even if that is the same as before, because the choices may not be;
 * and a source that failed is tried by its schedule again.
 */
export async function changeSource(
  db: Executor,
  id: string,
  input: SourceInput,
): Promise<Result<null>> {
  const before = await lockSource(db, id)
  if (!before) return { ok: false, errors: sourceRefusals.gone }
  const columns = toSourceColumns({ ...input, kind: before.kind })
  await db
    .update(sources)
    .set({
      ...columns,
      mapping: savedMapping,
      etag: null,
      lastModified: null,
      fileHash: null,
      failures: 0,
      lastError: null,
      nextRunAt: nextScheduledRun(columns.schedule),
    })
    .where(eq(sources.id, id))
  const { mailTo: _before, ...shownBefore } = pickColumns(before, columns)
  const { mailTo, ...shown } = columns
  const changes = listChanges(shownBefore, shown)
  if (changes.length > 0) {
    await recordActivity(db, {
      action: 'source.changed',
      subjectId: id,
      subjectName: columns.name,
      changes,
    })
  }
  return { ok: true, value: null }
}

function pickColumns<Columns extends object>(source: Source, columns: Columns) {
  const picked = Object.keys(columns).map((name) => [name, source[name as keyof Source]])
  return Object.fromEntries(picked) as Columns
}

/** Remove a source: it runs no more, and its open differences go. The centers that it brought stay. */
export async function removeSource(db: Executor, id: string): Promise<Result<null>> {
  const source = await lockSource(db, id)
  if (!source) return { ok: false, errors: sourceRefusals.gone }
  await db
    .update(sources)
    .set({ removedAt: sql`now()`, schedule: 'off', nextRunAt: null })
    .where(eq(sources.id, id))
  await db
    .update(sourceRuns)
    .set({ state: 'failed', error: 'The source was removed.', finishedAt: sql`now()` })
    .where(and(eq(sourceRuns.sourceId, id), inArray(sourceRuns.state, unfinishedStates)))
  await db
    .update(differences)
    .set({ status: 'superseded', decidedAt: sql`now()` })
    .where(and(eq(differences.sourceId, id), inArray(differences.status, ['open', 'found'])))
  await recordActivity(db, {
    action: 'source.removed',
    subjectId: id,
    subjectName: source.name,
  })
  return { ok: true, value: null }
}

/** Ask the worker to read a source, or to compare an uploaded file with it. Returns the run's id. */
export async function requestRun(
  db: Executor,
  sourceId: string,
  file: UploadedFile | null,
  listedOn = file && findListedDay(file.name, null),
): Promise<Result<string, FormErrors>> {
  const source = await lockSource(db, sourceId)
  if (!source) return { ok: false, errors: sourceRefusals.gone }
  if (source.kind === 'upload' && !file) return { ok: false, errors: sourceRefusals.noFile }
  const [unfinished] = await readRows(
    db,
    sql`select from source_runs
      where source_id = ${sourceId} and state in ${unfinishedStates} limit 1`,
  )
  if (unfinished) return { ok: false, errors: sourceRefusals.running }
  const { id } = await readRow<{ id: string }>(
    db,
    sql`insert into source_runs (id, source_id, file_name, file_hash, file_size, listed_on)
      values (coalesce(${file?.id ?? null}::uuid, gen_random_uuid()), ${sourceId},
        ${file?.name ?? null}, ${file?.hash ?? null}, ${file?.size ?? null}, ${listedOn})
      returning id`,
  )
  return { ok: true, value: id }
}

/** Null if there is none, or it was removed. */
async function lockSource(db: Executor, id: string): Promise<Source | null> {
  const [source] = await db
    .select()
    .from(sources)
    .where(and(eq(sources.id, id), isNull(sources.removedAt)))
    .for('update')
  return source ?? null
}
