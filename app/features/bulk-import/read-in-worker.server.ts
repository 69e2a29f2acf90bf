import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { findProjectRoot } from '#db/project-root.ts'
import { ImportFileError, parsingFailed } from './import-file-error.ts'
import { fileProblems } from './messages.ts'
import type { FileContents, ParsedItem } from './parse-centers.ts'

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

/** Records of a file, and how much of it is read: from 0 to 1, null where that cannot be told. */
export type FilePart = { items: ParsedItem[]; share: number | null }

const heapMegabytes = 256

/**
 * Reads an import file in a thread of its own, as far as its parts are taken, so that neither the
 * parsing nor a hostile file's size can hold up the site. Throws `ImportFileError`.
 */
export async function* readInWorker(
  order: ReadOrder,
): AsyncGenerator<FilePart, FileContents, undefined> {
  const file = path.join(findProjectRoot(), 'app/features/bulk-import/start-reading.mjs')
  const worker = new Worker(file, {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  const messages: WorkerMessage[] = []
  let failure: Error | undefined
  let hasEnded = false
  let wake: () => void = () => {}
  worker.on('message', (message: WorkerMessage) => {
    messages.push(message)
    wake()
  })
  worker.on('error', (error) => {
    failure = error
    wake()
  })
  worker.on('exit', () => {
    hasEnded = true
    wake()
  })
  try {
    for (;;) {
      const message = messages.shift()
      if (message?.kind === 'part') {
        yield message
        worker.postMessage('more')
      } else if (message?.kind === 'end') return message.contents
      else if (message?.kind === 'refused') throw new ImportFileError(message.message)
      else if (failure) throw explain(failure)
      else if (hasEnded) throw new Error('The thread that reads the file ended without a word')
      else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    await worker.terminate()
  }
}

function explain(error: Error & { code?: string }): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? parsingFailed(fileProblems.tooMuchMemory)
    : error
}
