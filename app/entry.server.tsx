import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loggerContext, nonceContext, viewerContext } from './context.ts'
import { isFrameable, runsReact } from './find-page.ts'

const maxRenderTime = 8_000

/**
 * Render the whole page before sending the first byte: the status is right, and a phone gets one
 * response.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isMember = context.get(viewerContext).kind === 'member'
  const { pathname } = entry.staticHandlerContext.location
  const isReact = runsReact(pathname, isMember)
  const nonce = isReact ? randomBytes(16).toString('base64') : undefined
  context.set(nonceContext, nonce ?? null)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!isReact && !isFrameable(pathname)) {
    headers.set('Speculation-Rules', '"/speculation-rules.json"')
  }
  return new Promise((resolve, reject) => {
    let hasShell = false
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Keeps long sections in place, because no script would move them there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          hasShell = true
        },
        onAllReady() {
          clearTimeout(timer)
          // Not as a stream: Node throws outside of any request where a visitor leaves in the middle of one.
          const rendered = buffer(pipe(new PassThrough()))
          resolve(
            rendered.then(
              (body) => new Response(body, { headers, status: hasFailed ? 500 : status }),
            ),
          )
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          // Without a shell, React Router renders the page again with the error.
          if (!hasShell) return
          hasFailed = true
          context.get(loggerContext).error({ err: error }, 'rendering failed')
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), maxRenderTime)
  })
}

/** Log errors from loaders and actions with their path, except after the visitor left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context
    .get(loggerContext)
    .error({ err: error, path: new URL(request.url).pathname.slice(0, 200) }, 'a page failed')
}
