import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createContext, runInContext } from 'node:vm'
import { type ComponentType, lazy, Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderPage } from './render-page.server.tsx'

const url = 'http://localhost/'
const nonce = 'abc'

type Render = (entry: EntryContext) => Promise<string>

const Root = () => (
  <html lang="en">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
)

/** What React Router answers to a request for a page of one route, rendered in this way. */
async function answer(render: Render, page: ComponentType, loader = (): unknown => null) {
  const routes: Record<string, object> = {
    root: { id: 'root', path: '', module: { default: Root } },
    page: { id: 'page', parentId: 'root', index: true, module: { default: page, loader } },
  }
  const build = {
    entry: {
      module: {
        default: async (_: Request, status: number, headers: Headers, entry: EntryContext) =>
          new Response(await render(entry), { status, headers }),
        handleError: () => {},
      },
    },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        Object.entries(routes).map(([id, route]) => [id, { ...route, module: `/${id}.js` }]),
      ),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  return createRequestHandler(build, 'production')(new Request(url))
}

/** As the pages of this site are rendered, with what failed. */
function ours(failures: unknown[] = []): Render {
  return async (entry) => {
    const report = (error: unknown) => failures.push(error)
    const { html, failed } = await renderPage(entry, { url, nonce, report })
    expect(failed).toBe(failures.length > 0)
    return html.toString()
  }
}

/** As React Router's own template does it. */
const theirs: Render = (entry) =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <ServerRouter context={entry} url={url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
      },
    )
  })

/** Runs a page's inline scripts, and reads what they give to React Router's. */
async function readData(html: string): Promise<string> {
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {}
  const context = createContext({ window, ReadableStream, TextEncoderStream })
  for (const [, script = ''] of html.matchAll(/<script nonce="abc">(.*?)<\/script>/gs)) {
    runInContext(script, context)
  }
  if (!window.__reactRouterContext) throw new Error('no scripts')
  return text(window.__reactRouterContext.stream)
}

const hostile = { name: `</script><script>alert(1)</script><!-- é ’ \u2028 "\\`, many: [1, null] }
const giveHostile = () => hostile
const Page = () => <h1>{JSON.stringify(useLoaderData())}</h1>

const Part = () => <p>Part</p>
const LatePart = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return { default: Part }
})
const failure = new Error('broken')
const Broken = (): never => {
  throw failure
}
const hold = (Held: ComponentType) => () => (
  <>
    <h1>Here</h1>
    <Suspense fallback={<p>Nothing</p>}>
      <Held />
    </Suspense>
  </>
)

describe('a page', () => {
  it('gives its scripts the same data as React Router’s own rendering, whatever is in it', async () => {
    const page = await (await answer(ours(), Page, giveHostile)).text()
    const expected = await (await answer(theirs, Page, giveHostile)).text()
    expect(await readData(page)).toBe(await readData(expected))
    expect(await readData(page)).toContain('alert(1)')
  })

  it('is otherwise the same HTML, whole and with its doctype', async () => {
    const withoutData = (html: string) =>
      html.replace(/(<!--\/?\$-->|<script nonce="abc">.*?<\/script>)/gs, '')
    const page = await (await answer(ours(), Page, giveHostile)).text()
    const expected = await (await answer(theirs, Page, giveHostile)).text()
    expect(withoutData(page)).toBe(withoutData(expected))
    expect(page).toMatch(/^<!DOCTYPE html><html lang="en">.*<h1>.*<\/script><\/body><\/html>$/s)
  })

  it('waits for a part whose code is still to be loaded, and has it in its place', async () => {
    for (const time of ['first', 'second']) {
      const page = await (await answer(ours(), hold(LatePart))).text()
      expect(page, time).toContain('<h1>Here</h1><!--$--><p>Part</p><!--/$-->')
      expect(await readData(page)).toContain('loaderData')
    }
  })

  it('stands without a part that fails, and says what failed', async () => {
    const failures: unknown[] = []
    const page = await (await answer(ours(failures), hold(Broken))).text()
    expect(failures).toEqual([failure])
    expect(page).toContain('<h1>Here</h1>')
    expect(page).toContain('<p>Nothing</p>')
  })

  it('that cannot be shown is answered with 500', async () => {
    const response = await answer(ours(), Broken)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('Application Error')
  })
})
