import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#app/context.ts'
import { findPage } from '#app/find-page.ts'
import { type createDatabaseLine, lineSeconds } from '#server/database-line.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { explainRefusedSearch } from './explain-refused-search.ts'
import { limitNetworks, takeNetworkTurns } from './limit-networks.ts'

/** Ten a second: whole schools and clinics share one IP address. Seconds. */
const perNetwork = { points: 600, duration: 60 }

/** Searches of one network at work at once. The embedded database answers one statement at a time. */
const atOnce = 4

type SearchLimitOptions = {
  site: Pick<Site, 'name' | 'supportLine'>
  getClientIp: (c: Context) => string | null
  /** The line of all networks' searches. */
  takePlace: ReturnType<typeof createDatabaseLine>
}

/**
 * Limit searches of the database: requests with a query for a page that the table of pages marks `limited`. This
 * process allows each network 600 a minute, then answers 429, and four at once: the others wait. Of all networks
 * together few are at work at once, and few wait: then it answers 503.
 */
export function limitSearches({
  site,
  getClientIp,
  takePlace,
}: SearchLimitOptions): MiddlewareHandler<{ Variables: RequestVariables }> {
  const searches = limitNetworks({ ...perNetwork, getClientIp })
  const takeTurn = takeNetworkTurns({ places: atOnce, getClientIp })
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!search || !isSearch(pathname)) return next()
    const seconds = await searches.take(c)
    if (seconds !== null) {
      return explainRefusedSearch(site, pathname, { reason: 'too many', seconds })
    }
    const { signal } = c.req.raw
    const endTurn = await takeTurn(c).catch(() => null)
    const leavePlace = endTurn && (await takePlace(signal))
    try {
      if (leavePlace) return await next()
      // The client went away while its search waited.
      if (signal.aborted) return c.body(null, 408)
      c.set('isRefused', true)
      return explainRefusedSearch(site, pathname, { reason: 'busy', seconds: lineSeconds })
    } finally {
      leavePlace?.()
      endTurn?.()
    }
  }
}

/** Find the page as the router does: escapes, capitals, trailing slashes and ".data" make no difference. */
function isSearch(pathname: string): boolean {
  const plain = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/(?:\/_|\/_root)?\.data\/*$|\/+$/, '')
  return findPage(plain || '/')?.limited === true
}
