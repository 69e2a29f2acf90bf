import { sql } from 'drizzle-orm'
import { asKeeper } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Logger } from '#server/logger.ts'

type Housekeeping = {
  /** Begins no further round, and waits for the one under way. */
  stop(): Promise<void>
}

type HousekeepingSettings = {
  database: Database
  logger: Logger
  /** Milliseconds between two rounds. */
  every?: number
}

/**
 * Deletes what is overdue and adds up what was counted, now and then every hour: `sweep_overdue` and
 * `fold_daily_changes` in the database say what that is. The embedded database is vacuumed, too. A round that fails is logged, and the next one
 * tries again.
 */
export function startHousekeeping(settings: HousekeepingSettings): Housekeeping {
  const { database, logger, every = 3_600_000 } = settings
  let underWay: Promise<void> | undefined

  async function sweep(): Promise<void> {
    try {
      const [swept] = await asKeeper(database, async (tx) => {
        await tx.execute(sql`select fold_daily_changes()`)
        return readRows<{ rows: number }>(tx, sql`select sweep_overdue() as rows`)
      })
      // PostgreSQL has an autovacuum.
      if (database.engine === 'pglite') await database.vacuum()
      logger.info({ rows: swept?.rows }, 'swept what was overdue')
    } catch (error) {
      logger.error({ err: error }, 'what is overdue could not be swept')
    }
  }
  const begin = () => {
    // A slow round is not met by a second one.
    underWay ??= sweep().finally(() => {
      underWay = undefined
    })
  }

  begin()
  const timer = setInterval(begin, every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
