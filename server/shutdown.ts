import type { Server, ServerResponse } from 'node:http'
import { constants } from 'node:os'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'

type Shutdown = {
  /** Whether this process was told to stop, so that nothing new should be sent to it. */
  hasBegun(): boolean
  /** From now on SIGTERM and SIGINT stop `server`; a second one ends the process at once. */
  onSignals(options: ShutdownOptions): void
}

type ShutdownOptions = {
  server: Server
  /** How long to go on answering after SIGTERM: what was sent is read, and a balancer looks elsewhere. */
  drainSeconds: number
  /** All that must come to its end once nothing is being answered. */
  close: () => Promise<void>
  logger: Logger
}

/** Milliseconds: for the requests that are left when the drain is over, and for `close` after that. */
const maxAnswering = 10_000
const maxClosing = 10_000

export function createShutdown(): Shutdown {
  let hasBegun = false
  return {
    hasBegun: () => hasBegun,
    onSignals(options) {
      const traffic = watchTraffic(options.server, () => hasBegun)
      const stop = (signal: NodeJS.Signals) => {
        if (hasBegun) process.exit(128 + constants.signals[signal])
        hasBegun = true
        for (const response of traffic.responses) {
          if (!response.headersSent) response.setHeader('Connection', 'close')
        }
        shutDown(signal, traffic, options).catch((error) => {
          options.logger.fatal({ err: error }, 'stopping failed')
          process.exit(1)
        })
      }
      process.on('SIGTERM', stop)
      process.on('SIGINT', stop)
    },
  }
}

type Traffic = {
  /** Those that are being answered. */
  responses: ReadonlySet<ServerResponse>
  /** How many connections and requests have come so far. */
  countArrivals(): number
}

/** Follows what comes to a server. Once shutting down, a connection ends with the response on it. */
function watchTraffic(server: Server, isShuttingDown: () => boolean): Traffic {
  const responses = new Set<ServerResponse>()
  let arrivals = 0
  server.on('connection', () => {
    arrivals += 1
  })
  // Ahead of who answers it, who may send the headers at once.
  server.prependListener('request', (_request, response) => {
    arrivals += 1
    responses.add(response)
    response.once('close', () => responses.delete(response))
    if (isShuttingDown()) response.setHeader('Connection', 'close')
  })
  return { responses, countArrivals: () => arrivals }
}

async function shutDown(
  signal: NodeJS.Signals,
  { responses, countArrivals }: Traffic,
  { server, drainSeconds, close, logger }: ShutdownOptions,
): Promise<void> {
  // Whoever sits at the keyboard has no balancer.
  const seconds = signal === 'SIGTERM' ? drainSeconds : 0
  logger.info({ signal, seconds }, 'stopping')
  await wait(seconds * 1_000)
  const cutOff = setTimeout(() => {
    logger.warn({ responses: responses.size }, 'what was still being answered was cut off')
    server.close()
    server.closeAllConnections()
  }, maxAnswering)
  await untilQuiet(countArrivals)
  server.close()
  for (const response of responses) {
    await new Promise((resolve) => response.once('close', resolve))
  }
  clearTimeout(cutOff)
  // Browsers open some ahead and send nothing on them: to Node these are not idle.
  server.closeAllConnections()
  setTimeout(() => {
    logger.error('what goes on beside the requests did not end in time')
    process.exit(1)
  }, maxClosing)
  await close()
  process.exit(0)
}

/**
 * Resolves once nothing waits any more: in a turn of its loop Node takes one of the connections that wait, and
 * in the next it reads what was sent on it. To stop listening before would reset all that wait.
 */
async function untilQuiet(countArrivals: () => number): Promise<void> {
  for (let quietTurns = 0; quietTurns < 2; ) {
    const before = countArrivals()
    await nextTurn()
    quietTurns = countArrivals() === before ? quietTurns + 1 : 0
  }
}
