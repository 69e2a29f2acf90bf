import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import { findProjectRoot } from './project-root.ts'

export type EngineOptions = {
  /** Folder for its files; without one, the database is in memory. */
  dataDir?: string
  /** Lines for its postgresql.conf. */
  postgresqlconf?: string[]
  /** A tar of initial files, gzipped or not, for an empty folder or for memory. */
  dump?: Blob
}

export type Engine = {
  /**
   * Connection options for node-postgres. The engine has one session, which all connections share.
   */
  connection: { stream: () => Duplex; user: string; database: string; ssl: false }
  /** Return the files as a gzipped tar. No statement may be running. */
  dump(): Promise<Blob>
  /** Resolves when the thread is gone: to the reason, or to null if it was closed. */
  ended: Promise<Error | null>
  /** Reject if closing fails; the thread is gone in that case too. */
  close(): Promise<void>
}

type EngineRequest = Uint8Array<ArrayBuffer> | 'dump' | 'close'
type EngineReply = Uint8Array<ArrayBuffer> | Blob | 'ready' | 'closed'

/**
 * Start PGlite (PostgreSQL compiled to WebAssembly) in its own thread, so slow statements don't
 * block the process. Rejects with the engine's message if it cannot start.
 */
export async function startEngine(options: EngineOptions = {}): Promise<Engine> {
  const thread = new Worker(path.join(findProjectRoot(), 'db/embedded-thread.mjs'), {
    workerData: { ...options, ...(await compileEngine()) },
    // The thread is plain JavaScript and needs none of the process's flags, like tsx.
    execArgv: [],
    // JavaScript memory, in addition to the engine's own. It needs a tenth of this.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 6 },
  })
  // The thread answers requests in order; its first message says that it is ready.
  const waiting: { resolve(reply: EngineReply): void; reject(error: Error): void }[] = []
  const sockets = new Set<EngineSocket>()
  let endError: Error | undefined
  let cause: Error | undefined
  let isClosing = false
  const receive = () =>
    new Promise<EngineReply>((resolve, reject) => {
      if (endError) reject(endError)
      else waiting.push({ resolve, reject })
    })
  const send = (request: EngineRequest) => {
    const reply = receive()
    thread.postMessage(request, typeof request === 'string' ? [] : [request.buffer])
    return reply
  }
  thread.on('message', (reply: EngineReply) => waiting.shift()?.resolve(reply))
  thread.on('error', (error) => {
    cause = error
  })
  const ended = new Promise<Error | null>((resolve) => {
    // Not on 'error': the thread may still write to its files until it exits.
    thread.on('exit', () => {
      endError = new Error('Connection terminated: the embedded database has ended', { cause })
      for (const { reject } of waiting.splice(0)) reject(endError)
      for (const socket of sockets) socket.destroy(endError)
      resolve(isClosing ? null : endError)
    })
  })
  try {
    await receive()
  } catch (error) {
    throw cause ?? error
  }
  return {
    connection: {
      stream: () => {
        const socket = new EngineSocket(send)
        sockets.add(socket)
        return socket.once('close', () => sockets.delete(socket))
      },
      user: 'postgres',
      database: 'postgres',
      ssl: false,
    },
    dump: async () => (await send('dump')) as Blob,
    ended,
    close: async () => {
      if (endError || isClosing) return
      isClosing = true
      await send('close')
      await ended
    },
  }
}

let compiled: Promise<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>> | undefined

/** Compile once for all threads of a process, because tests start many. */
function compileEngine() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compile = async (name: string) =>
    WebAssembly.compile(await readFile(path.join(folder, name)))
  compiled ??= Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]).then(
    ([pgliteWasmModule, initdbWasmModule]) => ({ pgliteWasmModule, initdbWasmModule }),
  )
  return compiled
}

/**
 * The part of a socket that node-postgres uses. Writes in one tick reach the engine as one request.
 */
class EngineSocket extends Duplex {
  readonly #request: (request: EngineRequest) => Promise<EngineReply>

  constructor(request: (request: EngineRequest) => Promise<EngineReply>) {
    super()
    this.#request = request
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay(): void {}

  ref(): void {}

  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  #send(bytes: Uint8Array<ArrayBuffer>): void {
    this.#request(bytes).then(
      (reply) => {
        const answer = reply as Uint8Array<ArrayBuffer>
        if (!this.destroyed && answer.length) {
          this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length))
        }
      },
      (error) => this.destroy(error),
    )
  }
}
