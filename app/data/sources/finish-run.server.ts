import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { type SourceRunCounts, sourceRuns } from '#db/schema/sources.ts'
import { acceptByRules } from './accept-differences.server.ts'
import { holdReasons } from './messages.ts'
import { type OnRunStored, type Source, type SourceRun, storeStep } from './source-run.server.ts'

/** The share of known centers above which a run waits for a person: the file may be broken. */
const maxShare = 0.1

/**
 * Hold a compared run if too many of the source's centers vanished or changed. Otherwise opens it
 * and applies the source's rules, in one transaction: a process killed on the way leaves nothing
 * to staff that a rule decides. A source's first run has nothing to compare its size with, so no
 * rule applies. `onEnd` is in the transaction, too.
 */
export async function finishRun(
  database: Database,
  source: Source,
  run: SourceRun,
  onEnd?: OnRunStored,
): Promise<'open' | 'held' | 'stopped'> {
  const end = async (db: Executor) => {
    const known = run.counts?.known ?? 0
    const counts = { ...run.counts, ...(await countFound(db, run)), known } as SourceRunCounts
    await discardOlderRuns(db, run)
    const heldBecause = explainHold({ ...(await countUnexpected(db, run)), known })
    if (!heldBecause) {
      await openDifferences(db, run)
      if (known > 0) counts.byRule = await acceptByRules(db, source, run)
    }
    return {
      state: heldBecause ? ('held' as const) : ('open' as const),
      heldBecause,
      counts,
      finishedAt: new Date(),
    }
  }
  if (!(await storeStep(database, run, end, onEnd))) return 'stopped'
  return run.state === 'held' ? 'held' : 'open'
}

type Unexpected = Pick<SourceRunCounts, 'vanished' | 'changedCenters'>

function explainHold({
  known,
  vanished,
  changedCenters,
}: Unexpected & Pick<SourceRunCounts, 'known'>): string | null {
  if (vanished > known * maxShare) return holdReasons.vanished(vanished, known)
  if (known > 0 && changedCenters > known * maxShare) {
    return holdReasons.changed(changedCenters, known)
  }
  return null
}

/** True for a difference `o` that says what the found one `f` says. */
const isSameDifference = sql`o.source_id = f.source_id and o.fingerprint = f.fingerprint
  and coalesce(o.center_id::text, o.record_key) = coalesce(f.center_id::text, f.record_key)`

/** True if staff know of the found difference `f`. A vanished center that was called is settled. */
const isKnownDifference = sql`exists (select from differences o where ${isSameDifference}
  and (o.status = 'dismissed' or (o.status = 'open' and o.kind = f.kind)
    or (o.status = 'accepted' and f.kind = 'vanished')))`

type FoundCounts = Pick<
  SourceRunCounts,
  'new' | 'changed' | 'vanished' | 'conflicting' | 'changedCenters'
>

/** Count what nobody has seen yet. */
function countFound(db: Executor, run: SourceRun): Promise<FoundCounts> {
  return readRow<FoundCounts>(
    db,
    sql`select count(*) filter (where kind = 'new')::integer as "new",
        count(*) filter (where kind = 'changed')::integer as "changed",
        count(*) filter (where kind = 'vanished')::integer as "vanished",
        count(*) filter (where kind = 'conflicting')::integer as "conflicting",
        count(distinct center_id) filter (where fact is not null)::integer as "changedCenters"
      from differences f
      where run_id = ${run.id} and status = 'found' and not ${isKnownDifference}`,
  )
}

/** Count as `countFound` does, without what a run found that was undone: the file is not broken for repeating it. */
function countUnexpected(db: Executor, run: SourceRun): Promise<Unexpected> {
  return readRow<Unexpected>(
    db,
    sql`select count(*) filter (where kind = 'vanished')::integer as "vanished",
        count(distinct center_id) filter (where fact is not null)::integer as "changedCenters"
      from differences f
      where run_id = ${run.id} and status = 'found' and not ${isKnownDifference}
        and not exists (select from differences o where ${isSameDifference} and o.status = 'undone')`,
  )
}

/**
 * Offer the differences of a run to staff. One that is open already stays the same row; an open
 * one that the source took back is superseded.
 */
async function openDifferences(db: Executor, run: SourceRun): Promise<void> {
  const isFound = sql`f.run_id = ${run.id} and f.status = 'found'`
  await db.execute(sql`update differences o set run_id = ${run.id} from differences f
    where ${isFound} and ${isSameDifference} and o.status = 'open' and o.kind = f.kind`)
  await db.execute(sql`delete from differences f where ${isFound} and ${isKnownDifference}`)
  await db.execute(sql`update differences set status = 'superseded', decided_at = now()
    where source_id = ${run.sourceId} and status = 'open' and run_id <> ${run.id}`)
  await db.execute(sql`update differences f set status = 'open' where ${isFound}`)
}

/** Drop what older runs found that were held, or failed on the way. */
async function discardOlderRuns(db: Executor, run: SourceRun): Promise<void> {
  await db.execute(sql`delete from differences
    where status = 'found' and source_id = ${run.sourceId} and run_id <> ${run.id}`)
  await db.execute(sql`update source_runs set state = 'discarded'
    where state = 'held' and source_id = ${run.sourceId} and id <> ${run.id}`)
}

/**
 * Release a held run: its differences are offered to staff. Rules don't apply to it. False if it
 * is not held.
 */
export async function releaseRun(db: Executor, runId: string): Promise<boolean> {
  const run = await lockHeldRun(db, runId)
  if (!run) return false
  await openDifferences(db, run)
  await db.update(sourceRuns).set({ state: 'open' }).where(eq(sourceRuns.id, runId))
  return true
}

/** Drop a held run with everything that it found. False if it is not held. */
export async function discardRun(db: Executor, runId: string): Promise<boolean> {
  const run = await lockHeldRun(db, runId)
  if (!run) return false
  await db.execute(sql`delete from differences where status = 'found' and run_id = ${runId}`)
  await db.update(sourceRuns).set({ state: 'discarded' }).where(eq(sourceRuns.id, runId))
  return true
}

async function lockHeldRun(db: Executor, runId: string): Promise<SourceRun | null> {
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, runId)).for('update')
  return run?.state === 'held' ? run : null
}
