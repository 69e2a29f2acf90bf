import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { advanceRunChanges } from '#app/data/sources/advance-run-changes.server.ts'
import { advanceBulkEdit } from '#app/staff/bulk/advance-bulk-edit.server.ts'
import { bulkProblems } from '#app/staff/bulk/messages.ts'
import { asActor, asImporter } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { holdLease, releaseStaleLeases, takeWork } from '#db/leases.server.ts'
import { letOthersFirst } from '#db/let-others-first.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ChangeSetKind } from '#db/schema/change-sets.ts'
import type { Job } from '#server/worker.ts'

type SetWork = { id: string; kind: ChangeSetKind; actorId: string | null }

/** Do what is too large for one request: bulk edits and deletions, groups of differences, and their undo. */
export function createChangeSetJob(
  database: Database,
  logger: Pick<Logger, 'info' | 'error'>,
): Job {
  return {
    name: 'the work on changes of many centers',
    every: 15_000,
    run: async (signal) => {
      await releaseStaleLeases(database, 'bulk')
      while (!signal.aborted) {
        const work = await takeSet(database)
        if (!work) return
        await workOnSet(database, work, { logger, signal })
      }
    },
  }
}

function takeSet(database: Database): Promise<SetWork | null> {
  return takeWork<SetWork, SetWork>(database, {
    kind: 'bulk',
    isAlone: true,
    endedProcess: bulkProblems.endedProcess,
    listWaiting: (db) =>
      readRows<SetWork>(
        db,
        sql`select id, kind, actor_id as "actorId" from change_sets
          where state in ('running', 'undoing') order by made_at, id`,
      ),
    findProblem: () => null,
    fail: (db, { id }, reason) => fail(db, id, reason),
    start: async (_db, work) => work,
  })
}

async function workOnSet(
  database: Database,
  { id, kind, actorId }: SetWork,
  { logger, signal }: { logger: Pick<Logger, 'info' | 'error'>; signal: AbortSignal },
): Promise<void> {
  const advance = kind === 'source' ? advanceRunChanges : advanceBulkEdit
  const release = holdLease(database, id)
  try {
    for (let isOver = false; !isOver && !signal.aborted; ) {
      isOver = await asActor(database, actorId, (db) => advance(db, id))
      await letOthersFirst(database)
    }
    logger.info({ set: id }, 'changes of many centers were made')
  } catch (error) {
    logger.error({ err: error, set: id }, 'changes of many centers failed')
    await asImporter(database, (db) => fail(db, id, bulkProblems.unexpected))
  } finally {
    await release()
  }
}

async function fail(db: Executor, id: string, reason: string): Promise<void> {
  await db.execute(sql`update change_sets set state = 'failed', error = ${reason} where id = ${id}`)
}
