import { queueBedMail } from '#app/own-center/beds/queue-bed-mail.server.ts'
import { queueLinkMail } from '#app/own-center/links/queue-link-mail.server.ts'
import { asMailer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Logger } from '#server/logger.ts'
import type { Job } from '#server/worker.ts'

type LinkMailSettings = {
  database: Database
  site: { name: string; url: string }
  logger: Logger
  wakeOutbox: () => void
}

/**
 * Email centers that are due a link with which they confirm their listing, or the day's link with
 * which they report open beds.
 */
export function createLinkMailJob({ database, site, logger, wakeOutbox }: LinkMailSettings): Job {
  return {
    name: 'the email to centers',
    every: 900_000,
    run: async () => {
      const links = await asMailer(database, (db) => queueLinkMail(db, site))
      const beds = await asMailer(database, (db) => queueBedMail(db, site))
      const queued = links + beds
      if (queued === 0) return
      wakeOutbox()
      logger.info({ queued }, 'queued email to centers')
    },
  }
}
