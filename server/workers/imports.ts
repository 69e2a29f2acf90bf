import { openImportFiles, runWaitingJobs } from '#app/features/import/job/import-jobs.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Logger } from '#server/logger.ts'
import { startWorker } from '#server/worker.ts'

/** Works on what people import, with the folder in which their files lie until then. */
export function startImports(database: Database, folder: string, logger: Logger) {
  const files = openImportFiles(folder)
  const worker = startWorker(
    {
      name: 'the work on imports',
      every: 15_000,
      run: (signal) => runWaitingJobs({ database, files, logger, signal }),
    },
    logger,
  )
  return { folder, ...worker }
}
