import { parentPort } from 'node:worker_threads'
import { openFileSource } from './file-source.ts'
import { ImportFileError } from './import-file-error.ts'
import { createContents, type ParsedItem, parseCenters } from './parse-centers.ts'
import type { ReadOrder, WorkerMessage, WorkerRequest } from './read-in-worker.server.ts'

const partSize = 500
/** Parts that may wait to be taken: one is read while another is stored. */
const longestQueue = 2

let queued = 0
let wake: (() => void) | undefined

parentPort?.on('message', (request: WorkerRequest) => {
  if (request !== 'more') return read(request)
  queued--
  wake?.()
})

function send(message: WorkerMessage) {
  parentPort?.postMessage(message)
}

async function sendPart(items: ParsedItem[], share: number | null) {
  while (queued >= longestQueue) {
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  queued++
  send({ kind: 'part', items, share })
}

/** One file at a time. What it throws besides refusals ends the thread. */
async function read({ path, fileName, fileSize, mapping, after }: ReadOrder): Promise<void> {
  const source = openFileSource(path, fileName, fileSize)
  const contents = createContents()
  try {
    let waiting: ParsedItem[] = []
    for await (const items of parseCenters(source, contents, { mapping, after })) {
      waiting.push(...items)
      while (waiting.length >= partSize) {
        const position = source.position()
        await sendPart(waiting.slice(0, partSize), position > 0 ? position / fileSize : null)
        waiting = waiting.slice(partSize)
      }
    }
    if (waiting.length > 0) await sendPart(waiting, 1)
    send({ kind: 'end', contents })
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    send({ kind: 'refused', message: error.message })
  }
}
