import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { parseSearchUrl } from '#app/features/search/parse-search-url.server.ts'
import { isPrivateSearch, serializeSearch } from '#app/features/search/search-input.ts'
import { hasFlash } from '#app/flash.server.ts'
import { matchesTag } from '#app/lib/entity-tag.ts'
import { readSearchedPlace } from '#app/lib/places/find-place.server.ts'
import { findPage } from '#app/pages.ts'
import type { Logger } from './logger.ts'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

const maxAddressLength = 500
/** Milliseconds that a page is fresh, unless its `Expires` header says less. */
const maxFreshMs = 5 * 60_000
/** Milliseconds that a page may be old which is served because it cannot be rendered. */
const maxStaleMs = 24 * 60 * 60_000

type Encoding = 'br' | 'gzip' | 'identity'

type CachedPage = {
  status: number
  headers: Headers
  etag: string
  bodies: Record<Encoding, Buffer<ArrayBuffer>>
  /** What the page shows, of its `Cache-Tag` header: "center:ID", "shows:SLUG", "beds", "empty-search". */
  tags: string[]
  renderedAt: number
  /** Milliseconds since 1970, until when it is true if nothing changes. */
  freshUntil: number
}

/** An answer, and what its page shows. */
type CacheAnswer = { response: Response; tags: string[] }

export type PageCache = ReturnType<typeof createPageCache>

type PageCacheOptions = {
  /** Renders the page at a path with its query for nobody in particular. */
  render: (address: string) => Promise<Response>
  logger: Logger
  /** Bytes of compressed and plain pages, all together. */
  maxBytes?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Visitors' pages in memory, compressed once, the least used dropped first. A page is rendered once
 * however many wait for it; one whose data changed while it was rendered is answered and not stored. A
 * page that can't be rendered is answered as it last was, at most 24 hours old.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, logger, maxBytes = 64 * 1024 * 1024, now = Date.now } = options
  const stored = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ bodies }) =>
      1_000 + bodies.br.length + bodies.gzip.length + bodies.identity.length,
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let isConnected = false

  const renderOnce = (address: string): Promise<CachedPage> => {
    const known = rendering.get(address)
    if (known) return known
    const flight = renderPage(render, address, now()).then((page) => {
      // Otherwise something changed meanwhile, or may have.
      if (rendering.get(address) === flight && isConnected && page.status === 200) {
        stored.set(address, page)
      }
      return page
    })
    rendering.set(address, flight)
    const forget = () => {
      if (rendering.get(address) === flight) rendering.delete(address)
    }
    flight.then(forget, forget)
    return flight
  }

  // A clock that was set back makes a page of the future, which is fresh for as long as the clock was wrong.
  const isFresh = (page: CachedPage) =>
    isConnected && page.renderedAt <= now() && now() < page.freshUntil

  const find = async (address: string): Promise<{ page: CachedPage; status: string }> => {
    const page = stored.get(address)
    if (page && isFresh(page)) return { page, status: 'hit' }
    const isUsable = page && now() - page.renderedAt < maxStaleMs
    try {
      const fresh = await renderOnce(address)
      if (fresh.status < 500 || !isUsable) return { page: fresh, status: 'fwd=miss' }
    } catch (error) {
      if (!isUsable) throw error
      logger.error({ err: error }, 'a page could not be rendered; it is served as it last was')
    }
    return { page, status: 'hit; detail=stale' }
  }

  return {
    /**
     * Answers a visitor's request for a page that is the same for all of them, from memory or rendered
     * once for all who wait for it; null for any other request. The caller knows that it is a visitor's.
     */
    async answer(request: Request): Promise<CacheAnswer | null> {
      const address = isPlainRead(request) ? getCacheKey(request.url) : null
      if (address === null) return null
      const { page, status } = await find(address)
      const response = respond(request, page)
      response.headers.set('Cache-Status', `directory; ${status}`)
      return { response, tags: page.tags }
    },
    /** Whether `answer` would take the page from memory. */
    isFresh(request: Request): boolean {
      const page = isPlainRead(request) ? stored.peek(getCacheKey(request.url) ?? '') : undefined
      return page !== undefined && isFresh(page)
    },
    /**
     * Drops the page of the center with this id; 'beds:SLUG' drops the pages that show this center or depend on
     * beds; 'all' drops every page.
     */
    purge(what: string): void {
      rendering.clear()
      for (const [address, { tags }] of stored) {
        if (isAffected(tags, what)) stored.delete(address)
      }
    },
    /** Whether changes are notified. While they are not, every page is rendered anew where it can be. */
    setConnected(value: boolean): void {
      isConnected = value
      rendering.clear()
      // What changed meanwhile is not known. Until then, what is stored is better than an error.
      if (isConnected) stored.clear()
    },
    /** Bytes and pages in memory. */
    measure: () => ({ bytes: stored.calculatedSize, pages: stored.size }),
  }
}

