import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

const maxUrlLength = 16_384

/**
 * Answers 400 to addresses that no link of ours has: broken percent signs, NUL, and anything longer
 * than 16 kB; and to two `Host` headers, of which a proxy may have read the other. Odd values in a query
 * are not refused here; the pages read them leniently, without NUL, which the database does not take.
 */
export function rejectHostileUrls(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    // Absent where the app is called without a server.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    if ((incoming?.headersDistinct?.host?.length ?? 0) > 1) return c.text('Two hosts.', 400)
    if (c.req.url.length > maxUrlLength) return c.text('This address is too long.', 400)
    try {
      if (decodeURIComponent(pathname).includes('\0')) throw new URIError('NUL')
    } catch {
      return c.text('This address is not valid.', 400)
    }
    const { method, raw, url } = c.req
    if (/%00/i.test(url)) {
      if (method !== 'GET' && method !== 'HEAD') return c.text('This address is not valid.', 400)
      const { headers, signal } = raw
      c.req.raw = new Request(url.replaceAll('%00', ''), { method, headers, signal })
    }
    return next()
  }
}
