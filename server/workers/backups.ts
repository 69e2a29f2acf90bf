import path from 'node:path'
import { listBackups, nameBackupFolder, readBackupTime, writeBackup } from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Logger } from '#server/logger.ts'

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
export function startBackups(settings: BackupSettings): { stop(): Promise<void> } {
  const { database, dataDir, logger, every = 24 * 3_600_000, lookEvery = 600_000 } = settings
  const { dump } = database
  if (!dump) return { stop: async () => {} }
  const folder = nameBackupFolder(dataDir)
  let underWay: Promise<void> | undefined

  async function look(backUp: () => Promise<Blob>): Promise<void> {
    try {
      const newest = (await listBackups(folder)).at(-1)
      if (!isDue(newest, every, Date.now())) return
      const file = await writeBackup(backUp, folder)
      logger.info({ file: path.basename(file) }, 'backed the database up')
    } catch (error) {
      logger.error({ err: error }, 'the database could not be backed up')
    }
  }
  const timer = setInterval(() => {
    underWay ??= look(dump).finally(() => {
      underWay = undefined
    })
  }, lookEvery)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
