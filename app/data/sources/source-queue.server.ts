import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { ImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { takeWork } from '#db/leases.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { fetchProblems } from './messages.ts'
import { recordFailure } from './record-outcome.server.ts'
import type { Source, SourceRun } from './source-run.server.ts'
import { type SourceWork, unfinishedStates } from './source-work.ts'

/** How long a run waits for a process that has its uploaded file. */
const longestMissing = sql`interval '24 hours'`

type WaitingSource = { id: string; source: Source; run: SourceRun | null; isOld: boolean }

/**
 * Take the source that has waited longest: with an unfinished run, or one that is due by its schedule. Null if there
 * is none.
 */
export function takeSource(
  database: Database,
  files: Pick<ImportFiles, 'has' | 'remove'>,
): Promise<SourceWork | null> {
  return takeWork<WaitingSource, SourceWork>(database, {
    kind: 'source',
    isAlone: false,
    endedProcess: fetchProblems.endedProcess,
    listWaiting: listWaitingSources,
    findProblem: ({ run, isOld }) => {
      // An uploaded or fetched file may be with another process; the embedded engine has no other.
      if (!run?.fileName || files.has(run.id)) return null
      return database.engine === 'pglite' || isOld ? fetchProblems.fileMissing : 'elsewhere'
    },
    fail: async (db, { source, run }, reason) => {
      if (!run) return
      await recordFailure(db, { source, run }, reason)
      await files.remove(run.id)
    },
    start: async (db, { source, run }) => ({
      source,
      run: run ?? (await startScheduledRun(db, source)),
    }),
  })
}

function listWaitingSources(db: Executor): Promise<WaitingSource[]> {
  const isDue = or(sql`${sourceRuns.id} is not null`, lte(sources.nextRunAt, sql`now()`))
  return db
    .select({
      id: sources.id,
      source: sources,
      run: sourceRuns,
      isOld: sql<boolean>`coalesce(${sourceRuns.startedAt} < now() - ${longestMissing}, false)`,
    })
    .from(sources)
    .leftJoin(
      sourceRuns,
      and(eq(sourceRuns.sourceId, sources.id), inArray(sourceRuns.state, unfinishedStates)),
    )
    .where(and(isNull(sources.removedAt), isDue))
    .orderBy(sql`coalesce(${sourceRuns.startedAt}, ${sources.nextRunAt})`, sources.id)
}

async function startScheduledRun(db: Executor, { id }: Source): Promise<SourceRun> {
  // Drizzle's insert lists every column, and the worker may not write all of them.
  const made = await readRow<{ id: string }>(
    db,
    sql`insert into source_runs (source_id) values (${id}) returning id`,
  )
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, made.id))
  if (!run) throw new Error('The new run of a source is not there')
  return run
}
