import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { requireRoom } from './data-folder.server.ts'
import type { EngineOptions } from './embedded-engine.server.ts'
import { findProjectRoot } from './project-root.ts'

const engineVersion = '18'

/** Megabytes of a disk: a new database takes 40, and one that is there writes some files when it starts. */
const minRoom = { toMake: 64, toStart: 2 }

/** Where in DATA_DIR the embedded database has its files. */
export const getDatabaseFolder = (dataDir: string) => path.join(dataDir, 'pglite')

/** Where a restore leaves a whole database that is about to take its place. */
export const getRestoredFolder = (directory: string) => `${directory}.restored`

/**
 * Moves a restored database to its place. Where another database is still there, the restore ended before it moved that
 * aside: the restored one is removed. Does nothing where there is no restored one.
 */
export async function finishRestore(directory: string): Promise<void> {
  const restored = getRestoredFolder(directory)
  if (!existsSync(restored)) return
  if (existsSync(directory)) await rm(restored, { recursive: true })
  else await rename(restored, directory)
}

/**
 * Makes the files of the embedded database where there are none: what its engine needs to open them. Throws
 * `DataFolderError` where there is too little room, and what to do where another version of the engine made them.
 */
export async function prepareFiles(dataDir: string): Promise<EngineOptions> {
  const directory = getDatabaseFolder(dataDir)
  await finishRestore(directory)
  const options = {
    dataDir: directory,
    postgresqlconf: [`shared_buffers=${await chooseBuffers(directory)}MB`],
  }
  const isNew = !(await checkVersion(directory))
  await requireRoom(dataDir, isNew ? minRoom.toMake : minRoom.toStart)
  if (isNew) await makeFiles(options)
  return options
}

/** Throws `DataFolderError` where a database that is there could not be started for want of room. */
export const requireRoomToStart = (dataDir: string) => requireRoom(dataDir, minRoom.toStart)

/** Whether there is a database; throws where another version of the engine made it. */
async function checkVersion(directory: string): Promise<boolean> {
  let found: string
  try {
    found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  if (found !== engineVersion) {
    throw new Error(
      `The database in ${directory} is of PostgreSQL ${found}; this version reads ${engineVersion}. Restore a backup into a new DATA_DIR.`,
    )
  }
  return true
}

const unfinishedMark = '.unfinished-'

/**
 * By a process of its own; see `embedded-files.mjs`. They get their name once they are whole: half of them would be
 * taken for a database by the next start. Who makes them may outlive a start that is killed, so each start has a
 * folder of its own.
 */
async function makeFiles(options: { dataDir: string; postgresqlconf: string[] }): Promise<void> {
  const directory = options.dataDir
  const folder = path.dirname(directory)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(directory)}${unfinishedMark}`)) continue
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const script = path.join(findProjectRoot(), 'db/embedded-files.mjs')
  const unfinished = `${directory}${unfinishedMark}${randomUUID()}`
  try {
    const settings = JSON.stringify({ ...options, dataDir: unfinished })
    await promisify(execFile)(process.execPath, [script, settings])
    await rename(unfinished, directory)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    const { stderr } = error as { stderr?: string }
    throw new Error(`The database could not be made: ${stderr?.trim() || error}`, { cause: error })
  }
}

const megabyte = 1024 * 1024

/**
 * How much of the database to keep in memory (`shared_buffers`), in megabytes: a quarter of what its tables and
 * indexes take, at least 16 and at most 256. What a search does not find there it asks the system for, page by page
 * out of WebAssembly, which takes several times as long.
 */
async function chooseBuffers(directory: string): Promise<number> {
  const bytes = await measureFiles(path.join(directory, 'base'))
  return Math.min(256, Math.max(16, Math.round(bytes / 4 / megabyte)))
}

/** Bytes of all files in a folder and below; 0 where there is none. */
async function measureFiles(folder: string): Promise<number> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
