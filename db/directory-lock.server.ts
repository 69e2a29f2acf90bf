import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DataFolderError } from './data-folder.server.ts'

export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

/** Milliseconds that one who gave way waits at first, and at most. */
const pause = { first: 20, max: 500 }

/**
 * Locks a directory for this process by a socket beside it, `pglite.lock.PID.HOST.RANDOM`, on which it listens: the
 * system refuses a connection once a process has ended, in whichever container it ran. Whoever wants the lock first
 * listens and then looks for others who do, so that of two at least one sees the other, gives way, and tries again
 * under another name. Throws `DatabaseLockedError`, naming the one who does not, and `DataFolderError` where there
 * can be no socket.
 */
export async function lockDirectory(directory: string): Promise<{ release: () => Promise<void> }> {
  const folder = path.dirname(directory)
  await mkdir(folder, { recursive: true })
  const prefix = `${path.basename(directory)}.lock.`
  let before: string[] = []
  for (let maxPause = pause.first; ; maxPause = Math.min(maxPause * 2, pause.max)) {
    const own = `${prefix}${process.pid}.${hostname().slice(0, 40)}.${randomBytes(4).toString('hex')}`
    const server = await listen(folder, own)
    const release = async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(path.join(folder, own), { force: true })
    }
    const { live, dead } = await findOthers(folder, prefix, own)
    if (live.length === 0) {
      // Only now: one that has not begun to listen yet looks dead, and will see this one.
      for (const name of dead) await rm(path.join(folder, name), { force: true })
      return { release }
    }
    await release()
    const holder = live.find((name) => before.includes(name))
    if (holder) {
      const [, pid, host] = /^(\d+)\.(.*)\.\w+$/.exec(holder.slice(prefix.length)) ?? []
      throw new DatabaseLockedError(
        `The database in ${directory} is in use by process ${pid} on ${host}. Stop that process first, or set another DATA_DIR.`,
      )
    }
    before = live
    await wait(Math.random() * maxPause)
  }
}

/** The sockets of others beside a directory: on which somebody listens, and those of processes that have ended. */
async function findOthers(folder: string, prefix: string, own: string) {
  const live: string[] = []
  const dead: string[] = []
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === own) continue
    if (await isListening(folder, name)) live.push(name)
    else dead.push(name)
  }
  return { live, dead }
}

function listen(folder: string, name: string): Promise<Server> {
  return withAddress(folder, name, async (address) => {
    // A pipe of Windows' is no file: one says in the folder that there is a pipe.
    if (process.platform === 'win32') await writeFile(path.join(folder, name), '')
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
function isListening(folder: string, name: string): Promise<boolean> {
  const ended = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])
  return withAddress(folder, name, (address) => {
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
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  if (process.platform === 'win32') return use(`\\\\.\\pipe\\${name}`)
  if (process.platform !== 'linux') return use(path.join(folder, name))
  const handle = await open(folder)
  try {
    return await use(`/proc/self/fd/${handle.fd}/${name}`)
  } finally {
    await handle.close()
  }
}
