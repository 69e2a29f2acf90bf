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
        // However long a part is, it stands in its place, and no script has to put it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          headers.set('Link', preloadStyles(entry))
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

/**
 * Names the stylesheet before the page does: React writes it last into the head, after the scripts, and a
 * browser has six connections. Nothing can be shown without the one; the others can wait.
 */
function preloadStyles({ manifest }: EntryContext): string {
  const styles = manifest.routes.root?.css ?? []
  return styles.map((href) => `<${href}>; rel=preload; as=style`).join(', ')
}

/** The least that React needs of a stream: a real one would pass fifty small pieces through its queue. */
function collect(done: (bytes: Buffer<ArrayBuffer>) => void): NodeJS.WritableStream {
  const chunks: Uint8Array[] = []
  const sink = {
    // React gives away each piece and takes a new one.
    write: (chunk: Uint8Array | string) =>
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk) > 0,
    end: () => done(Buffer.concat(chunks)),
    destroy: () => sink,
    on: () => sink,
  }
  return sink as unknown as NodeJS.WritableStream
}

/** What a loader or action threw, with its path; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context
    .get(loggerContext)
    .error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}
