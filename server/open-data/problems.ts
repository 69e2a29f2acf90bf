import { STATUS_CODES } from 'node:http'
import type { Context, Next } from 'hono'
import * as z from 'zod'

/**
 * A problem document (RFC 9457). `detail` is for the person who wrote the client and says how to fix the request.
 * Without a `type`, a problem means what its status means (4.2.1 there).
 */
export const problemSchema = z
  .object({
    title: z.string().meta({ description: 'The name of the status.' }),
    status: z.int().meta({ description: 'The HTTP status.' }),
    detail: z.string().meta({ description: 'How to fix the request, in English.' }),
    errors: z
      .array(
        z.object({
          parameter: z.string().meta({ description: 'Its name.' }),
          detail: z.string().meta({ description: 'Follows the name: "must be a UUID".' }),
        }),
      )
      .optional()
      .meta({ description: 'The parameters that are wrong.' }),
  })
  .meta({ id: 'Problem', description: 'A problem document (RFC 9457).' })

export type Problem = Omit<z.infer<typeof problemSchema>, 'title'>

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

/** Turn the plain-text refusal of a later middleware into a problem document. */
export async function explainRefusal(c: Context, next: Next): Promise<void> {
  await next()
  const { status, headers } = c.res
  if (status < 400 || !headers.get('Content-Type')?.startsWith('text/')) return
  const detail = await c.res.text()
  // Hono copies the refusal's headers into the new response, and this one would win over "no-store".
  headers.delete('Cache-Control')
  c.res = answerProblem({ status, detail })
}
