import { LRUCache } from 'lru-cache'
import { readSearchedPlace } from '#app/center/places/find-place.server.ts'
import { findPage, isFrameable } from '#app/find-page.ts'
import { hasFlash } from '#app/flash.server.ts'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { emptySearch, readSearch, serializeSearch } from '#app/search/search-input.ts'
import { isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { type CachedPage, prepareCachedPage } from './cached-page.ts'
import type { Logger } from './logger.ts'

const maxKeyLength = 500
/** Milliseconds for which a page may be served after a failed render. */
const maxStaleMs = 24 * 60 * 60_000

/** `status` is the text for the `Cache-Status` header (RFC 9211). */
type Found = { page: CachedPage; status: string }

export type PageCache = ReturnType<typeof createPageCache>

type PageCacheOptions = {
  /** Render the page at a path with its query for an unknown visitor, with all headers but those of one request. */
  render: (address: string) => Promise<Response>
  logger: Logger
  /** In bytes: compressed and plain pages together. */
  maxBytes?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Keep visitors' pages in memory, compressed once, and drop the least used first. Requests for the same page share
 * one render. If data changes during a render, the page is answered but not stored. If a render fails, the last page
 * is served, at most 24 hours old.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, logger, maxBytes = 64 * 1024 * 1024, now = Date.now } = options
  const stored = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ variants: { br, gzip, identity } }) =>
      1_000 + br.body.length + gzip.body.length + identity.body.length,
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let isConnected = false

  const renderPage = async (key: string) => {
    const renderedAt = now()
    const [pathname = ''] = key.split('?', 1)
    const options = { forgetsCookies: isFrameable(pathname) }
    return prepareCachedPage(await render(key), renderedAt, options)
  }

  const renderOnce = (key: string): Promise<CachedPage> => {
    const known = rendering.get(key)
    if (known) return known
    const flight = renderPage(key).then((page) => {
      // A purge, or a change of the connection, removes the flight: its data may be outdated.
      if (rendering.get(key) === flight && isConnected && page.status === 200) stored.set(key, page)
      return page
    })
    rendering.set(key, flight)
    const forget = () => {
      if (rendering.get(key) === flight) rendering.delete(key)
    }
    flight.then(forget, forget)
    return flight
  }

  // After the clock is set back, a page's `renderedAt` may be in the future. Without the first comparison that page
  // would stay fresh too long.
  const isFresh = (page: CachedPage) =>
    isConnected && page.renderedAt <= now() && now() < page.freshUntil

  const findFresh = (key: string | null): CachedPage | null => {
    const page = key === null ? undefined : stored.get(key)
    return page && isFresh(page) ? page : null
  }

  return {
    /** Find the fresh page for a visitor's request; null if there is none. */
    findFresh: (request: Request) => findFresh(getCacheKey(request)),
    /** Find or render the page for a visitor's request; null if the request can't be answered from the cache. */
    async findOrRender(request: Request): Promise<Found | null> {
      const key = getCacheKey(request)
      if (key === null) return null
      const fresh = findFresh(key)
      if (fresh) return { page: fresh, status: 'hit' }
      const last = stored.get(key)
      const usable = last && now() - last.renderedAt < maxStaleMs ? last : null
      try {
        const page = await renderOnce(key)
        if (page.status < 500 || !usable) return { page, status: 'fwd=miss' }
      } catch (error) {
        if (!usable) throw error
        logger.error({ err: error }, 'a page could not be rendered; the last one is served')
      }
      return { page: usable, status: 'hit; detail=stale' }
    },
    /**
     * Drop the page of the center with this id. 'beds:SLUG' drops the pages that show this center and those that
     * depend on beds; 'all' drops every page.
     */
    purge(what: string): void {
      rendering.clear()
      for (const [key, { tags }] of stored) {
        if (isAffected(tags, what)) stored.delete(key)
      }
    },
    /** Set whether the database notifies us of changes. While it doesn't, every page is rendered for each request. */
    setConnected(value: boolean): void {
      isConnected = value
      rendering.clear()
      // We missed the changes since the connection was lost. Until it is back, an old page is better than an error.
      if (isConnected) stored.clear()
    },
    /** Return the bytes and pages in memory. */
    measure: () => ({ bytes: stored.calculatedSize, pages: stored.size }),
  }
}

/** Return whether a change affects a page with these tags. */
function isAffected(tags: readonly string[], what: string): boolean {
  if (what === 'all') return true
  const [, slug] = /^beds:(.+)$/.exec(what) ?? []
  if (slug !== undefined) return tags.includes('beds') || tags.includes(`shows:${slug}`)
  return tags.includes(`center:${what}`)
}

/**
 * The page's path with the shortest query that means the same search. Null for a page or search that isn't cached, a
 * form, and a page with a flash message.
 */
function getCacheKey({ method, url, headers }: Request): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || hasFlash(headers.get('Cookie'))) return null
  const { pathname, search, searchParams } = new URL(url)
  const cachedBy = pathname.endsWith('.data') ? undefined : findPage(pathname)?.cachedBy
  if (!cachedBy) return null
  // Most requests have no query, and to read one takes longer than to send the page.
  if (cachedBy === 'path' || !search) return limitLength(pathname)
  if (cachedBy === 'place') {
    const near = readSearchedPlace(searchParams.get('near'))?.near ?? ''
    const { types, offers } = readSearch(searchParams)
    return limitLength(pathname + serializeSearch({ ...emptySearch, near, types, offers }))
  }
  const parsed = parseSearchUrl(searchParams)
  return isPrivateSearch(parsed) ? null : limitLength(pathname + serializeSearch(parsed.asked))
}

const limitLength = (key: string) => (key.length > maxKeyLength ? null : key)
