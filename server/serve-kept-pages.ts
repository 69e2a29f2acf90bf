import type { MiddlewareHandler } from 'hono'
import { mayHoldSession } from '#app/features/auth/read-session.server.ts'
import { hasFlash } from '#app/flash.server.ts'
import type { Database } from '#db/client.server.ts'
import { anonymous } from '#db/viewer.ts'
import { findKeptAddress } from './kept-pages.ts'
import type { Logger } from './logger.ts'
import { answerWithPage } from './page-answer.ts'
import { createPageCache, type PageCache, type RenderedPage } from './page-cache.ts'
import type { SecurityVariables } from './security-headers.ts'
import type { CountVisit } from './visit-counter.ts'

/** The cache of this process, which hears from the database what to forget. */
export function openPageCache(
  database: Database,
  logger: Logger,
  render: (address: string) => Promise<RenderedPage>,
): PageCache {
  const cache = createPageCache({ render, logger })
  // Until the database is heard, nothing is kept that might already be wrong.
  cache.turn(true)
  database.watch({
    changed: cache.forget,
    lost: () => {
      cache.turn(true)
      logger.warn('changes of the directory are not heard of: no page is kept')
    },
    heard: () => cache.turn(false),
  })
  return cache
}

/** Whether a request could be anybody's: nothing in it says who asks, or what they have just sent. */
export function isAnybodys(headers: {
  cookie: string | null | undefined
  authorization: string | null | undefined
}): boolean {
  const { authorization, cookie } = headers
  return !authorization && !mayHoldSession(cookie) && !hasFlash(cookie)
}

/** Answers visitors who ask for a page that is the same for all of them. Leaves everything else. */
export function serveKeptPages(
  cache: PageCache,
  countVisit: CountVisit,
): MiddlewareHandler<{ Variables: SecurityVariables }> {
  return async (c, next) => {
    const { method, raw } = c.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const { pathname, search } = new URL(raw.url)
    const address = findKeptAddress(pathname + search)
    const cookie = raw.headers.get('Cookie')
    const authorization = raw.headers.get('Authorization')
    if (address === null || !isAnybodys({ cookie, authorization })) return next()
    const { page, from } = await cache.read(address)
    const { status, headers, body } = answerWithPage(page, {
      method,
      acceptEncoding: c.req.header('Accept-Encoding'),
      ifNoneMatch: c.req.header('If-None-Match'),
    })
    countVisit(raw, anonymous, { status: page.status, ...page.subject })
    c.set('inlineSources', page.inlineSources)
    return new Response(body, {
      status,
      headers: { ...headers, 'server-timing': `cache;desc=${from}` },
    })
  }
}
