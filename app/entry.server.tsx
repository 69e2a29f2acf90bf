import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { loggerContext, nonceContext, viewerContext } from './context.ts'
import { inlineFirstStyles, inlineStyles } from './inline-styles.server.ts'
import { answerWithBytes } from './page-bytes.server.ts'
import { renderPage } from './render-page.server.tsx'

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
  const { html, failed } = await renderPage(entry, {
    url: request.url,
    nonce,
    report: (error) => context.get(loggerContext).error({ err: error }, 'rendering failed'),
  })
  const init = { headers, status: failed ? 500 : status }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A page that is kept has no nonce: the host allows what is in it by its hash.
  const isKept = import.meta.env.PROD && nonce === undefined
  if (isKept && isStatic(entry)) {
    headers.set('Speculation-Rules', '"/speculation-rules.json"')
    return answerWithBytes(Buffer.from(sheets.reduce(inlineStyles, html.toString())), init)
  }
  // A search has countless addresses, and few are where a visit begins.
  if (isKept && !new URL(request.url).search) {
    return answerWithBytes(Buffer.from(sheets.reduce(inlineFirstStyles, html.toString())), init)
  }
  headers.set('Link', sheets.map(preloadStyle).join(', '))
  return answerWithBytes(html, init)
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

/** What a loader or action threw, with its path; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context
    .get(loggerContext)
    .error({ err: error, path: new URL(request.url).pathname.slice(0, 200) }, 'a page failed')
}
