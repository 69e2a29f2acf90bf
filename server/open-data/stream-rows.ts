import { streamText } from '#app/lib/stream-text.ts'
import { createWorkQueue } from '#app/lib/work-queue.ts'
import type { Logger } from '#server/logger.ts'

/** Parts that are read at once for all streams together: pages need the database, too. */
const atOnce = 2

export type StreamRows = (parts: AsyncGenerator<unknown[]>) => Promise<Response>

/** Create a function that answers rows as lines of JSON, no faster than the client reads them. */
export function createRowStreams(logger: Logger): StreamRows {
  const readInTurn = createWorkQueue(atOnce)

  async function* writeLines(parts: AsyncGenerator<unknown[]>): AsyncGenerator<string> {
    try {
      for (;;) {
        const { done, value } = await readInTurn(() => parts.next())
        if (done) return
        yield value.map((row) => `${JSON.stringify(row)}\n`).join('')
      }
    } finally {
      await parts.return(undefined)
    }
  }

  /** Log a failure after the first part, when status 200 is sent, and break the stream, so that nobody takes it for whole. */
  async function* continueStream(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
    if (!first.done) yield first.value
    try {
      yield* rest
    } catch (error) {
      logger.error({ err: error }, 'a stream of open data broke')
      // Without its cause: the HTTP server prints and sends the message, and a query's has its SQL and parameters.
      throw new Error('The stream broke.')
    }
  }

  return async (parts) => {
    const lines = writeLines(parts)
    // If the database doesn't answer, that is a 503 and not a stream that breaks.
    const first = await lines.next()
    return new Response(streamText(continueStream(first, lines)), {
      headers: {
        'Content-Type': 'application/x-ndjson',
        'Cache-Control': 'no-store',
        Vary: 'Accept-Encoding',
      },
    })
  }
}
