import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { UnreadableBackupError } from './backups.server.ts'
import { makePrivate } from './data-folder.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { startEngine } from './embedded-engine.server.ts'
import {
  finishRestore,
  getDatabaseFolder,
  getRestoredFolder,
  requireRoomToStart,
} from './embedded-files.server.ts'
import { readApplied, requireKnownVersion } from './migrate.server.ts'
import type { AppliedRelease } from './release-rules.ts'

/**
 * Replace the embedded database of `dataDir` with a backup. Moves the old database aside and
 * returns its folder, or null if there was none. Opens the backup first: if it is unreadable
 * (`UnreadableBackupError`) or from a later version (`VersionError`), nothing changes. Throws
 * `DatabaseLockedError` while a server runs, and `DataFolderError` if the disk is full.
 */
export async function restoreEmbedded(
  file: string,
  dataDir: string,
  now = new Date(),
): Promise<string | null> {
  const directory = getDatabaseFolder(dataDir)
  await mkdir(dataDir, { recursive: true })
  const lock = await lockDirectory(directory)
  const fresh = `${directory}.restoring`
  try {
    await finishRestore(directory)
    await rm(fresh, { recursive: true, force: true })
    requireKnownVersion(await unpack(file, fresh))
    // From here on, the next start completes an interrupted restore.
    await rename(fresh, getRestoredFolder(directory))
    const isNew = !existsSync(directory)
    const aside = `${directory}.before-${now.toISOString().replaceAll(':', '')}`
    if (!isNew) await rename(directory, aside)
    await finishRestore(directory)
    await makePrivate(dataDir)
    return isNew ? null : aside
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await lock.release()
  }
}

/** Unpack a backup into a folder, and return what versions made of it. */
async function unpack(file: string, directory: string): Promise<AppliedRelease> {
  const packed = await readFile(file)
  try {
    const dump = new Blob([packed], { type: 'application/x-gzip' })
    const engine = await startEngine({ dataDir: directory, dump })
    try {
      const client = new pg.Client(engine.connection)
      await client.connect()
      await client.query('select count(*) from treatment_centers')
      const applied = await readApplied(drizzle(client, { casing: 'snake_case' }))
      await client.end()
      return applied
    } finally {
      await engine.close()
    }
  } catch (error) {
    await requireRoomToStart(path.dirname(directory))
    throw new UnreadableBackupError(`${file} is no backup of this directory`, { cause: error })
  }
}
