import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loggerContext, nonceContext, viewerContext } from './context.ts'
import { inlineStyles } from './inline-styles.server.ts'

const slowestRender = 8_000

/** Renders a page whole before the first byte: its status is true, and a phone gets it in one go. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const sheets = entry.manifest.routes.root?.css ?? []
  const { html, failed } = await render(entry, request.url, nonce, (error) =>
    context.get(loggerContext).error({ err: error }, 'rendering failed'),
  )
  const init = { headers, status: failed ? 500 : status }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A page that is kept has no nonce: the host allows what is in it by its hash.
  if (import.meta.env.PROD && nonce === undefined && isStatic(entry)) {
    headers.set('Speculation-Rules', '"/speculation-rules.json"')
    return new Response(sheets.reduce(inlineStyles, html.toString()), init)
  }
  headers.set('Link', sheets.map(preloadStyle).join(', '))
  return new Response(html, init)
}

type Rendered = { html: Buffer<ArrayBuffer>; failed: boolean }

function render(
  entry: EntryContext,
  url: string,
  nonce: string | undefined,
  report: (error: unknown) => void,
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={withOwnRoutes(entry)} url={url} nonce={nonce} />,
      {
        nonce,
        // However long a part is, it stands in its place, and no script has to put it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          pipe(collect((html) => resolve({ html, failed })))
        },
        onShellError: reject,
        onError(error) {
          failed = true
          report(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), slowestRender)
  })
}

/**
 * The same with only the routes that make up this page: React Router prepares each that it finds anew for
 * every page. What is asked for by its id is found as before.
 */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes: typeof manifest.routes = Object.create(manifest.routes)
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id]
  return { ...entry, manifest: { ...manifest, routes } }
}

/** What a browser fetches ahead for a visitor it keeps for a minute (`app/ui/fetch-ahead.ts`). */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  // Who has signed in since is not shown what a visitor was to see.
  response.headers.append('Vary', 'Cookie')
  const isAhead = /prefetch/.test(request.headers.get('Sec-Purpose') ?? '')
  if (isAhead && response.status === 200 && context.get(viewerContext).kind === 'anonymous') {
    response.headers.set('Cache-Control', 'private, max-age=60')
  }
  return response
}

/** Whether a page sends no scripts, so that all it will ever be is in its HTML. */
function isStatic({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as { noScript?: boolean } | undefined
    return handle?.noScript
  })
}

/**
 * Names the stylesheet before the page does: React writes it last into the head, after the scripts, and a
 * browser has six connections. Nothing can be shown without the one; the others can wait.
 */
function preloadStyle(href: string): string {
  return `<${href}>; rel=preload; as=style`
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
