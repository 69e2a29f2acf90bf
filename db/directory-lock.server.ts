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

/** Milliseconds to wait before retrying, at first and at most. */
const pause = { first: 20, max: 500 }

/**
 * Lock a directory for this process with a socket beside it, `pglite.lock.PID.HOST.RANDOM`. The
 * system refuses connections once a process has ended, even in another container. A process first
 * listens on its own socket, then looks for others. If two start at once, at least one sees the
 * other, gives up, and retries under another name. Throws `DatabaseLockedError` with the name of
 * the current holder, and `DataFolderError` if a socket cannot be created.
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
      // Delete only now: a process that isn't listening yet looks dead, but will see this one.
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

/** Find other sockets beside a directory: those with a listener, and those of ended processes. */
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
    // A named pipe on Windows isn't a file, so a file in the folder marks it.
    if (process.platform === 'win32') await writeFile(path.join(folder, name), '')
    // Connecting is proof enough: the system accepts connections even while this process is busy or
    // stopped.
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
        // If the process runs out of file descriptors, connecting still proves that it runs.
        server.on('error', () => {})
        resolve(server)
      })
    })
  })
}

/** If the answer is unclear, assume a listener: refusing a start loses no data. */
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

/** A socket's path is limited to 107 bytes. On Linux, every open folder has a short path. */
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
