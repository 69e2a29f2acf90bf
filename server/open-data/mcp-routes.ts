import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openDataLimit } from '#app/data/hsds/open-data-limits.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import type { OpenDataContext, OpenDataRoutes } from './open-data-routes.ts'
import { answerProblem, ProblemError } from './problems.ts'

/** Bytes of a message: far more than a question needs. */
const maxMessage = 64 * 1024

/** Statuses with which the protocol's transport refuses a request before it reads the message. */
const refusals: Record<number, string> = {
  406: 'Send "Accept: application/json, text/event-stream", as the Model Context Protocol asks.',
  415: 'Send JSON, with "Content-Type: application/json".',
}

/** The Model Context Protocol for assistants: streamable HTTP, without sessions, one JSON answer to each message. */
export function mcpRoutes(context: OpenDataContext): OpenDataRoutes {
  const { database, site, logger, takePoints, readInLine } = context
  const routes: OpenDataRoutes = new Hono({ strict: false })
  routes.post('/', limitMessage, async (c) => {
    const text = await c.req.text()
    await takePoints(c, Math.floor(text.length / openDataLimit.messageLength))
    const message = parseJson(text)
    if (message === undefined) return answerRpcError(-32700, 'This is not JSON.')
    // One request with many messages would pass the limit of requests.
    if (Array.isArray(message)) return answerRpcError(-32600, 'Send one message in each request.')
    // Costs 90 ms and 12 MB, which most servers never need.
    const { answerMessage, isMessage } = await import('./mcp-server.ts')
    // The transport would say that it is not JSON.
    if (!isMessage(message)) return answerRpcError(-32600, 'Not a JSON-RPC 2.0 message.')
    const response = await readInLine(c, () =>
      answerMessage(c.req.raw, message, {
        logger,
        context: { site, now: new Date(), read: (work) => asApiReader(database, work) },
      }),
    )
    const detail = refusals[response.status]
    if (detail) return answerProblem({ status: response.status, detail })
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
  routes.all('/', () =>
    answerProblem(
      { status: 405, detail: 'Send messages of the Model Context Protocol here, with POST.' },
      { Allow: 'POST, OPTIONS' },
    ),
  )
  return routes
}

const limitMessage = bodyLimit({
  maxSize: maxMessage,
  onError: () => {
    throw new ProblemError({ status: 413, detail: `A message has at most ${maxMessage} bytes.` })
  },
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** An error of JSON-RPC for a message that has no readable id. */
function answerRpcError(code: number, message: string): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null }
  return Response.json(body, { status: 400, headers: { 'Cache-Control': 'no-store' } })
}
