import type { Server } from 'node:http'
import { constants } from 'node:os'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type Connections, followConnections } from './connections.ts'
import type { Logger } from './logger.ts'

type Shutdown = {
  /** Whether this process was told to stop, so that nothing new should be sent to it. */
  hasBegun(): boolean
  /** From now on SIGTERM and SIGINT stop `server`; a second one ends the process at once. */
  onSignals(options: ShutdownOptions): void
}

type ShutdownOptions = {
  server: Server
  /** How long to keep answering after SIGTERM, so that a balancer has time to stop sending requests. */
  drainSeconds: number
  /** Stops the jobs and closes the database. Runs once every connection has ended. */
  close: () => Promise<void>
  logger: Logger
}

/** Milliseconds after the drain: for the requests that are left, and then for `close`. */
const maxAnswering = 10_000
const maxClosing = 10_000

/**
 * Milliseconds in which a signal counts once: `npm start` passes on a signal that a terminal (Ctrl+C) or systemd has
 * sent to this process as well.
 */
const sameSignal = 1_000

export function createShutdown(): Shutdown {
  let begunAt: number | undefined
  return {
    hasBegun: () => begunAt !== undefined,
    onSignals(options) {
      const connections = followConnections(options.server)
      const stop = (signal: NodeJS.Signals) => {
        if (begunAt !== undefined) {
          if (performance.now() - begunAt < sameSignal) return
          process.exit(128 + constants.signals[signal])
        }
        begunAt = performance.now()
        connections.endKeepAlive()
        shutDown(signal, connections, options).catch((error) => {
          options.logger.fatal({ err: error }, 'stopping failed')
          process.exit(1)
        })
      }
      process.on('SIGTERM', stop)
      process.on('SIGINT', stop)
    },
  }
}

async function shutDown(
  signal: NodeJS.Signals,
  connections: Connections,
  { drainSeconds, close, logger }: ShutdownOptions,
): Promise<void> {
  // Ctrl+C comes from a person at a terminal: there is no balancer to wait for.
  const seconds = signal === 'SIGTERM' ? drainSeconds : 0
  logger.info({ signal, seconds }, 'stopping')
  // Both limits run from here, so that nothing that hangs on the way can hold them up.
  const cutOff = setTimeout(
    () => {
      const responses = connections.cut()
      logger.warn({ responses }, 'what was still being answered was cut off')
    },
    seconds * 1_000 + maxAnswering,
  )
  setTimeout(
    () => {
      logger.error('the process did not stop in time and was ended')
      process.exit(1)
    },
    seconds * 1_000 + maxAnswering + maxClosing,
  )
  await wait(seconds * 1_000)
  await untilQuiet(connections.countArrivals)
  await connections.end()
  clearTimeout(cutOff)
  await close()
  process.exit(0)
}

/**
 * Resolves once no connection waits to be accepted and no request to be read: Node accepts waiting connections in one
 * turn of its event loop and reads from them in the next. Closing the listening socket earlier would reset them.
 */
async function untilQuiet(countArrivals: () => number): Promise<void> {
  for (let quietTurns = 0; quietTurns < 2; ) {
    const before = countArrivals()
    await nextTurn()
    quietTurns = countArrivals() === before ? quietTurns + 1 : 0
  }
}
