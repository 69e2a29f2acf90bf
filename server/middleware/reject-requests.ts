import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

const maxUrlLength = 16_384

/**
 * Refuse requests that no link of ours makes: 405 for TRACE, which a `Request` can't hold (Fetch, 2.2.1); 400 for
 * broken percent signs or NUL in the path, for a URL over 16 kB, and for two `Host` headers, because a proxy may have
 * read the other one. Removes NUL from the query of a GET: the database doesn't take it.
 */
export function rejectHostileUrls(): MiddlewareHandler {
  return (c, next) => {
    const refusal = refuse(c)
    return refusal ? Promise.resolve(refusal) : next()
  }
}

function refuse(c: Context): Response | null {
  const { method, raw, url } = c.req
  if (method === 'TRACE') return c.text('TRACE is not taken.', 405, { Allow: 'GET, HEAD, POST' })
  // Absent where tests call the app without a server.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if ((incoming?.headersDistinct?.host?.length ?? 0) > 1) return c.text('Two hosts.', 400)
  if (url.length > maxUrlLength) return c.text('This URL is too long.', 400)
  if (!url.includes('%')) return null
  try {
    if (decodeURIComponent(new URL(url).pathname).includes('\0')) throw new URIError('NUL')
  } catch {
    return c.text('This URL is not valid.', 400)
  }
  if (url.includes('%00')) {
    if (method !== 'GET' && method !== 'HEAD') return c.text('This URL is not valid.', 400)
    const { headers, signal } = raw
    c.req.raw = new Request(url.replaceAll('%00', ''), { method, headers, signal })
  }
  return null
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Email programs post here (RFC 8058). The key in the URL is all that counts, no cookie. */
const takesForeignPosts = /^\/(es\/confirmar\/detener|confirm\/stop)$/

/**
 * Refuse unsafe requests from pages of other sites. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a request with
 * neither is refused. A request to a host name that is not the site's is refused too: with DNS rebinding, an attacker's
 * name leads here and its page has the same origin.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    if (!isOwnHost(new URL(c.req.url).hostname, siteUrl)) {
      return c.text(`This is not the site's own address. Please send it again at ${siteUrl}.`, 403)
    }
    if (!isSameOrigin(c.req.raw, siteUrl) && !takesForeignPosts.test(c.req.path)) {
      return c.text('This request came from another site and was refused.', 403)
    }
    c.req.raw = leaveOutOrigin(c.req.raw)
    return next()
  }
}

function isSameOrigin(request: Request, siteUrl: string): boolean {
  const fetchSite = request.headers.get('Sec-Fetch-Site')
  if (fetchSite) return fetchSite === 'same-origin'
  return isOwnOrigin(request, siteUrl)
}

function isOwnOrigin({ headers, url }: Request, siteUrl: string): boolean {
  const origin = headers.get('Origin')
  return origin === siteUrl || (origin !== null && origin === new URL(url).origin)
}

/** React Router would check it again, and log an error for one that it doesn't know. */
function leaveOutOrigin(request: Request): Request {
  const { url, method, body, signal } = request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

/** IP addresses and localhost can't be rebound. Our own proxies and people in a local network use them. */
function isOwnHost(hostname: string, siteUrl: string): boolean {
  return (
    hostname === new URL(siteUrl).hostname ||
    /^(.+\.)?localhost$/.test(hostname) ||
    isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  )
}
