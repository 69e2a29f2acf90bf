import type { ReadFreeMegabytes, ReadLastBackup } from '#app/context.ts'
import { queueMondayMail } from '#app/staff/monday/queue-monday-mail.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Logger } from '#server/logger.ts'
import type { Job } from '#server/worker.ts'
import { countRefusedMail } from './outbox.ts'

type MondayMailSettings = {
  database: Database
  site: { name: string; url: string }
  readLastBackup: ReadLastBackup
  readFreeMegabytes: ReadFreeMegabytes
  logger: Logger
  wakeOutbox: () => void
  now?: () => Date
}

/** Email administrators on Monday morning: what changed last week, what waits, and how the server is. */
export function createMondayMailJob(settings: MondayMailSettings): Job {
  const { database, site, logger, wakeOutbox, now = () => new Date() } = settings
  const readServer = async () => ({
    lastBackup: await settings.readLastBackup(),
    freeMegabytes: await settings.readFreeMegabytes(),
    refusedMail: await countRefusedMail(database),
  })
  return {
    name: 'the Monday email',
    every: 900_000,
    run: async () => {
      const queued = await queueMondayMail({ database, site, readServer, now: now() })
      if (queued === 0) return
      wakeOutbox()
      logger.info({ queued }, 'queued the Monday email')
    },
  }
}
