import { createShortLine, createWorkQueue } from '#app/lib/work-queue.ts'
import type { Logger } from '#server/logger.ts'
import { ProblemError } from './problems.ts'
import { jsonLines, type RowFormat } from './row-formats.ts'

/** For all networks together, in this process. */
export type StreamLimits = {
  /** Streams at once. Each holds some megabytes for as long as its client reads. */
  streams: number
  /** Streams at once of one network, so that three slow clients don't keep everybody waiting. */
  ofNetwork: number
  /** Requests that wait for a stream to end, and for how many milliseconds. */
  waiting: number
  waitMs: number
  /** Milliseconds in which a client takes nothing of a stream. */
  stallMs: number
}

export const usualLimits: StreamLimits = {
  streams: 8,
  ofNetwork: 3,
  waiting: 32,
  waitMs: 30_000,
  stallMs: 60_000,
}

/** Parts that are read at once for all streams together: pages need the database, too. */
const atOnce = 2

/** Characters: the least that a client takes within `stallMs`, and the most that waits for it. */
const pieceLength = 256 * 1024

/** Who reads a stream. */
export type StreamClient = {
  /** Null if it isn't known; then it has no limit of its own. */
  network: string | null
  /** Aborts when the client goes away. */
  signal: AbortSignal
  /** Ends the connection; null without one. A client that doesn't read learns of nothing else. */
  disconnect: (() => void) | null
}

export type StreamRows = (
  parts: AsyncGenerator<unknown[]>,
  client: StreamClient,
  /** Lines of JSON without it. */
  format?: RowFormat,
) => Promise<Response>

/** Create a function that streams rows in a format, no faster than the client reads them. */
export function createRowStreams(logger: Logger, limits = usualLimits): StreamRows {
  const readInTurn = createWorkQueue(atOnce)
  const takePlace = createStreamPlaces(limits)

  async function* writeLines(
    parts: AsyncGenerator<unknown[]>,
    { writeRow }: RowFormat,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    try {
      for (;;) {
        const { done, value } = await readInTurn(() => parts.next(), signal)
        if (done) return
        yield* cutLines(value, writeRow)
      }
    } finally {
      await parts.return(undefined)
    }
  }

  /** Log a failure after the first part, when status 200 is sent, and break the stream, so that nobody takes it for whole. */
  async function* continueStream(
    head: string,
    first: IteratorResult<string>,
    rest: AsyncGenerator<string>,
    signal: AbortSignal,
  ) {
    try {
      const start = head + (first.done ? '' : first.value)
      if (start !== '') yield start
      yield* rest
    } catch (error) {
      if (signal.aborted) return
      logger.error({ err: error }, 'a stream of open data broke')
      // Without its cause: the HTTP server prints and sends the message, and a query's has its SQL and parameters.
      throw new Error('The stream broke.')
    }
  }

  return async (parts, client, format = jsonLines) => {
    const endPlace = await takePlace(client)
    const leaving = new AbortController()
    client.signal.addEventListener('abort', () => leaving.abort(client.signal.reason), {
      once: true,
    })
    const { signal } = leaving
    const lines = writeLines(parts, format, signal)
    try {
      // If the database doesn't answer, that is a 503 and not a stream that breaks.
      const first = await lines.next()
      const pieces = continueStream(format.head, first, lines, signal)
      const end = async () => {
        leaving.abort()
        endPlace()
        await pieces.return(undefined)
        await lines.return(undefined)
      }
      signal.addEventListener('abort', end, { once: true })
      const { stallMs } = limits
      const body = streamToReader(pieces, { end, stallMs, disconnect: client.disconnect })
      return new Response(body, { headers: format.headers })
    } catch (error) {
      endPlace()
      throw error
    }
  }
}

/** Write rows as lines, in pieces that a slow client takes in time. */
function* cutLines(rows: unknown[], writeRow: RowFormat['writeRow']): Generator<string> {
  let piece = ''
  for (const row of rows) {
    piece += writeRow(row)
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

type Reader = Pick<StreamClient, 'disconnect'> & { end(): Promise<void>; stallMs: number }

/** Stream pieces until the client has read them, goes away, or takes nothing for `stallMs`. */
function streamToReader(
  pieces: AsyncIterator<string>,
  { end, disconnect, stallMs }: Reader,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    // Called for the first piece, then whenever the client has taken one.
    async pull(controller) {
      clearTimeout(timer)
      try {
        const { done, value } = await pieces.next()
        if (done) {
          controller.close()
          return end()
        }
        controller.enqueue(encoder.encode(value))
      } catch (error) {
        await end()
        throw error
      }
      timer = setTimeout(() => {
        // The HTTP server would print the error of a stream that it still sends.
        if (disconnect) disconnect()
        else controller.error(new Error('The client takes nothing.'))
        void end()
      }, stallMs).unref()
    },
    cancel() {
      clearTimeout(timer)
      return end()
    },
  })
}

/** Create a function that takes a place among all streams, or throws the problem to answer. */
function createStreamPlaces({ streams, ofNetwork, waiting, waitMs }: StreamLimits) {
  const takeTurn = createShortLine({ places: streams, waiting, waitMs })
  const counts = new Map<string, number>()

  const countNetwork = (network: string | null) => {
    if (network === null) return () => {}
    const count = counts.get(network) ?? 0
    if (count >= ofNetwork) {
      throw refuse(`Your network reads ${ofNetwork} streams already. Please read one at a time.`)
    }
    counts.set(network, count + 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    }
  }

  return async ({ network, signal }: StreamClient): Promise<() => void> => {
    const leaveNetwork = countNetwork(network)
    const endTurn = await takeTurn(signal)
    if (!endTurn) {
      leaveNetwork()
      throw busy()
    }
    return () => {
      endTurn()
      leaveNetwork()
    }
  }
}

const busy = () => refuse('Many streams are being read right now. Please try again in 30 seconds.')

/** Not 503, which the log has as a failure: a stranger could fill it. */
const refuse = (detail: string) =>
  new ProblemError({ status: 429, detail }, { 'Retry-After': '30' })
