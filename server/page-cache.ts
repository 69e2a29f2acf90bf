import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageSubject } from '#app/context.ts'
import type { Logger } from './logger.ts'
import type { InlineSources } from './security-headers.ts'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** A page rendered for nobody in particular. */
export type RenderedPage = {
  response: Response
  /** Its bytes, where they are not in its body. */
  html?: Buffer<ArrayBuffer> | undefined
  /** The center whose changes it shows; the search that it answers. */
  subject: PageSubject
}

/** What an answer is made of; `keep` is false for errors and redirects. */
export type KeptPage = {
  status: number
  headers: [string, string][]
  /** For the Content-Security-Policy: the hashes of the page's own inline scripts and styles. */
  inlineSources: InlineSources
  etag: string
  bodies: Record<Encoding, Buffer<ArrayBuffer>>
  subject: PageSubject
  renderedAt: number
  keep: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

export type PageCache = {
  /** The page at a kept address: from memory, or rendered once for all who wait for it. */
  read(address: string): Promise<{ page: KeptPage; from: 'memory' | 'render' }>
  /** The same where it is in memory and fresh, at once; for the front of the house. */
  peek(address: string): KeptPage | undefined
  /** Forgets what shows the center with this id; 'all' forgets everything. */
  forget(what: string): void
  /** Keeps nothing while `isOff`: changes might not be heard of. */
  turn(isOff: boolean): void
  /** Bytes and pages in memory. */
  measure(): { bytes: number; pages: number }
}

type PageCacheOptions = {
  render: (address: string) => Promise<RenderedPage>
  logger: Logger
  /** Bytes of compressed and plain pages, all together. */
  maxBytes?: number
  now?: () => number
}

/** A page names today's weekday: it may be wrong about it for this long after midnight, no longer. */
const freshMs = 5 * 60_000
/** How much older a page may be that is shown while it is rendered anew. */
const staleMs = 10 * 60_000

/**
 * Pages in memory, compressed once, the least used forgotten first. A page is rendered once however
 * many wait for it; one whose data changed while it was rendered is answered and not kept, and whoever
 * asks after the change gets a new one.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, logger, maxBytes = 64 * 1024 * 1024, now = Date.now } = options
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ bodies }) =>
      1_000 + bodies.br.length + bodies.gzip.length + bodies.identity.length,
  })
  const flights = new Map<string, Promise<KeptPage>>()
  let isOff = false

  const fly = (address: string): Promise<KeptPage> => {
    const flight = build(render, address, now()).then(
      (page) => {
        // Another one under this address, or none: something changed meanwhile.
        if (flights.get(address) !== flight) return page
        flights.delete(address)
        if (page.keep && !isOff) pages.set(address, page)
        return page
      },
      (error) => {
        if (flights.get(address) === flight) flights.delete(address)
        throw error
      },
    )
    flights.set(address, flight)
    return flight
  }
  const peek = (address: string) => {
    const page = pages.get(address)
    return page && now() - page.renderedAt < freshMs ? page : undefined
  }
  return {
    peek,
    async read(address) {
      const page = pages.get(address)
      const age = page ? now() - page.renderedAt : Number.POSITIVE_INFINITY
      if (page && age < freshMs + staleMs) {
        if (age >= freshMs && !flights.has(address)) {
          fly(address).catch((error) => logger.error({ err: error }, 'a page was not renewed'))
        }
        return { page, from: 'memory' }
      }
      return { page: await (flights.get(address) ?? fly(address)), from: 'render' }
    },
    forget(what) {
      flights.clear()
      if (what === 'all') return pages.clear()
      for (const [address, page] of pages) if (page.subject.centerId === what) pages.delete(address)
    },
    turn(off) {
      isOff = off
      flights.clear()
      pages.clear()
    },
    measure: () => ({ bytes: pages.calculatedSize, pages: pages.size }),
  }
}

async function build(
  render: PageCacheOptions['render'],
  address: string,
  renderedAt: number,
): Promise<KeptPage> {
  const { response, html, subject } = await render(address)
  const identity = html ?? Buffer.from(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity),
  ])
  response.headers.delete('Set-Cookie')
  return {
    status: response.status,
    headers: [...response.headers],
    inlineSources: hashInline(identity.toString('utf8')),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br, gzip: gz, identity },
    subject,
    renderedAt,
    keep: response.status === 200,
  }
}

/** `'sha256-…'` of each inline style, and of each inline script that runs. Data, such as JSON-LD, does not. */
export function hashInline(html: string): InlineSources {
  const sources = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes = '', code = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (/\bsrc=|\btype="(?!module")/.test(attributes)) continue
    const hash = createHash('sha256').update(code).digest('base64')
    sources[kind as keyof typeof sources].add(`'sha256-${hash}'`)
  }
  return { scripts: [...sources.script].join(' '), styles: [...sources.style].join(' ') }
}
