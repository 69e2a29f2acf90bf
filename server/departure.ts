import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { constants } from 'node:os'
import type { Logger } from './logger.ts'

/** Whether this process was told to stop, for whoever answers requests meanwhile. */
export type Departure = {
  isLeaving(): boolean
  /** For the server's options: once leaving, a connection ends with the answer that begins on it. */
  Response: typeof ServerResponse<IncomingMessage>
  /** From now on SIGTERM and SIGINT stop `server`; a second one ends the process at once. */
  stopOnSignals(options: StopOptions): void
}

type Head = Parameters<ServerResponse['writeHead']>[1]

type StopOptions = {
  server: Server
  /** How long to go on answering after SIGTERM, so that a balancer can take this process out first. */
  drainSeconds: number
  /** All that must come to its end once nothing is being answered. */
  close: () => Promise<void>
  logger: Logger
}

/** Milliseconds: for what is being answered when the drain is over, and for `close` after that. */
const longestAnswer = 10_000
const longestClose = 10_000
/** Milliseconds: a connection on which nothing has been asked by then is as good as idle. */
const longestSilence = 500

export function createDeparture(): Departure {
  let isLeaving = false
  const leave = async (signal: NodeJS.Signals, options: StopOptions, closeSilent: () => void) => {
    const { server, drainSeconds, close, logger } = options
    // Whoever sits at the keyboard has no balancer.
    const seconds = signal === 'SIGTERM' ? drainSeconds : 0
    logger.info({ signal, seconds }, 'stopping')
    if (seconds) await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    await finishAnswers(server, closeSilent, logger)
    setTimeout(() => {
      logger.error('what goes on beside the requests did not end in time')
      process.exit(1)
    }, longestClose)
    await close()
    process.exit(0)
  }
  return {
    isLeaving: () => isLeaving,
    Response: class extends ServerResponse<IncomingMessage> {
      override writeHead(status: number, message?: string, headers?: Head): this
      override writeHead(status: number, headers?: Head): this
      override writeHead(...head: [status: number, ...rest: unknown[]]): this {
        if (isLeaving) this.shouldKeepAlive = false
        return super.writeHead(...(head as Parameters<ServerResponse['writeHead']>))
      }
    },
    stopOnSignals(options) {
      const closeSilent = watchSilent(options.server)
      const stop = (signal: NodeJS.Signals) => {
        if (isLeaving) process.exit(128 + constants.signals[signal])
        isLeaving = true
        leave(signal, options, closeSilent).catch((error) => {
          options.logger.fatal({ err: error }, 'stopping failed')
          process.exit(1)
        })
      }
      process.on('SIGTERM', stop)
      process.on('SIGINT', stop)
    },
  }
}

/** Takes no further connection, and resolves once each request that had begun is answered, or cut off. */
async function finishAnswers(
  server: Server,
  closeSilent: () => void,
  logger: Logger,
): Promise<void> {
  const giveUp = setTimeout(() => {
    logger.warn('what was still being answered was cut off')
    server.closeAllConnections()
  }, longestAnswer)
  // A connection whose answer had begun before stays open after it, and is idle then.
  const closing = setInterval(() => {
    server.closeIdleConnections()
    closeSilent()
  }, 100)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(closing)
  clearTimeout(giveUp)
}

/**
 * Ends a server's connections on which nothing has come, as browsers open them ahead of a request. To
 * Node they are not idle.
 */
function watchSilent(server: Server): () => void {
  const opened = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    opened.set(socket, performance.now())
    socket.once('close', () => opened.delete(socket))
  })
  return () => {
    for (const [socket, since] of opened) {
      if (socket.bytesRead === 0 && performance.now() - since > longestSilence) socket.destroy()
    }
  }
}
