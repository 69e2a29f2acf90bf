import { matchesTag } from '#app/lib/entity-tag.ts'
import type { Encoding, KeptPage } from './page-cache.ts'

type Asked = {
  method: string
  /** The headers of these names, as sent. */
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

export type PageAnswer = {
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer> | null
}

/** The answer to a request for a page: 304 where the browser has it, else in an encoding that it knows. */
export function answerWithPage(page: KeptPage, asked: Asked): PageAnswer {
  const encoding = chooseEncoding(asked.acceptEncoding)
  const headers: Record<string, string> = Object.fromEntries(page.headers)
  headers.vary = 'Accept-Encoding, Cookie'
  if (page.keep) {
    headers['cache-control'] = 'public, no-cache'
    // A strong tag names the bytes, and each encoding has its own.
    headers.etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
    if (asked.ifNoneMatch && matchesTag(asked.ifNoneMatch, headers.etag)) {
      delete headers['content-type']
      return { status: 304, headers, body: null }
    }
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const body = page.bodies[encoding]
  headers['content-length'] = String(body.length)
  return { status: page.status, headers, body: asked.method === 'HEAD' ? null : body }
}

const smallestFirst = ['br', 'gzip'] as const

/** The first of these encodings that an Accept-Encoding header takes (RFC 9110, 12.5.3). */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = smallestFirst,
): Encoding {
  if (!header) return 'identity'
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return offered.find(takes) ?? 'identity'
}
