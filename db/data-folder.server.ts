import { access, chmod, constants, lstat, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** A problem with DATA_DIR, described in one line for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** Create a folder if it is missing. Throws `DataFolderError` if it isn't a writable folder. */
export async function requireFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataFolderError(
      `${folder} is no folder that can be written to (${(error as Error).message}). Set another DATA_DIR.`,
    )
  }
}

/** Read how many megabytes are free on the folder's disk. */
export async function readFreeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / 1024 ** 2)
}

/** Throw `DataFolderError` if the folder's disk has fewer free megabytes than required. */
export async function requireRoom(folder: string, megabytes: number): Promise<void> {
  const free = await readFreeMegabytes(folder)
  if (free < megabytes) {
    throw new DataFolderError(
      `There is too little room on the disk of ${folder}: ${free} MB are free, and ${megabytes} MB are needed. Make room, or set another DATA_DIR.`,
    )
  }
}

/**
 * Remove a folder with all that is in it, if it is there. Tries for about ten seconds: a process that outlived a killed
 * start may still write into it.
 */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/** Convert an error from a full disk into a `DataFolderError`; return other errors unchanged. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Node's codes, and PostgreSQL's "disk_full".
    if (isCode(cause, 'ENOSPC', 'EDQUOT', '53100')) {
      return new DataFolderError(
        `There is no room on the disk of ${folder} (${cause.message}). Make room, or set another DATA_DIR.`,
        { cause: error },
      )
    }
  }
  return error
}

/**
 * Remove other users' access to a folder and everything in it. Ignores a missing folder. Throws
 * `DataFolderError` if the folder's mode cannot be changed.
 */
export async function makePrivate(folder: string): Promise<void> {
  const found = await stat(folder).catch(ignore('ENOENT'))
  if (!found) return
  try {
    await close(folder, found.mode)
  } catch (error) {
    if (!isCode(error, 'EPERM')) throw error
    throw new DataFolderError(
      `${folder} belongs to another user, and others can read it. Give it to the user who runs this (chown), or set another DATA_DIR.`,
    )
  }
  await closeContents(folder)
}

async function closeContents(folder: string): Promise<void> {
  // Files of other users, like `lost+found`, cannot be changed. The folder around them is private
  // already.
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignore('EACCES'))) ?? []
  for (const entry of entries) {
    const file = path.join(folder, entry.name)
    // A link has no mode, and its target may belong to another user.
    if (entry.isSymbolicLink()) continue
    const found = await lstat(file).catch(ignore('ENOENT'))
    if (!found) continue
    await close(file, found.mode).catch(ignore('EPERM', 'ENOENT'))
    if (entry.isDirectory()) await closeContents(file)
  }
}

async function close(file: string, mode: number): Promise<void> {
  if (mode & 0o077) await chmod(file, mode & 0o700)
}

const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

function ignore(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!isCode(error, ...codes)) throw error
  }
}
