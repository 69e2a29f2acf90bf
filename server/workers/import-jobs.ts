import path from 'node:path'
import { openImportFiles } from '#app/features/import/import-files.server.ts'
import { startImportJobs } from '#app/features/import/import-jobs.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Env } from '#server/env.ts'
import type { Logger } from '#server/logger.ts'

/** The imports of a running site, with the folder that its settings name for their files. */
export function openImports(database: Database, env: Pick<Env, 'dataDir'>, logger: Logger) {
  const folder = path.join(env.dataDir, 'imports')
  return { folder, ...startImportJobs({ database, files: openImportFiles(folder), logger }) }
}
