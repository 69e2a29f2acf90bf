import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { makePrivate } from './data-folder.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { startEngine } from './embedded-engine.server.ts'
import {
  finishRestore,
  getDatabaseFolder,
  getRestoredFolder,
  requireRoomToStart,
} from './embedded-files.server.ts'

export const getBackupFolder = (dataDir: string) => path.join(dataDir, 'backups')

const backupName = /^directory-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/

/** A partial backup of a killed process. */
const unfinishedName = /^directory-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz\.part$/

/** Lists the names of the backups in a folder, oldest first. Returns none for a missing folder. */
export async function listBackups(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => backupName.test(name)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Reads a backup's time from its name. */
export function readBackupTime(name: string): Date {
  return new Date(name.replace(/^directory-(.{13})(..)(..)Z.*$/, '$1:$2:$3Z'))
}

/**
 * Writes the result of `dump` to a file named after the current time, then deletes all but the
 * `keep` newest. The file is flushed to disk, and is either complete or absent. Returns its path.
 */
export async function writeBackup(
  dump: () => Promise<Blob>,
  folder: string,
  { keep = 7, now = new Date() }: { keep?: number; now?: Date } = {},
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (unfinishedName.test(name)) await rm(path.join(folder, name))
  }
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '')
  const file = path.join(folder, `directory-${moment}Z.tar.gz`)
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      for await (const chunk of (await dump()).stream()) await handle.write(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  const names = await listBackups(folder)
  for (const name of names.slice(0, -keep)) await rm(path.join(folder, name))
  return file
}

export class UnreadableBackupError extends Error {
  override name = 'UnreadableBackupError'
}

/**
 * Replaces the embedded database of `dataDir` with a backup. Moves the old database aside and
 * returns its folder, or null if there was none. Opens the backup first: an unreadable one throws
 * `UnreadableBackupError` and changes nothing. Throws `DatabaseLockedError` while a server runs,
 * and `DataFolderError` if the disk is full.
 */
export async function restoreBackup(
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
    await unpack(file, fresh)
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

async function unpack(file: string, directory: string): Promise<void> {
  const packed = await readFile(file)
  try {
    const dump = new Blob([packed], { type: 'application/x-gzip' })
    const engine = await startEngine({ dataDir: directory, dump })
    try {
      const client = new pg.Client(engine.connection)
      await client.connect()
      await client.query('select count(*) from treatment_centers')
      await client.end()
    } finally {
      await engine.close()
    }
  } catch (error) {
    await requireRoomToStart(path.dirname(directory))
    throw new UnreadableBackupError(`${file} is no backup of this directory`, { cause: error })
  }
}
