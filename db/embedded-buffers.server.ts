import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const megabyte = 1024 * 1024
const least = 16
const most = 256

/**
 * How much of an embedded database to keep in memory (`shared_buffers`), in megabytes: a quarter of what its
 * tables and indexes take, at least 16 and at most 256. What a search does not find there it asks the system
 * for, page by page out of WebAssembly, which takes several times as long.
 */
export async function chooseBuffers(directory: string): Promise<number> {
  const bytes = await measureFiles(path.join(directory, 'base'))
  return Math.min(most, Math.max(least, Math.round(bytes / 4 / megabyte)))
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
