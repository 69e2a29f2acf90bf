import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#server/logger.ts'
import type { Metrics } from '#server/metrics.ts'

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
    observe(c.req.method, c.res.status, ms / 1000)
    const entry = {
      id,
      method: c.req.method,
      path: c.req.path.slice(0, maxPathLength),
      status: c.res.status,
      ms: Math.round(ms * 10) / 10,
    }
    if (entry.status >= 500) logger.error(entry, 'request failed')
    else if (entry.status === 404) logger.warn(entry, 'page not found')
    else logger.debug(entry, 'request')
  }
}
