import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

const hour = 3_600_000
const unfinished = '.part'

/** Files in one folder, about `maxBytes` together. Deletes the least recently used first. */
type FileCache = {
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** Store the whole file or nothing, even if the process is killed. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** Open a cache. Creates the folder when needed, and counts files that are already in it. */
export function openFileCache(folder: string, maxBytes: number): FileCache {
  /** Bytes since the folder was last swept. */
  let written = Number.POSITIVE_INFINITY
  return {
    async read(name) {
      const file = path.join(folder, name)
      const bytes = await readFile(file).catch(ignoreAbsence)
      const now = new Date()
      if (bytes) await utimes(file, now, now).catch(ignoreAbsence)
      return bytes
    },

    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      const part = path.join(folder, `${name}.${randomBytes(6).toString('hex')}${unfinished}`)
      try {
        await writeFile(part, bytes)
        await rename(part, path.join(folder, name))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      written += bytes.length
      if (written < maxBytes / 20) return
      written = 0
      await sweep(folder, maxBytes)
    },
  }
}

async function sweep(folder: string, maxBytes: number): Promise<void> {
  const files: { file: string; size: number; usedAt: number }[] = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const info = await stat(file).catch(ignoreAbsence)
    if (!info?.isFile()) continue
    if (!name.endsWith(unfinished)) files.push({ file, size: info.size, usedAt: info.mtimeMs })
    // A killed process left it. Another process may still be writing a younger one.
    else if (Date.now() - info.mtimeMs > hour) await rm(file, { force: true })
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= maxBytes) return
  for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes * 0.9) return
    await rm(file, { force: true })
    total -= size
  }
}

function ignoreAbsence(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
