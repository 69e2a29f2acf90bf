import type { MiddlewareHandler } from 'hono'
import { isFrameable } from '#app/find-page.ts'

/** Remove the cookies of a request for a page that other sites frame, so it is the same for everybody. */
export function forgetCookies(): MiddlewareHandler {
  return (c, next) => {
    if (c.req.header('Cookie') && isFrameable(new URL(c.req.url).pathname)) {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('Cookie')
      c.req.raw = new Request(c.req.raw, { headers })
    }
    return next()
  }
}
