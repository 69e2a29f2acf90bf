import type { MiddlewareHandler } from 'hono'
import type { Site } from '#app/context.ts'
import { writeCrisisLines } from '#app/features/assistants/answer-call.ts'

/** Adds the crisis lines to problem documents: an assistant may show people why it was refused. */
export function addCrisisLines(site: Site): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    const type = headers.get('Content-Type')
    if (type !== 'application/problem+json') return
    const problem = { crisisLines: writeCrisisLines(site), ...(await c.res.json()) }
    c.res = new Response(`${JSON.stringify(problem)}\n`, {
      status,
      headers: { 'Content-Type': type },
    })
  }
}
