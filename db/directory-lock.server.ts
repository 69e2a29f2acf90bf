import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

type Holder = { pid: number; boot: string }

/**
 * Takes `directory.lock` beside the directory: the process's id and the machine's boot id, so that a
 * lock left by a killed process or an earlier boot is known as dead and replaced.
 * Throws `DatabaseLockedError`, naming the holder, when a live process has it.
 */
export async function lockDirectory(directory: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(path.dirname(directory), { recursive: true })
  const file = `${directory}.lock`
  const mine: Holder = { pid: process.pid, boot: await readBootId() }
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(JSON.stringify(mine))
      await handle.close()
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = await readHolder(file)
      if (holder && holder.boot === mine.boot && isAlive(holder.pid)) {
        throw new DatabaseLockedError(
          `The database in ${directory} is in use by process ${holder.pid}. Stop that process first, or set another DATA_DIR.`,
        )
      }
      await rm(file, { force: true })
    }
  }
  throw new DatabaseLockedError(`The database in ${directory} is being opened by another process.`)
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    // Gone by now, or cut short by a kill while it was written: nobody holds it.
    return null
  }
}

async function readBootId(): Promise<string> {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
  } catch {
    // Not Linux: the process id alone must do.
    return ''
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
