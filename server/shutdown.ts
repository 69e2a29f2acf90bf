import type { Server } from 'node:http'
import { constants } from 'node:os'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type Connections, followConnections } from './connections.ts'
import type { Logger } from './logger.ts'

type Shutdown = {
  /** Whether this process is about to stop and should get no new requests. */
  hasBegun(): boolean
  /** Stop `server` on SIGTERM or SIGINT. A second signal ends the process at once. */
  onSignals(options: ShutdownOptions): void
}

type ShutdownOptions = {
  server: Server
  /** How long to keep answering after SIGTERM, until a load balancer stops sending requests. */
  drainSeconds: number
  /** Stop the jobs and close the database. Runs after all connections have ended. */
  close: () => Promise<void>
  logger: Logger
}

/** Milliseconds after the drain: for open requests, then for `close`. */
const maxAnswering = 10_000
const maxClosing = 10_000

/**
 * Milliseconds in which signals count as one: a terminal (Ctrl+C) and systemd signal this process and `npm start`, which
 * passes the signal on.
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
  // A person at a terminal pressed Ctrl+C: there is no load balancer to wait for.
  const seconds = signal === 'SIGTERM' ? drainSeconds : 0
  logger.info({ signal, seconds }, 'stopping')
  // Both timers start here: a step that hangs must not delay them.
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
 * Resolve when no connection waits to be accepted and no request to be read. Node accepts waiting connections in one
 * turn of its event loop and reads from them in the next. If we closed the listening socket earlier, they would be reset.
 */
async function untilQuiet(countArrivals: () => number): Promise<void> {
  for (let quietTurns = 0; quietTurns < 2; ) {
    const before = countArrivals()
    await nextTurn()
    quietTurns = countArrivals() === before ? quietTurns + 1 : 0
  }
}
