import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { asImporter } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { fetchProblems } from './messages.ts'
import { recordFailure } from './record-outcome.server.ts'
import type { Source, SourceRun } from './source-run.server.ts'
import { type SourceWork, unfinishedStates } from './source-work.ts'

/** After it expires, another process may take the source. `keepLease` renews it. */
const leaseUntil = sql`now() + interval '90 seconds'`
const renewEvery = 20_000

/** After crashing two processes, the same file would crash the next one. */
const maxAttempts = 2

/** How long a run waits for a process that has its uploaded file. */
const longestMissing = sql`interval '24 hours'`

/**
 * Take the source that has waited longest: with an unfinished run, or one that is due by its schedule. Null if there
 * is none. Two processes never take the same source.
 */
export function takeSource(
  database: Database,
  files: Pick<ImportFiles, 'has' | 'remove'>,
): Promise<SourceWork | null> {
  return asImporter(database, async (db) => {
    const waiting = await readWaiting(db)
    for (const { source, run, isOld } of waiting) {
      if (run && run.attempts >= maxAttempts) {
        await recordFailure(db, { source, run }, fetchProblems.endedProcess)
        await files.remove(run.id)
        continue
      }
      // An uploaded or fetched file may be with another process; the embedded engine has no other.
      if (run?.fileName && !files.has(run.id)) {
        if (database.engine === 'pglite' || isOld) {
          await recordFailure(db, { source, run }, fetchProblems.fileMissing)
        }
        continue
      }
      await db.update(sources).set({ leaseUntil }).where(eq(sources.id, source.id))
      const taken = run ?? (await startScheduledRun(db, source))
      await countAttempt(db, taken.id, sql`attempts + 1`)
      return { source, run: taken }
    }
    return null
  })
}

function countAttempt(db: Executor, runId: string, attempts: SQL | number) {
  return db.update(sourceRuns).set({ attempts }).where(eq(sourceRuns.id, runId))
}

function readWaiting(db: Executor) {
  const isFree = or(isNull(sources.leaseUntil), lte(sources.leaseUntil, sql`now()`))
  const isDue = or(sql`${sourceRuns.id} is not null`, lte(sources.nextRunAt, sql`now()`))
  return db
    .select({
      source: sources,
      run: sourceRuns,
      isOld: sql<boolean>`coalesce(${sourceRuns.startedAt} < now() - ${longestMissing}, false)`,
    })
    .from(sources)
    .leftJoin(
      sourceRuns,
      and(eq(sourceRuns.sourceId, sources.id), inArray(sourceRuns.state, unfinishedStates)),
    )
    .where(and(isNull(sources.removedAt), isFree, isDue))
    .orderBy(sql`coalesce(${sourceRuns.startedAt}, ${sources.nextRunAt})`, sources.id)
    .for('update', { of: sources, skipLocked: true })
}

async function startScheduledRun(db: Executor, { id }: Source): Promise<SourceRun> {
  // Drizzle's insert lists every column, and the worker may not write all of them.
  const [made] = await readRows<{ id: string }>(
    db,
    sql`insert into source_runs (source_id) values (${id}) returning id`,
  )
  const [run] = await db
    .select()
    .from(sourceRuns)
    .where(eq(sourceRuns.id, made?.id ?? ''))
  if (!run) throw new Error('The new run of a source is not there')
  return run
}

/**
 * Renew a source's lease until the returned function is called: the work has come to an end or to a pause, and its
 * process is still there.
 */
export function keepLease(
  database: Database,
  { source: { id: sourceId }, run }: SourceWork,
): () => Promise<void> {
  const set = (until: typeof leaseUntil | null) =>
    asImporter(database, async (db) => {
      await db.update(sources).set({ leaseUntil: until }).where(eq(sources.id, sourceId))
    })
  const timer = setInterval(() => {
    // A lease that could not be renewed ends by itself, and the run's row guards its batches.
    set(leaseUntil).catch(() => {})
  }, renewEvery)
  return async () => {
    clearInterval(timer)
    await set(null)
    await asImporter(database, (db) => countAttempt(db, run.id, 0))
  }
}

/**
 * End the leases of an earlier process. Only one process can open the embedded engine, so any lease that exists when
 * the worker looks for work is stale.
 */
export async function releaseSourceLeases(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  await asImporter(database, (db) => db.update(sources).set({ leaseUntil: null }))
}
