import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { advanceBulkEdit } from '#app/staff/bulk/advance-bulk-edit.server.ts'
import { bulkProblems } from '#app/staff/bulk/messages.ts'
import { asActor, asImporter } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { holdLease, releaseStaleLeases, takeWork } from '#db/leases.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Job } from '#server/worker.ts'

type BulkWork = { id: string; actorId: string | null }

/** Do the changes, deletions and undos of bulk edits that are too large for one request. */
export function createBulkJob(database: Database, logger: Pick<Logger, 'info' | 'error'>): Job {
  return {
    name: 'the work on bulk edits',
    every: 15_000,
    run: async (signal) => {
      await releaseStaleLeases(database, 'bulk')
      while (!signal.aborted) {
        const work = await takeBulkWork(database)
        if (!work) return
        await runBulkWork(database, work, { logger, signal })
      }
    },
  }
}

function takeBulkWork(database: Database): Promise<BulkWork | null> {
  return takeWork<BulkWork, BulkWork>(database, {
    kind: 'bulk',
    isAlone: true,
    endedProcess: bulkProblems.endedProcess,
    listWaiting: (db) =>
      readRows<BulkWork>(
        db,
        sql`select id, actor_id as "actorId" from change_sets
          where state in ('running', 'undoing') order by made_at, id`,
      ),
    findProblem: () => null,
    fail: (db, { id }, reason) => fail(db, id, reason),
    start: async (_db, work) => work,
  })
}

async function runBulkWork(
  database: Database,
  { id, actorId }: BulkWork,
  { logger, signal }: { logger: Pick<Logger, 'info' | 'error'>; signal: AbortSignal },
): Promise<void> {
  const release = holdLease(database, id)
  try {
    for (let isOver = false; !isOver && !signal.aborted; ) {
      isOver = await asActor(database, actorId, (db) => advanceBulkEdit(db, id))
    }
    logger.info({ set: id }, 'a bulk edit was worked on')
  } catch (error) {
    logger.error({ err: error, set: id }, 'a bulk edit failed')
    await asImporter(database, (db) => fail(db, id, bulkProblems.unexpected))
  } finally {
    await release()
  }
}

async function fail(db: Executor, id: string, reason: string): Promise<void> {
  await db.execute(sql`update change_sets set state = 'failed', error = ${reason} where id = ${id}`)
}
