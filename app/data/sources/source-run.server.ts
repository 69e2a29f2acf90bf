import { and, eq, sql } from 'drizzle-orm'
import { asActor } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { type SourceRunCounts, sourceRuns, type sources } from '#db/schema/sources.ts'

export type Source = typeof sources.$inferSelect
export type SourceRun = typeof sourceRuns.$inferSelect

/** What else belongs to a step, with the run as the step left it. */
export type OnRunStored = (db: Executor, run: SourceRun) => Promise<void>

type Progress = Partial<Omit<SourceRun, 'id' | 'sourceId' | 'startedAt' | 'startedBy'>>

/**
 * Store one step of a run and its progress in one transaction. Locks the run first and returns
 * false if its state or progress has changed, so no step is stored twice. `onStored` is in the transaction, too.
 */
export async function storeStep(
  database: Database,
  run: SourceRun,
  store: (db: Executor) => Promise<Progress>,
  onStored?: OnRunStored,
): Promise<boolean> {
  const progress = await asActor(database, run.startedBy, async (db) => {
    const isUnchanged = and(
      eq(sourceRuns.id, run.id),
      eq(sourceRuns.state, run.state),
      eq(sourceRuns.rowsDone, run.rowsDone),
      sql`rows_total is not distinct from ${run.rowsTotal}`,
      sql`compared_to is not distinct from ${run.comparedTo}::uuid`,
    )
    const held = await db.select({}).from(sourceRuns).where(isUnchanged).for('update')
    if (held.length === 0) return null
    const stored = await store(db)
    if (Object.keys(stored).length > 0) {
      await db.update(sourceRuns).set(stored).where(eq(sourceRuns.id, run.id))
    }
    await onStored?.(db, { ...run, ...stored })
    return stored
  })
  if (!progress) return false
  Object.assign(run, progress)
  return true
}

export function createRunCounts(known: number): SourceRunCounts {
  return {
    new: 0,
    changed: 0,
    vanished: 0,
    conflicting: 0,
    known,
    changedCenters: 0,
    unreadable: 0,
    sameName: 0,
    outside: 0,
    byRule: 0,
  }
}
