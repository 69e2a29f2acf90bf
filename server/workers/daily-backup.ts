import path from 'node:path'
import {
  BackupRunningError,
  getBackupFolder,
  readLastBackup,
  writeBackup,
} from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import { MissingProgramError } from '#db/postgres-programs.server.ts'
import type { Logger } from '#server/logger.ts'
import type { Job } from '#server/worker.ts'

const day = 24 * 3_600_000

/**
 * Back up the database when the newest backup in `dataDir` is a day old. Without `pg_dump` it says
 * so once: another program or the database's provider may make the backups.
 */
export function createBackupJob(database: Database, dataDir: string, logger: Logger): Job {
  const folder = getBackupFolder(dataDir)
  let isPossible = true
  const run = async (signal: AbortSignal) => {
    const last = await readLastBackup(folder, database.engine)
    if (!isPossible || (last && Date.now() - last.getTime() < day)) return
    try {
      const file = await writeBackup(database, folder, { signal })
      logger.info({ file: path.basename(file) }, 'backed the database up')
    } catch (error) {
      if (signal.aborted || error instanceof BackupRunningError) return
      if (!(error instanceof MissingProgramError)) throw error
      isPossible = false
      logger.warn(`this server makes no daily backup: ${error.message}`)
    }
  }
  return { name: 'the backup', every: 600_000, run, startsLater: true }
}
