import { STATUS_CODES } from 'node:http'
import type { MiddlewareHandler } from 'hono'

/**
 * A problem document (RFC 9457). `detail` is for the person who wrote the client and says how to mend the request.
 * `errors` names the parameters at fault.
 */
export type Problem = {
  status: number
  detail: string
  errors?: { parameter: string; detail: string }[]
}

/** Thrown by code that handles a request for open data; `answerProblem` becomes the response. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Problem
  readonly headers: Record<string, string>
  constructor(problem: Problem, headers: Record<string, string> = {}) {
    super(problem.detail)
    this.problem = problem
    this.headers = headers
  }
}

/** Without a `type`, a problem means what its status means (RFC 9457, 4.2.1). */
export function answerProblem(problem: Problem, headers: Record<string, string> = {}): Response {
  const body = { title: STATUS_CODES[problem.status] ?? 'Error', ...problem }
  return new Response(`${JSON.stringify(body)}\n`, {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** Makes problem documents of the plain texts with which middleware before the routes refuses a request. */
export function explainRefusals(covers: (pathname: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (status < 400 || !covers(c.req.path) || !headers.get('Content-Type')?.startsWith('text/')) {
      return
    }
    const detail = await c.res.text()
    const allow = headers.get('Allow')
    c.res = answerProblem({ status, detail }, allow ? { Allow: allow } : {})
  }
}
