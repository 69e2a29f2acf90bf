import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SQL } from 'drizzle-orm'
import {
  openImportFiles,
  runWaitingJobs,
  takeJob,
} from '#app/features/import/job/import-jobs.server.ts'
import type { Database } from '#db/client.server.ts'
import { createLogger } from '#server/logger.ts'
import { createVisitCounter } from '#server/workers/visit-counter.ts'
import { openAccountAppOver } from '#tests/support/account-members.ts'
import type { UpgradeApp } from './chapter.ts'

/** The directory of every fixture has this secret, which its second factors and sessions need. */
const sessionSecret = 'the secret of the directory in every fixture'

/** Opens the built app over a fixture's database. */
export async function openUpgradeApp(database: Database): Promise<UpgradeApp> {
  const importFolder = await mkdtemp(path.join(tmpdir(), 'directory-upgrade-'))
  const files = openImportFiles(importFolder)
  const logger = createLogger('silent')
  const visits = createVisitCounter({ database, logger })
  const app = await openAccountAppOver(database, {
    sessionSecret,
    imports: { folder: importFolder, wake: () => {} },
    countVisit: visits.countVisit,
  })
  return {
    ...app,
    importFolder,
    runImports: () =>
      runWaitingJobs({ database, files, logger, signal: new AbortController().signal }),
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
      await rm(importFolder, { recursive: true })
    },
  }
}
