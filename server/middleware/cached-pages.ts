import type { Context, MiddlewareHandler } from 'hono'
import type { Accounts } from '#app/members/auth/accounts.server.ts'
import { mayHoldSession } from '#app/members/auth/read-session.server.ts'
import { anonymous } from '#db/viewer.ts'
import { type CachedPage, respondWithPage } from '#server/cached-page.ts'
import type { PageCache } from '#server/page-cache.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { CountVisit } from '#server/workers/visit-counter.ts'
import { isVisitor, recognizeMember } from './recognize-member.ts'

type Middleware = MiddlewareHandler<{ Variables: RequestVariables }>

/**
 * Two middlewares for visitors' pages. `fromMemory` comes before all work that a fresh page in memory doesn't need;
 * `renderOnce` comes after it.
 */
export function cachedPages(options: {
  cache: PageCache
  accounts: Accounts
  countVisit: CountVisit
}): { fromMemory: Middleware; renderOnce: Middleware } {
  const { cache, accounts, countVisit } = options

  const answer = (
    c: Context<{ Variables: RequestVariables }>,
    page: CachedPage,
    cacheStatus: string,
  ) => {
    countVisit(c.req.raw, anonymous, page)
    const response = respondWithPage(c, page, {
      'cache-status': `directory; ${cacheStatus}`,
      'x-request-id': c.get('requestId'),
    })
    c.set('hasAllHeaders', true)
    return response
  }

  return {
    fromMemory: async (c, next) => {
      const page = cache.findFresh(c.req.raw)
      if (!page) return next()
      if (mayHoldSession(c.req.header('Cookie'))) {
        const recognized = await recognizeMember(accounts, c.req.raw)
        c.set('recognized', recognized)
        if (!isVisitor(recognized)) return next()
      }
      return answer(c, page, 'hit')
    },
    renderOnce: async (c, next) => {
      const found = isVisitor(c.get('recognized')) ? await cache.findOrRender(c.req.raw) : null
      return found ? answer(c, found.page, found.status) : next()
    },
  }
}