/** Whether a page with these tags shows what changed. */
function isAffected(tags: readonly string[], what: string): boolean {
  if (what === 'all') return true
  const [, slug] = /^beds:(.+)$/.exec(what) ?? []
  if (slug !== undefined) return tags.includes('beds') || tags.includes(`shows:${slug}`)
  return tags.includes(`center:${what}`)
}

/** Whether a request only reads, and not the answer to a form that was just sent. */
function isPlainRead({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !hasFlash(headers.get('Cookie'))
}

/**
 * The key of such a page: its path and, of its query, what a search understands in its shortest form. Null for a
 * page that is not cached, as that of a private search.
 */
function getCacheKey(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  if (pathname.endsWith('.data')) return null
  switch (findPage(pathname)?.cachedBy) {
    case 'path':
      return limitLength(pathname)
    case 'place': {
      const place = readSearchedPlace(searchParams.get('near'))
      return limitLength(place ? `${pathname}?near=${encodeURIComponent(place.near)}` : pathname)
    }
    case 'search': {
      const search = parseSearchUrl(searchParams)
      return isPrivateSearch(search) ? null : limitLength(pathname + serializeSearch(search))
    }
    default:
      return null
  }
}

const limitLength = (key: string) => (key.length > maxAddressLength ? null : key)

async function renderPage(
  render: PageCacheOptions['render'],
  address: string,
  renderedAt: number,
): Promise<CachedPage> {
  const response = await render(address)
  const { status, headers } = response
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity),
  ])
  const expires = Date.parse(headers.get('Expires') ?? '')
  const tags = (headers.get('Cache-Tag') ?? '').split(',').filter(Boolean)
  // The first two are for this cache alone; it knows what the others should be.
  for (const name of ['Expires', 'Cache-Tag', 'Set-Cookie', 'Content-Length']) headers.delete(name)
  const maxFresh = renderedAt + maxFreshMs
  return {
    status,
    headers,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br, gzip: gz, identity },
    tags,
    renderedAt,
    freshUntil: Number.isNaN(expires) ? maxFresh : Math.min(expires, maxFresh),
  }
}

/** 304 where the browser has the page, else the page in an encoding that it accepts. */
function respond(request: Request, page: CachedPage): Response {
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const headers = new Headers(page.headers)
  headers.set('Vary', 'Accept-Encoding, Cookie')
  if (page.status === 200) {
    headers.set('Cache-Control', 'public, no-cache')
    // A strong tag names the bytes, and each encoding has its own.
    const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
    headers.set('ETag', etag)
    if (matchesTag(request.headers.get('If-None-Match'), etag)) {
      headers.delete('Content-Type')
      return new Response(null, { status: 304, headers })
    }
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = page.bodies[encoding]
  headers.set('Content-Length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

/** The smallest encoding that an Accept-Encoding header takes (RFC 9110, 12.5.3). */
function chooseEncoding(header: string | null): Encoding {
  const weights = new Map<string, number>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}
