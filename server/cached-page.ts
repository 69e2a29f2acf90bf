import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { matchesTag } from '#app/lib/entity-tag.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Milliseconds that a page stays fresh, unless its `Expires` header is sooner. */
const maxFreshMs = 5 * 60_000

type Encoding = 'br' | 'gzip' | 'identity'

type Variant = {
  etag: string | null
  headers: Record<string, string>
  /** For 304. */
  unchangedHeaders: Record<string, string>
  body: Buffer<ArrayBuffer>
}

export type CachedPage = {
  status: number
  variants: Record<Encoding, Variant>
  /** From the `Cache-Tag` header: "center:ID", "shows:SLUG", "beds", "empty-search". */
  tags: string[]
  /** Milliseconds since 1970. */
  renderedAt: number
  freshUntil: number
}

/**
 * Compress a rendered page and prepare its headers, once for every visitor. `forgetsCookies`: no cookie changes the
 * page, so other caches need not store it for each.
 */
export async function prepareCachedPage(
  response: Response,
  renderedAt: number,
  { forgetsCookies = false } = {},
): Promise<CachedPage> {
  const { status, headers } = response
  const identity = Buffer.from(await response.arrayBuffer())
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  const expires = Date.parse(headers.get('Expires') ?? '')
  const tags = (headers.get('Cache-Tag') ?? '').split(',').filter(Boolean)
  const type = headers.get('Content-Type')
  for (const name of ['Expires', 'Cache-Tag', 'Set-Cookie', 'Content-Length', 'Content-Type']) {
    headers.delete(name)
  }
  headers.set('Vary', forgetsCookies ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
  if (status === 200) headers.set('Cache-Control', 'public, no-cache')
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)

  const createVariant = (body: Buffer<ArrayBuffer>, encoding?: string): Variant => {
    // A strong tag names the bytes, so each encoding has its own.
    const etag = status === 200 ? `"${[hash, encoding].filter(Boolean).join('-')}"` : null
    const unchangedHeaders = { ...Object.fromEntries(headers), ...(etag && { etag }) }
    return {
      etag,
      headers: {
        ...unchangedHeaders,
        ...(type && { 'content-type': type }),
        ...(encoding && { 'content-encoding': encoding }),
        'content-length': String(body.length),
      },
      unchangedHeaders,
      body,
    }
  }
  const maxFresh = renderedAt + maxFreshMs
  return {
    status,
    variants: {
      br: createVariant(br, 'br'),
      gzip: createVariant(gz, 'gzip'),
      identity: createVariant(identity),
    },
    tags,
    renderedAt,
    freshUntil: Number.isNaN(expires) ? maxFresh : Math.min(expires, maxFresh),
  }
}

/**
 * Answer 304 if the browser has the page, else the page in an encoding that the browser accepts. Adds `headers`.
 * `@hono/node-server` writes bytes with a plain object of headers directly, without a web `Response` or `Headers`.
 */
export function respondWithPage(
  c: Context,
  page: CachedPage,
  headers: Record<string, string>,
): Response {
  const variant = page.variants[chooseEncoding(c)]
  const known = c.req.header('If-None-Match')
  if (known && variant.etag && matchesTag(known, variant.etag)) {
    return new Response(null, { status: 304, headers: { ...variant.unchangedHeaders, ...headers } })
  }
  return new Response(c.req.method === 'HEAD' ? null : variant.body, {
    status: page.status,
    headers: { ...variant.headers, ...headers },
  })
}

/**
 * The smallest encoding that the browser accepts (RFC 9110, 12.5.3). Without `match`, Hono would choose by the
 * browser's order, which for "gzip, deflate, br" is the larger gzip.
 */
function chooseEncoding(c: Context): Encoding {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: plain }) => {
      const find = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)
      return supports.find((name) => ((find(name) ?? find('*'))?.q ?? 0) > 0) ?? plain
    },
  }) as Encoding
}
