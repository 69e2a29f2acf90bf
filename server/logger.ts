import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Metrics } from './metrics.ts'

export type { Logger }

/**
 * One JSON line an event, on standard output when nothing else is given. Never holds a query string,
 * a cookie or a body.
 */
export function createLogger(level: string, output?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return output ? pino(options, output) : pino(options)
}

// Statements and their parameters may hold what a visitor typed; the cause alone says what failed.
function describeError(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { message: String(cause) }
  const { code } = cause as { code?: unknown }
  return { type: cause.name, message: cause.message, code, stack: cause.stack }
}

/** Characters of a path: an address that does not exist may be any text. */
const maxPathLength = 200

/**
 * One line for every answer: method, path, status, milliseconds. The query string is left out: it
 * holds what people search for and where they are.
 */
export function requestLog(
  logger: Logger,
  observe: Metrics['observe'] = () => {},
): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    await next()
    c.res.headers.set('X-Request-Id', id)
    const ms = performance.now() - started
    // The client left before its answer: not a server failure. nginx logs 499 too.
    const isAborted = c.res.status >= 500 && c.req.raw.signal.aborted
    const status = isAborted ? 499 : c.res.status
    observe(c.req.method, status, ms / 1000)
    const entry = {
      id,
      method: c.req.method,
      path: c.req.path.slice(0, maxPathLength),
      status,
      ms: Math.round(ms * 10) / 10,
    }
    if (entry.status >= 500) logger.error(entry, 'request failed')
    else if (entry.status === 404) logger.warn(entry, 'page not found')
    else logger.debug(entry, 'request')
  }
}
