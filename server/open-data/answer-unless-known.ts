import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { matchesTag } from '#app/lib/entity-tag.ts'

/** Answer with a whole text, or 304 if the client has it. Caches may store it but must revalidate. */
export function answerUnlessKnown(c: Context, text: string, contentType: string): Response {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const headers = {
    ETag: `"${hash}"`,
    'Cache-Control': 'public, no-cache',
    // Compression adds it only to a body, and a 304 has the headers of its 200 (RFC 9110, 15.4.5).
    Vary: 'Accept-Encoding',
  }
  if (matchesTag(c.req.header('If-None-Match') ?? null, headers.ETag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': contentType } })
}

export function answerJson(c: Context, value: unknown): Response {
  return answerUnlessKnown(c, writeJson(value), jsonType)
}

/** Answer with JSON that no cache may store. */
export function answerJsonOnce(value: unknown): Response {
  const headers = { 'Content-Type': jsonType, 'Cache-Control': 'private, no-store' }
  return new Response(writeJson(value), { headers })
}

const jsonType = 'application/json; charset=utf-8'

const writeJson = (value: unknown) => `${JSON.stringify(value)}\n`
