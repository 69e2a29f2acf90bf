import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DataFolderError } from './data-folder.server.ts'

export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

/** Who holds a lock, and the name of the socket beside it that shows that the holder lives. */
type Holder = { pid: number; host: string; socket: string }

const attempts = 250
const pauseMs = 20

/**
 * Takes `directory.lock` beside the directory. It names a socket on which its holder listens: the system
 * refuses a connection once that process has ended, in whichever container it ran, so that a lock left by a
 * killed process is known as dead and replaced. Throws `DatabaseLockedError`, naming the holder, when a live
 * process has it, and `DataFolderError` where there can be no socket.
 */
export async function lockDirectory(directory: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(path.dirname(directory), { recursive: true })
  const file = `${directory}.lock`
  const socket = `${path.basename(file)}.${randomUUID()}`
  const server = await listen(path.dirname(file), socket)
  const stopListening = async () => {
    await new Promise((resolve) => server.close(resolve))
    await rm(path.join(path.dirname(file), socket), { force: true })
  }
  let holder: Holder | null
  try {
    holder = await takeLock(file, { pid: process.pid, host: hostname(), socket })
  } catch (error) {
    await stopListening()
    throw error
  }
  if (holder) {
    await stopListening()
    throw new DatabaseLockedError(
      `The database in ${directory} is in use by process ${holder.pid} on ${holder.host}. Stop that process first, or set another DATA_DIR.`,
    )
  }
  return {
    release: async () => {
      await rm(file, { force: true })
      await stopListening()
    },
  }
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
    const found = await inspectLock(file)
    if (found === 'gone') continue
    if (found.isLive) return found.holder
    const takeover = `${file}.takeover`
    rival = await takeLock(takeover, mine)
    if (rival) {
      await setTimeout(pauseMs)
      continue
    }
    try {
      await removeDead(file)
    } finally {
      await rm(takeover, { force: true })
    }
  }
  return rival ?? mine
}

/** A link appears with its whole content at once: nobody can meet a lock that is half written. */
async function createLock(file: string, mine: Holder): Promise<boolean> {
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await writeFile(draft, JSON.stringify(mine))
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/** One that is gone by now must not be removed: in between, another may have made it its own. */
async function removeDead(file: string): Promise<void> {
  const found = await inspectLock(file)
  if (found === 'gone' || found.isLive) return
  await rm(file, { force: true })
  if (found.socket) await rm(path.join(path.dirname(file), found.socket), { force: true })
}

type Found = { isLive: true; holder: Holder } | { isLive: false; socket?: string }

/** A lock that is damaged is of nobody. */
async function inspectLock(file: string): Promise<Found | 'gone'> {
  let content: Partial<Holder> | null
  try {
    content = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone'
    if (error instanceof SyntaxError) return { isLive: false }
    throw error
  }
  const { pid = 0, host = '', socket } = content ?? {}
  if (typeof socket !== 'string' || socket !== path.basename(socket)) return { isLive: false }
  const isLive = await isListening(path.dirname(file), socket)
  return isLive ? { isLive, holder: { pid, host, socket } } : { isLive, socket }
}

function listen(folder: string, socket: string): Promise<Server> {
  return withAddress(folder, socket, (address) => {
    // To be connected is the answer: the system gives it also while this process is busy or stopped.
    const server = createServer((connection) => connection.destroy()).unref()
    return new Promise((resolve, reject) => {
      const fail = (error: NodeJS.ErrnoException) =>
        reject(
          new DataFolderError(
            `${folder} cannot hold the socket that shows whether its database is in use (${error.code}). Set DATA_DIR to a folder on a disk of this machine.`,
            { cause: error },
          ),
        )
      server.once('error', fail)
      server.listen(address, () => {
        server.off('error', fail)
        // A connection that could not be taken, for want of descriptors, has had its answer.
        server.on('error', () => {})
        resolve(server)
      })
    })
  })
}

/** Where it cannot be told, it is taken for listening: a start too few loses nothing. */
function isListening(folder: string, socket: string): Promise<boolean> {
  const ended = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])
  return withAddress(folder, socket, (address) => {
    const connection = connect(address)
    return new Promise<boolean>((resolve) => {
      connection.once('connect', () => resolve(true))
      connection.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(!ended.has(code)))
    }).finally(() => connection.destroy())
  })
}

/** A socket's path may have 107 bytes. Linux has a short one for every folder that is open. */
async function withAddress<T>(
  folder: string,
  socket: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  if (process.platform === 'win32') return use(`\\\\.\\pipe\\${socket}`)
  if (process.platform !== 'linux') return use(path.join(folder, socket))
  const handle = await open(folder)
  try {
    return await use(`/proc/self/fd/${handle.fd}/${socket}`)
  } finally {
    await handle.close()
  }
}
