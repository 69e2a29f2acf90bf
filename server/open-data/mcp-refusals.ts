import type { MiddlewareHandler } from 'hono'
import type { Site } from '#app/context.ts'
import { writeCrisisLines } from '#app/data/assistants/answer-tool-call.server.ts'

/**
 * Add the crisis lines to each refusal, because an assistant may show people why it was refused. In an error of JSON-RPC
 * they come before the message: programs show that, and not the error's data.
 */
export function addCrisisLines(site: Site): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    const type = headers.get('Content-Type')
    const isProblem = type === 'application/problem+json'
    if (!isProblem && type !== 'application/json') return
    const answer = await c.res.json()
    const crisisLines = writeCrisisLines(site)
    const body = isProblem ? { crisisLines, ...answer } : addToError(answer, crisisLines)
    c.res = new Response(`${JSON.stringify(body)}\n`, {
      status,
      headers: { 'Content-Type': type },
    })
  }
}

type RpcAnswer = { error?: { message: string } }

function addToError(answer: RpcAnswer, crisisLines: string): RpcAnswer {
  const { error } = answer
  if (!error) return answer
  return { ...answer, error: { ...error, message: `${crisisLines}\n\n${error.message}` } }
}
