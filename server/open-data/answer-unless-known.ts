import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { matchesTag } from '#app/lib/entity-tag.ts'

/** Answers with a whole text, or 304 if the client has it. Caches may store it but must revalidate. */
export function answerUnlessKnown(c: Context, text: string, contentType: string): Response {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const headers = { ETag: `"${hash}"`, 'Cache-Control': 'public, no-cache' }
  if (matchesTag(c.req.header('If-None-Match') ?? null, headers.ETag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': contentType } })
}

export function answerJson(c: Context, value: unknown): Response {
  return answerUnlessKnown(c, `${JSON.stringify(value)}\n`, 'application/json; charset=utf-8')
}
