import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import type { ClientConfig } from 'pg'
import { findProjectRoot } from './project-root.ts'

export type EngineOptions = {
  /** The folder of its files; in memory without one. */
  dataDir?: string
  /** Lines for its postgresql.conf. */
  postgresqlconf?: string[]
  /** A tar, gzipped or not, of the files to begin with, in an empty folder or in memory. */
  dump?: Blob
}

export type Engine = {
  /** What node-postgres needs to connect. The engine has one session, which all connections share. */
  connection: Pick<ClientConfig, 'stream' | 'user' | 'database' | 'ssl'>
  /** The files as a gzipped tar. No statement may be under way. */
  dump(): Promise<Blob>
  /** Called when the engine ends without having been closed. */
  onEnd(listener: (error: Error) => void): void
  close(): Promise<void>
}

type EngineRequest = Uint8Array<ArrayBuffer> | 'dump' | 'close'
type EngineReply = Uint8Array<ArrayBuffer> | Blob | 'closed'

/**
 * PostgreSQL compiled to WebAssembly (PGlite) in a thread of its own: what takes it long holds up nobody
 * who can be answered without it. Rejects with what the engine says when it cannot start.
 */
export async function startEngine(options: EngineOptions = {}): Promise<Engine> {
  const thread = new Worker(path.join(findProjectRoot(), 'db/embedded-thread.mjs'), {
    workerData: { ...options, ...(await compileEngine()) },
    // Plain JavaScript: whatever the process was started with is for its own sources.
    execArgv: [],
    // Of JavaScript, beside the engine's own memory. It needs a tenth of it.
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // 'ready'; an error of the thread rejects.
  await once(thread, 'message')

  // It answers in the order in which it is asked, each request once.
  const waiting: { resolve(reply: EngineReply): void; reject(error: Error): void }[] = []
  const listeners: ((error: Error) => void)[] = []
  let ended: Error | null = null
  let isClosing = false
  const ask = (request: EngineRequest) =>
    new Promise<EngineReply>((resolve, reject) => {
      if (ended) return reject(ended)
      waiting.push({ resolve, reject })
      thread.postMessage(request)
    })
  thread.on('message', (reply: EngineReply) => waiting.shift()?.resolve(reply))
  const end = (cause?: Error) => {
    if (ended) return
    ended = new Error('Connection terminated: the embedded database has ended', { cause })
    for (const { reject } of waiting.splice(0)) reject(ended)
    if (!isClosing) for (const listener of listeners) listener(ended)
  }
  thread.on('error', end)
  thread.on('exit', () => end())
  return {
    connection: {
      stream: () => new EngineSocket(ask),
      user: 'postgres',
      database: 'postgres',
      ssl: false,
    },
    dump: async () => (await ask('dump')) as Blob,
    onEnd: (listener) => listeners.push(listener),
    close: async () => {
      if (ended || isClosing) return
      isClosing = true
      const left = once(thread, 'exit')
      await ask('close')
      await left
    },
  }
}

let compiled: Promise<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>> | undefined

/** Compiled once for all threads of a process, of which tests start many. */
function compileEngine() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compile = async (name: string) =>
    WebAssembly.compile(await readFile(path.join(folder, name)))
  compiled ??= Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]).then(
    ([pgliteWasmModule, initdbWasmModule]) => ({ pgliteWasmModule, initdbWasmModule }),
  )
  return compiled
}

/** As much of a socket as node-postgres asks for. What it writes at once reaches the engine at once. */
class EngineSocket extends Duplex {
  readonly #ask: (request: EngineRequest) => Promise<EngineReply>

  constructor(ask: (request: EngineRequest) => Promise<EngineReply>) {
    super()
    this.#ask = ask
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
    this.#ask(bytes).then(
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
