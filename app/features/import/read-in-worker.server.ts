import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { findProjectRoot } from '#db/project-root.ts'
import { ImportFileError, parsingFailed } from './import-file-error.ts'
import { fileProblems } from './messages.ts'
import type { FileContents, ParsedItem } from './parse-centers.ts'
import { importLimits } from './raw-records.ts'

export type ReadOrder = {
  path: string
  fileName: string
  /** In bytes. */
  fileSize: number
  mapping: Readonly<Record<string, string>>
  /** Records up to this number are not wanted. */
  after: number
}

export type WorkerMessage =
  | { kind: 'part'; items: ParsedItem[]; share: number | null }
  | { kind: 'end'; contents: FileContents }
  | { kind: 'refused'; message: string }

/** A file to read, or that a part of it was taken. */
export type WorkerRequest = ReadOrder | 'more'

/** Records of a file, and how much of it is read: from 0 to 1, null where that cannot be told. */
export type FilePart = { items: ParsedItem[]; share: number | null }

const heapMegabytes = 256
/** For how long a thread waits for the next file: most are read twice, to be checked and then stored. */
const idleMilliseconds = 60_000

export type ReadingLimits = {
  /** Ends the reading at once; its reason is thrown. */
  signal?: AbortSignal
  /** For how long the parts may be waited for, all together. */
  minutes?: number
}

/**
 * Reads an import file in a thread of its own, as far as its parts are taken, so that neither the
 * parsing nor a hostile file's size can hold up the site. Throws `ImportFileError`, and the reason of
 * the signal.
 */
export async function* readInWorker(
  order: ReadOrder,
  { signal, minutes = importLimits.readingMinutes }: ReadingLimits = {},
): AsyncGenerator<FilePart, FileContents, undefined> {
  const worker = takeIdle() ?? startWorker()
  const messages: WorkerMessage[] = []
  let failure: Error | undefined
  let hasEnded = false
  let isDone = false
  let wake: () => void = () => {}
  const listeners = {
    message: (message: WorkerMessage) => {
      messages.push(message)
      wake()
    },
    error: (error: Error) => {
      failure = error
      wake()
    },
    exit: () => {
      hasEnded = true
      wake()
    },
  }
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener)
  const stop = () => wake()
  signal?.addEventListener('abort', stop)
  let left = minutes * 60_000
  const wait = async () => {
    const startedAt = performance.now()
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, left)
    })
    clearTimeout(timer)
    left -= performance.now() - startedAt
  }
  const ask = (request: WorkerRequest) => worker.postMessage(request)
  ask(order)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const message = messages.shift()
      if (message?.kind === 'part') {
        yield message
        ask('more')
      } else if (message?.kind === 'end') {
        isDone = true
        return message.contents
      } else if (message?.kind === 'refused') throw new ImportFileError(message.message)
      else if (failure) throw explain(failure)
      else if (hasEnded) throw new Error('The thread that reads the file ended without a word')
      else if (left <= 0) throw parsingFailed(fileProblems.tooSlow(minutes))
      else await wait()
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener)
    // What has read a file to its end can read the next; of anything else nothing is kept.
    if (isDone && !idle) keepIdle(worker)
    else await worker.terminate()
  }
}

function startWorker(): Worker {
  const file = path.join(findProjectRoot(), 'app/features/import/start-reading.mjs')
  return new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
}

/** At most one: it has its code at hand, which takes longer to load than most files to read. */
let idle: { worker: Worker; forget: () => void; timer: NodeJS.Timeout } | undefined

function keepIdle(worker: Worker): void {
  const forget = () => {
    clearTimeout(timer)
    if (idle?.worker === worker) idle = undefined
  }
  const timer = setTimeout(() => {
    forget()
    void worker.terminate()
  }, idleMilliseconds)
  timer.unref()
  worker.unref()
  // Nobody waits for it: that it is gone is all there is to know.
  worker.once('error', forget).once('exit', forget)
  idle = { worker, forget, timer }
}

function takeIdle(): Worker | undefined {
  if (!idle) return undefined
  const { worker, forget } = idle
  worker.off('error', forget).off('exit', forget)
  forget()
  worker.ref()
  return worker
}

function explain(error: Error & { code?: string }): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? parsingFailed(fileProblems.tooMuchMemory)
    : error
}
