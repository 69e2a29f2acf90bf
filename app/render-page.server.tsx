import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { keepPart } from './keep-part.server.tsx'
import { KeptParts } from './ui/kept.tsx'

const slowestRender = 8_000

/** What React's string renderer leaves where a part is not there yet, or fails. */
const leftOut = '<!--$!-->'

const pageEnd = '</body></html>'

export type RenderedPage = {
  /** In UTF-8. */
  html: Buffer<ArrayBuffer>
  /** Whether a part of it could not be rendered. */
  failed: boolean
}

type Settings = {
  url: string
  /** For its scripts; undefined where the host allows them by their hashes. */
  nonce: string | undefined
  /** Told what a part failed of. */
  report(error: unknown): void
}

/**
 * A page's whole HTML, with the data that its scripts start from. Rejects where nothing can be shown.
 *
 * React writes it as one string: its stream encodes a page in some thousand small pieces, a sixth of all that
 * a page takes. Only a part whose code is not loaded yet, once in a process, is waited for as a stream.
 */
export async function renderPage(entry: EntryContext, settings: Settings): Promise<RenderedPage> {
  // The router would have React wait for the data as for a part of the page.
  const { serverHandoffStream: data, ...page } = { ...entry, manifest: withOwnRoutes(entry) }
  const router = (
    <KeptParts value={keepPart}>
      <ServerRouter context={page} url={settings.url} nonce={settings.nonce} />
    </KeptParts>
  )
  const html = renderToString(router)
  const rendered = html.includes(leftOut)
    ? await renderPatiently(router, settings)
    : { html: `<!DOCTYPE html>${html}`, failed: false }
  const script =
    data && entry.renderMeta?.didRenderScripts
      ? writeData(await text(data), settings.nonce)
      : undefined
  return { html: encodePage(rendered.html, script), failed: rendered.failed }
}

/** Waits for every part, and says what one failed of. */
function renderPatiently(
  router: ReactNode,
  { nonce, report }: Settings,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce,
      // However long a part is, it stands in its place, and no script has to put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        failed = true
        report(error)
      },
    })
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), slowestRender)
  })
}

/**
 * The manifest with only the routes that make up this page: React Router prepares each that it finds anew
 * for every page. What is asked for by its id is found as before.
 */
function withOwnRoutes({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes: typeof manifest.routes = Object.create(manifest.routes)
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id]
  return { ...manifest, routes }
}

/** Says to React Router's scripts what its own `ServerRouter` does, in one piece and at the page's end. */
function writeData(data: string, nonce: string | undefined): string {
  const start = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`
  const value = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `${start}((c)=>{c.enqueue(${value});c.close()})(window.__reactRouterContext.streamController)</script>`
}

const encoder = new TextEncoder()

/** A page in UTF-8, with this script at its end. `Buffer.from` reads a text twice, to count first. */
function encodePage(html: string, script: string | undefined): Buffer<ArrayBuffer> {
  if (script !== undefined && !html.endsWith(pageEnd)) throw new Error('a page ends in other tags')
  const page = script === undefined ? html : html.slice(0, -pageEnd.length) + script + pageEnd
  // Letters beyond ASCII, which take two bytes or three, are few.
  const bytes = Buffer.allocUnsafeSlow(Math.ceil(page.length * 1.1))
  const { read, written } = encoder.encodeInto(page, bytes)
  return read === page.length ? bytes.subarray(0, written) : Buffer.from(page)
}
