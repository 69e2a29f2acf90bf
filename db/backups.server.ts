import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './client.server.ts'

/**
 * How a backup's name ends, by engine: the embedded database's files, or an archive of `pg_dump`.
 */
const extensions = { pglite: 'tar.gz', postgres: 'dump' } as const

/** A name of either engine. The `.part` is the partial backup of a killed process. */
const backupName = /^(before-)?directory-\d{4}-\d\d-\d\dT\d{6}(\.\d{3})?Z\.(tar\.gz|dump)(\.part)?$/

/** Another process backs up this database now. The message is one line for the operator. */
export class BackupRunningError extends Error {
  override name = 'BackupRunningError'
}

/** A file is no backup, or is damaged. The message is one line for the operator. */
export class UnreadableBackupError extends Error {
  override name = 'UnreadableBackupError'
}

export const getBackupFolder = (dataDir: string) => path.join(dataDir, 'backups')

/**
 * List the names of an engine's backups in a folder, oldest first. Returns none for a missing
 * folder.
 */
export async function listBackups(folder: string, engine: Database['engine']): Promise<string[]> {
  const extension = `.${extensions[engine]}`
  const names = await listNames(folder)
  return names.filter((name) => name.startsWith('directory-') && name.endsWith(extension)).sort()
}

/** List all complete and partial backups of both engines. */
async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => backupName.test(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Read a backup's time from its name. */
export function readBackupTime(name: string): Date {
  return new Date(name.replace(/^directory-(.{13})(..)(..)Z.*$/, '$1:$2:$3Z'))
}

/**
 * Return when an engine's newest backup in a folder was made, or null. Ignores backups from the
 * future, which a wrong clock has dated: the daily backup would wait for that day.
 */
export async function readLastBackup(
  folder: string,
  engine: Database['engine'],
): Promise<Date | null> {
  const times = (await listBackups(folder, engine)).map(readBackupTime)
  return times.findLast((time) => time.getTime() <= Date.now()) ?? null
}

/** The engine that can restore a backup, by its name. Null for other files. */
export function findBackupEngine(file: string): Database['engine'] | null {
  if (file.endsWith(`.${extensions.pglite}`)) return 'pglite'
  return file.endsWith(`.${extensions.postgres}`) ? 'postgres' : null
}

type BackupSource = Pick<Database, 'engine' | 'dump'>
type BackupOptions = { keep?: number; now?: Date; signal?: AbortSignal }

/**
 * Write a database to a file named after the current time, then delete all but the `keep` newest
 * of its engine. The file is flushed to disk, and is either complete or absent. Returns its path.
 * Throws `BackupRunningError`, `MissingProgramError` and `UnreachableDatabaseError` on PostgreSQL.
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  { keep = 7, now = new Date(), signal }: BackupOptions = {},
): Promise<string> {
  const file = path.join(folder, nameBackup(source, now))
  await writeDump(source, file, signal)
  const names = await listBackups(folder, source.engine)
  for (const name of names.slice(0, -keep)) await rm(path.join(folder, name))
  return file
}

/**
 * Write what a restore is about to replace. This is no daily backup: it is not the newest one, and
 * no later backup deletes it. Its name has milliseconds: two restores within a second keep both. Returns its path, and
 * throws like `writeBackup`.
 */
export async function writeBeforeRestore(source: BackupSource, folder: string): Promise<string> {
  const moment = new Date().toISOString().replaceAll(':', '')
  const file = path.join(folder, `before-directory-${moment}.${extensions[source.engine]}`)
  await writeDump(source, file)
  return file
}

function nameBackup({ engine }: BackupSource, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '')
  return `directory-${moment}Z.${extensions[engine]}`
}

async function writeDump({ dump }: BackupSource, file: string, signal?: AbortSignal) {
  const folder = path.dirname(file)
  await dump(async (content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of await listNames(folder)) {
      if (name.endsWith('.part')) await rm(path.join(folder, name))
    }
    await writeWhole(content, file)
  }, signal)
}

async function writeWhole(content: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      for await (const chunk of content) await handle.writeFile(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
