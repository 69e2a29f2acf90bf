import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

/** A process for good: ids are used again after a restart, the moment of its start is not. */
type Holder = { pid: number; boot: string; started: string }

const attempts = 250
const pauseMs = 20

/**
 * Takes `directory.lock` beside the directory. It names the process, its start and the machine's
 * boot, so that a lock left by a killed process or an earlier boot is known as dead and replaced.
 * Throws `DatabaseLockedError`, naming the holder, when a live process has it.
 */
export async function lockDirectory(directory: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(path.dirname(directory), { recursive: true })
  const file = `${directory}.lock`
  const holder = await takeLock(file, await describeThisProcess())
  if (holder) {
    throw new DatabaseLockedError(
      `The database in ${directory} is in use by process ${holder.pid}. Stop that process first, or set another DATA_DIR.`,
    )
  }
  return { release: () => rm(file, { force: true }) }
}

/**
 * Resolves to null when the lock is mine, else to the live process that holds it. A dead lock is
 * removed only under a lock of its own: of two processes that find the same dead one, the slower
 * would otherwise remove the quicker one's new lock.
 */
async function takeLock(file: string, mine: Holder): Promise<Holder | null> {
  let rival: Holder | null = null
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await createLock(file, mine)) return null
    const found = await inspectLock(file, mine)
    if (found === 'gone') continue
    if (found !== 'dead') return found
    const takeover = `${file}.takeover`
    rival = await takeLock(takeover, mine)
    if (rival) {
      await setTimeout(pauseMs)
      continue
    }
    try {
      // One that is gone by now must not be removed: in between, another may have made it its own.
      if ((await inspectLock(file, mine)) === 'dead') await rm(file, { force: true })
    } finally {
      await rm(takeover, { force: true })
    }
  }
  return rival ?? mine
}

/** A link appears with its whole content at once: nobody can meet a lock that is half written. */
async function createLock(file: string, mine: Holder): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(mine))
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/** The live process that holds a lock. 'dead' when that has ended, or when the file is damaged. */
async function inspectLock(file: string, mine: Holder): Promise<Holder | 'dead' | 'gone'> {
  let holder: Partial<Holder> | null
  try {
    holder = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return 'gone'
    if (error instanceof SyntaxError) return 'dead'
    throw error
  }
  const { pid, boot, started } = holder ?? {}
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 1) return 'dead'
  if (boot !== mine.boot || !isRunning(pid)) return 'dead'
  const now = await readProcess(pid)
  if (now?.ended || (now && started && now.started !== started)) return 'dead'
  return { pid, boot, started: started ?? '' }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function describeThisProcess(): Promise<Holder> {
  const boot = await readSystemFile('/proc/sys/kernel/random/boot_id')
  const started = (await readProcess(process.pid))?.started
  return { pid: process.pid, boot: boot?.trim() ?? '', started: started ?? '' }
}

/** Linux's word on a process: null elsewhere, and where one user may not see another's processes. */
async function readProcess(pid: number): Promise<{ started: string; ended: boolean } | null> {
  const stat = await readSystemFile(`/proc/${pid}/stat`)
  // proc_pid_stat(5): "pid (name) state …", where the name may hold anything; field 22 is the start.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields?.[0] || !fields[19]) return null
  return { started: fields[19], ended: fields[0] === 'Z' || fields[0] === 'X' }
}

async function readSystemFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return null
  }
}
