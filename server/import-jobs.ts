import path from 'node:path'
import { openImportFiles } from '#app/features/bulk-import/import-files.server.ts'
import { startImportJobs } from '#app/features/bulk-import/import-jobs.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'

/** The imports of a running site, with the folder that its settings name for their files. */
export function openImports(database: Database, env: Pick<Env, 'dataDir'>, logger: Logger) {
  const folder = path.join(env.dataDir, 'imports')
  return { folder, ...startImportJobs({ database, files: openImportFiles(folder), logger }) }
}
