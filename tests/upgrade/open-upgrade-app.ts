import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SQL } from 'drizzle-orm'
import { refreshOutdatedPlaces } from '#app/center/place-and-hours.server.ts'
import {
  openImportFiles,
  runJob,
  runWaitingJobs,
  takeJob,
} from '#app/data/import/job/import-jobs.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { createSweepJob } from '#server/jobs.ts'
import { createLogger } from '#server/logger.ts'
import { createSourceJob } from '#server/sources/run-sources.ts'
import { createLinkMailJob } from '#server/workers/link-mail.ts'
import { createVisitCounter } from '#server/workers/visit-counter.ts'
import { openAccountAppOver } from '#tests/support/account-members.ts'
import { testSite } from '#tests/support/test-app.ts'
import type { UpgradeApp } from './chapter.ts'

/** The directory of every fixture has this secret, which its second factors and sessions need. */
const sessionSecret = 'the secret of the directory in every fixture'

/** Open the built app over a fixture's database. */
export async function openUpgradeApp(database: Database): Promise<UpgradeApp> {
  // As the server does at its start.
  await asOperator(database, refreshOutdatedPlaces)
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-upgrade-'))
  const importFolder = path.join(folder, 'imports')
  const sourceFolder = path.join(folder, 'sources')
  await Promise.all([mkdir(importFolder), mkdir(sourceFolder)])
  const files = openImportFiles(importFolder)
  const logger = createLogger('silent')
  const visits = createVisitCounter({ database, logger })
  const { signal } = new AbortController()
  const sources = createSourceJob({
    database,
    files: openImportFiles(sourceFolder),
    logger,
    site: testSite,
    access: { resolve: async () => [], isAllowed: () => false },
    wakeOutbox: () => {},
  })
  const linkMail = createLinkMailJob({ database, site: testSite, logger, wakeOutbox: () => {} })
  const sweep = createSweepJob(database, logger)
  const app = await openAccountAppOver(database, {
    sessionSecret,
    imports: { folder: importFolder, wake: () => {} },
    sources: { folder: sourceFolder, wake: () => {} },
    countVisit: visits.countVisit,
  })
  return {
    ...app,
    importFolder,
    sourceFolder,
    runImports: () => runWaitingJobs({ database, files, logger, signal }),
    runImport: async (id) => {
      const job = await takeJob(database, files, id)
      if (!job) throw new Error('this import does not wait')
      await runJob(job, { database, files, logger, signal })
    },
    runSources: () => sources.run(signal),
    mailCenters: () => linkMail.run(signal),
    sweep: () => sweep.run(signal),
    takeImport: async () => {
      if (!(await takeJob(database, files))) throw new Error('no import waits')
    },
    countVisits: visits.flush,
    one: async <Row extends Record<string, unknown>>(statement: SQL) => {
      const [row] = await app.operate<Row>(statement)
      if (!row) throw new Error('there is no such row')
      return row
    },
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}
