import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loggerContext, nonceContext } from './context.ts'

const slowestRender = 8_000

/** Renders a page whole before the first byte: its status is true, and a phone gets it in one go. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          )
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          failed = true
          context.get(loggerContext).error({ err: error }, 'rendering failed')
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), slowestRender)
  })
}

/** What a loader or action threw, with its path; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context
    .get(loggerContext)
    .error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}
