import { sql } from 'drizzle-orm'
import { asKeeper } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Logger } from '#server/logger.ts'
import { startWorker, type Worker } from '#server/worker.ts'

type HousekeepingSettings = {
  database: Database
  logger: Logger
  /** Milliseconds between two rounds. */
  every?: number
}

/**
 * Deletes what is overdue, now and then every hour: `sweep_overdue` in the database says what that is. The
 * embedded database is vacuumed, too. A round that fails is logged, and the next one tries again.
 */
export function startHousekeeping(settings: HousekeepingSettings): Worker {
  const { database, logger, every = 3_600_000 } = settings
  const run = async () => {
    const [swept] = await asKeeper(database, (tx) =>
      readRows<{ rows: number }>(tx, sql`select sweep_overdue() as rows`),
    )
    // PostgreSQL has an autovacuum.
    if (database.engine === 'pglite') await database.vacuum()
    logger.info({ rows: swept?.rows }, 'swept what was overdue')
  }
  return startWorker({ name: 'the sweeping of what is overdue', every, run }, logger)
}
