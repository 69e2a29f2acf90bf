import { Writable } from 'node:stream'
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
          headers.set('Content-Type', 'text/html; charset=utf-8')
          pipe(
            collect((html) =>
              resolve(new Response(html, { headers, status: failed ? 500 : status })),
            ),
          )
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

function collect(done: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      // React goes on to use the buffer that it hands over.
      chunks.push(Buffer.from(chunk))
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/** What a loader or action threw, with its path; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context
    .get(loggerContext)
    .error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}
