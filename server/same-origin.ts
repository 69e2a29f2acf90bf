import type { MiddlewareHandler } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every unsafe request that another site's page sent. A browser says where a request came
 * from in `Sec-Fetch-Site`, older ones in `Origin`; a request with neither is refused too.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || isSameOrigin(c.req.raw, siteUrl)) return next()
    return c.text('This request came from another site and was refused.', 403)
  }
}

function isSameOrigin(request: Request, siteUrl: string): boolean {
  const fetchSite = request.headers.get('Sec-Fetch-Site')
  if (fetchSite) return fetchSite === 'same-origin'
  const origin = request.headers.get('Origin')
  return origin === siteUrl || (origin !== null && origin === new URL(request.url).origin)
}
