import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { failuresBeforeMail, getSourceRetryDelay, nextScheduledRun } from './schedule.server.ts'
import { type SourceWork, unfinishedStates } from './source-work.ts'

const longestReason = 1000

/** The run's row, unless it ended meanwhile because somebody removed the source. */
const isUnfinished = (runId: string) =>
  and(eq(sourceRuns.id, runId), inArray(sourceRuns.state, unfinishedStates))

/**
 * End a run as failed. A scheduled one is tried again: after 5 minutes, then later and later, at the latest by the
 * schedule. Returns true if staff should hear of it by email: once in a row of failures.
 */
export async function recordFailure(
  db: Executor,
  { source, run }: SourceWork,
  reason: string,
): Promise<boolean> {
  const error = reason.slice(0, longestReason)
  await db
    .update(sourceRuns)
    .set({ state: 'failed', error, finishedAt: sql`now()` })
    .where(isUnfinished(run.id))
  // Whoever started the run sees the reason on the page, and decides.
  if (run.startedBy !== null) return false
  const failures = source.failures + 1
  const delay = sql`now() + make_interval(secs => ${getSourceRetryDelay(failures)})`
  const scheduled = nextScheduledRun(source.schedule)
  await db
    .update(sources)
    .set({
      failures,
      lastError: error,
      nextRunAt: sql`case when ${scheduled} is null then null else least(${delay}, ${scheduled}) end`,
    })
    .where(eq(sources.id, source.id))
  return failures === failuresBeforeMail
}

type Version = { etag: string | null; lastModified: string | null; fileHash: string | null }

/** End a run whose file is the same as before. */
export async function recordUnchanged(
  db: Executor,
  { source, run }: SourceWork,
  version: Partial<Version>,
): Promise<void> {
  await db
    .update(sourceRuns)
    .set({ state: 'unchanged', finishedAt: sql`now()` })
    .where(isUnfinished(run.id))
  await recordSuccess(db, source, version)
}

/** Remember the version of a file that was compared to its end, so that the next run asks for a newer one. */
export async function recordSuccess(
  db: Executor,
  { id, schedule }: SourceWork['source'],
  version: Partial<Version>,
): Promise<void> {
  await db
    .update(sources)
    .set({ ...version, failures: 0, lastError: null, nextRunAt: nextScheduledRun(schedule) })
    .where(eq(sources.id, id))
}
