import path from 'node:path'
import { listBackups, nameBackupFolder, readBackupTime, writeBackup } from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Logger } from '#server/logger.ts'
import { startWorker, type Worker } from '#server/worker.ts'

type BackupSettings = {
  database: Database
  dataDir: string
  logger: Logger
  /** Milliseconds between two backups. */
  every?: number
  /** Milliseconds between two looks whether one is due, and before the first. */
  lookEvery?: number
}

/** Whether the newest backup, by its name, is older than `every` milliseconds, or there is none. */
export function isDue(newest: string | undefined, every: number, now: number): boolean {
  return newest === undefined || now - readBackupTime(newest).getTime() >= every
}

/**
 * Backs the embedded database up once a day, of its own accord: it survives a killed process, and not a
 * power cut. On PostgreSQL there is nothing to do here. A backup that fails is logged and tried again at
 * the next look.
 */
export function startBackups(settings: BackupSettings): Pick<Worker, 'stop'> {
  const { database, dataDir, logger, every = 24 * 3_600_000, lookEvery = 600_000 } = settings
  const { dump } = database
  if (!dump) return { stop: async () => {} }
  const folder = nameBackupFolder(dataDir)
  const run = async () => {
    const newest = (await listBackups(folder)).at(-1)
    if (!isDue(newest, every, Date.now())) return
    const file = await writeBackup(dump, folder)
    logger.info({ file: path.basename(file) }, 'backed the database up')
  }
  return startWorker({ name: 'the backup', every: lookEvery, run, startsLater: true }, logger)
}
