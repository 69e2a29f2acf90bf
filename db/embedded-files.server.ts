import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { DataFolderError, removeFolder, requireRoom } from './data-folder.server.ts'
import type { EngineOptions } from './embedded-engine.server.ts'
import { findProjectRoot } from './project-root.ts'

const engineVersion = '18'

/**
 * Required disk space in megabytes: a new database takes 40, and an existing one writes some files
 * at start.
 */
const minRoom = { toMake: 64, toStart: 2 }

export const getDatabaseFolder = (dataDir: string) => path.join(dataDir, 'pglite')

/** Folder where a restore puts the complete database before it moves it into place. */
export const getRestoredFolder = (directory: string) => `${directory}.restored`

/** Folder inside which `npm run move` makes a database before it moves it into place. */
export const getMovingFolder = (dataDir: string) => path.join(dataDir, 'moving')

/**
 * Move a restored database into place. If the old database is still there, the restore stopped too
 * early, so the restored one is removed. Does nothing if there is no restored database.
 */
export async function finishRestore(directory: string): Promise<void> {
  const restored = getRestoredFolder(directory)
  if (!existsSync(restored)) return
  if (existsSync(directory)) await rm(restored, { recursive: true })
  else await rename(restored, directory)
}

/**
 * Make the files of the embedded database if they are missing, and return the engine's options.
 * Throws `DataFolderError` if there is too little disk space, or if another engine version made the
 * files.
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
  if (!isNew) return options
  if (existsSync(getMovingFolder(dataDir))) {
    throw new DataFolderError(
      `A move into ${dataDir} was interrupted. Run \`npm run move\` again, or delete ${getMovingFolder(dataDir)} for a new database.`,
    )
  }
  await makeFiles(options)
  return options
}

/** Throw `DataFolderError` if an existing database lacks the disk space to start. */
export const requireRoomToStart = (dataDir: string) => requireRoom(dataDir, minRoom.toStart)

/** Throw `DataFolderError` if there is no disk space for a new database. */
export const requireRoomToMake = (dataDir: string) => requireRoom(dataDir, minRoom.toMake)

/** Return whether there is a database; throw if another engine version made it. */
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
 * Run in its own process; see `embedded-files.mjs`. The folder gets its final name once it is
 * complete, because the next start would take partial files for a database. The process may outlive
 * a killed start, so each start uses its own folder.
 */
async function makeFiles(options: { dataDir: string; postgresqlconf: string[] }): Promise<void> {
  const directory = options.dataDir
  const folder = path.dirname(directory)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(directory)}${unfinishedMark}`)) continue
    await removeFolder(path.join(folder, name))
  }
  const script = path.join(findProjectRoot(), 'db/embedded-files.mjs')
  const unfinished = `${directory}${unfinishedMark}${randomUUID()}`
  try {
    const settings = JSON.stringify({ ...options, dataDir: unfinished })
    await promisify(execFile)(process.execPath, [script, settings])
    await rename(unfinished, directory)
  } catch (error) {
    await removeFolder(unfinished)
    const { stderr } = error as { stderr?: string }
    throw new Error(`The database could not be made: ${stderr?.trim() || error}`, { cause: error })
  }
}

const megabyte = 1024 * 1024

/**
 * Choose `shared_buffers` in megabytes: half of the tables and indexes, from 16 to 256. Pages
 * outside the buffers come from the operating system through WebAssembly, which takes several times
 * as long.
 */
async function chooseBuffers(directory: string): Promise<number> {
  const bytes = await measureFiles(path.join(directory, 'base'))
  return Math.min(256, Math.max(16, Math.round(bytes / 2 / megabyte)))
}

/** Return the bytes of all files in a folder, recursively; 0 for a missing folder. */
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
