import { sql } from 'drizzle-orm'
import type { ReadFreeMegabytes, ReadLastBackup } from '#app/context.ts'
import { openImportFiles, runWaitingJobs } from '#app/data/import/job/import-jobs.server.ts'
import { queueLinkMailTo } from '#app/own-center/links/queue-link-mail.server.ts'
import { asKeeper, asMailer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { getDataFolder } from './data-folders.ts'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'
import { createMailer } from './mailer.ts'
import { publicInternet } from './remote/remote-access.ts'
import { createSourceJob } from './sources/run-sources.ts'
import { createWorker, type Job } from './worker.ts'
import { createChangeSetJob } from './workers/change-sets.ts'
import { createBackupJob } from './workers/daily-backup.ts'
import { createLinkMailJob } from './workers/link-mail.ts'
import { createMondayMailJob } from './workers/monday-mail.ts'
import { createOutboxJob } from './workers/outbox.ts'
import { createVisitCounter } from './workers/visit-counter.ts'

/** The settings of this server that jobs read. */
type OwnState = { readLastBackup: ReadLastBackup; readFreeMegabytes: ReadFreeMegabytes }

/** Create the background jobs. None runs before `start`. */
export function createJobs(database: Database, env: Env, logger: Logger, ownState: OwnState) {
  const importFolder = getDataFolder(env.dataDir, 'imports')
  const sourceFolder = getDataFolder(env.dataDir, 'sources')
  const visitCounter = createVisitCounter({ database, logger })
  const deliver = createMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    siteUrl: env.site.url,
    folder: getDataFolder(env.dataDir, 'outbox'),
    print: (line) => process.stdout.write(`${line}\n`),
  })
  if (!env.smtpUrl && !env.isLocal) {
    logger.warn('SMTP_URL is not set: mail is only written to files')
  }
  const outbox = createWorker(
    createOutboxJob({ database, deliver, siteEmail: env.site.email, logger }),
    logger,
  )
  const imports = createWorker(createImportJob(database, importFolder, logger), logger)
  const changeSets = createWorker(createChangeSetJob(database, logger), logger)
  const sources = createWorker(
    createSourceJob({
      database,
      files: openImportFiles(sourceFolder),
      logger,
      site: env.site,
      access: publicInternet,
      wakeOutbox: outbox.wake,
    }),
    logger,
  )
  const others: Job[] = [
    { name: 'the visit counter', every: 30_000, run: visitCounter.flush },
    createSweepJob(database, logger),
    createBackupJob(database, env.dataDir, logger),
  ]
  const wakeOutbox = outbox.wake
  if (env.mondayMail) {
    others.push(createMondayMailJob({ database, site: env.site, logger, wakeOutbox, ...ownState }))
  }
  if (env.centerMail) {
    others.push(createLinkMailJob({ database, site: env.site, logger, wakeOutbox }))
  }
  const workers = [
    outbox,
    imports,
    changeSets,
    sources,
    ...others.map((job) => createWorker(job, logger)),
  ]
  return {
    wakeOutbox: outbox.wake,
    imports: {
      folder: importFolder,
      wake: () => {
        imports.wake()
        changeSets.wake()
      },
    },
    sources: { folder: sourceFolder, wake: sources.wake },
    sendLinkMail: async (contactId: string) => {
      const isQueued = await asMailer(database, (db) => queueLinkMailTo(db, env.site, contactId))
      if (isQueued) outbox.wake()
      return isQueued
    },
    countVisit: visitCounter.countVisit,
    start: () => {
      for (const worker of workers) worker.start()
    },
    /** Waits for running jobs. Call it before closing the database. */
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await visitCounter.flush()
    },
  }
}

/** Run waiting imports. `folder` holds their uploaded files. */
export function createImportJob(database: Database, folder: string, logger: Logger): Job {
  const files = openImportFiles(folder)
  return {
    name: 'the work on imports',
    every: 15_000,
    run: (signal) => runWaitingJobs({ database, files, logger, signal }),
  }
}

/**
 * Delete expired rows every hour, and end what is no longer "recently verified". Vacuums PGlite, which has no
 * autovacuum.
 */
export function createSweepJob(database: Database, logger: Logger): Job {
  const run = async () => {
    await asKeeper(database, (db) =>
      db.execute(sql`select sweep_overdue(), end_recently_verified()`),
    )
    if (database.engine === 'pglite') await database.vacuum()
    logger.info('swept what was overdue')
  }
  return { name: 'the sweeping of what is overdue', every: 3_600_000, run }
}
