import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

const day = 24 * 3_600_000
const hour = 3_600_000
const unfinished = '.part'
/** What the smallest file takes of a disk. */
const block = 4096

/** Files in one folder, never more than so many bytes: what was not used for longest goes first. */
type FileCache = {
  /** Null when there is none of this name. */
  read(name: string): Promise<Buffer | null>
  /** Keeps the bytes whole or not at all, also when the process is killed half way. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

type Entry = { bytes: number; usedAt: number }

/** Opens the folder, making it when needed; what is in it already counts. Does nothing until first asked. */
export function openFileCache(folder: string, mostBytes: number): FileCache {
  let opened: Promise<Map<string, Entry>> | undefined
  let total = 0
  /** Oldest use first. */
  const open = () => {
    opened ??= listFiles(folder).then((found) => {
      for (const { bytes } of found.values()) total += bytes
      return found
    })
    // A folder that could not be opened is tried again by the next who asks.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  function note(entries: Map<string, Entry>, name: string, entry: Entry | null): void {
    total += (entry?.bytes ?? 0) - (entries.get(name)?.bytes ?? 0)
    entries.delete(name)
    if (entry) entries.set(name, entry)
  }

  async function makeRoom(entries: Map<string, Entry>): Promise<void> {
    if (total <= mostBytes) return
    for (const name of [...entries.keys()]) {
      if (total <= mostBytes * 0.9) return
      note(entries, name, null)
      await rm(path.join(folder, name), { force: true })
    }
  }

  return {
    async read(name) {
      const entries = await open()
      const file = path.join(folder, name)
      const bytes = await readFile(file).catch(ignoreAbsence)
      if (!bytes) {
        note(entries, name, null)
        return null
      }
      const now = Date.now()
      const usedAt = entries.get(name)?.usedAt ?? 0
      // Once a day is enough to know after a restart what is in use.
      if (now - usedAt > day) await utimes(file, now / 1000, now / 1000).catch(ignoreAbsence)
      note(entries, name, { bytes: sizeOnDisk(bytes.length), usedAt: now })
      return bytes
    },

    async write(name, bytes) {
      const entries = await open()
      const part = path.join(folder, `${name}.${randomBytes(6).toString('hex')}${unfinished}`)
      try {
        await writeFile(part, bytes)
        await rename(part, path.join(folder, name))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      note(entries, name, { bytes: sizeOnDisk(bytes.length), usedAt: Date.now() })
      await makeRoom(entries)
    },
  }
}

async function listFiles(folder: string): Promise<Map<string, Entry>> {
  await mkdir(folder, { recursive: true })
  const found: [string, Entry][] = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const info = await stat(file).catch(ignoreAbsence)
    if (!info?.isFile()) continue
    if (!name.endsWith(unfinished)) {
      found.push([name, { bytes: sizeOnDisk(info.size), usedAt: info.mtimeMs }])
    } else if (Date.now() - info.mtimeMs > hour) {
      // Left by a process that was killed; a younger one may be another process's, at work.
      await rm(file, { force: true })
    }
  }
  return new Map(found.sort(([, a], [, b]) => a.usedAt - b.usedAt))
}

function sizeOnDisk(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / block)) * block
}

function ignoreAbsence(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
