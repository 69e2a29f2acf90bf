import { access, chmod, constants, lstat, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** What is wrong with DATA_DIR, in one line for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/** Makes a folder that is not there yet. Throws `DataFolderError` where it is none that can be written to. */
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

/** Throws `DataFolderError` where the disk that a folder lies on has less room than so many megabytes. */
export async function requireRoom(folder: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / 1024 ** 2)
  if (free < megabytes) {
    throw new DataFolderError(
      `There is too little room on the disk of ${folder}: ${free} MB are free, and ${megabytes} MB are needed. Make room, or set another DATA_DIR.`,
    )
  }
}

/** What a start failed with, or a `DataFolderError` where that was a disk without room. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Node's own codes, and PostgreSQL's "disk_full".
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
 * Closes a folder and all that lies in it to everybody but its owner. A folder that is not there yet is left to
 * the process' umask. Throws `DataFolderError` where the folder itself cannot be closed.
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
  // What belongs to another user cannot be closed, as `lost+found`: the folder around it is closed already.
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignore('EACCES'))) ?? []
  for (const entry of entries) {
    const file = path.join(folder, entry.name)
    // A link has no mode of its own, and what it leads to need not be ours.
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
