import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { RequestVariables } from './request-variables.ts'

export type { Logger }

/** Create a log of JSON lines, on standard output by default. Never log a query string, a cookie or a body. */
export function createLogger(level: string, output?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return output ? pino(options, output) : pino(options)
}

// A query's error holds its SQL and parameters, which may be a visitor's words. Its cause says enough.
function describeError(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { message: String(cause) }
  const { code } = cause as { code?: unknown }
  return { type: cause.name, message: cause.message, code, stack: cause.stack }
}

/** Characters. The path of a page that doesn't exist may be any text. */
const maxPathLength = 200

/** Records one response and the time that it took, in seconds. */
export type ObserveResponse = (method: string, status: number, seconds: number) => void

/**
 * Log one line for each response: method, path, status, milliseconds. The query string is left out: it holds what
 * people search for and where they are.
 */
export function requestLog(
  logger: Logger,
  observe?: ObserveResponse,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    const ms = performance.now() - started
    // The client disconnected before the response, which isn't a server failure. nginx also logs
    // 499.
    const isAborted = c.res.status >= 500 && c.req.raw.signal.aborted
    const status = isAborted ? 499 : c.res.status
    observe?.(c.req.method, status, ms / 1000)
    const entry = {
      id,
      method: c.req.method,
      path: c.req.path.slice(0, maxPathLength),
      status,
      ms: Math.round(ms * 10) / 10,
    }
    if (entry.status >= 500 && !c.get('isRefused')) logger.error(entry, 'request failed')
    else if (entry.status === 404) logger.warn(entry, 'page not found')
    else logger.debug(entry, 'request')
  }
}
