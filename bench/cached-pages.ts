import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { register } from 'node:module'
import path from 'node:path'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { fallbackSite } from '#app/visitors/shell/fallback-site.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import {
  type BenchSettings,
  inFolder,
  type Line,
  load,
  rendered,
  type Served,
  startBuiltServer,
  summarize,
} from './bench.ts'
import { fillDirectory, inDatabase } from './fill-directory.ts'
import { searchFor } from './search.ts'

const rounds = 5

/** The compressed body. */
export type CachedPage = { path: string; headers: Record<string, string>; compressed: Buffer }

/**
 * Compare cached pages with nginx, which serves the same compressed bytes and headers from files
 * with one worker. Takes turns, because other work on the machine then affects both. Compares CPU
 * time per response: by the clock, the client limits nginx.
 */
export function benchCachedPages({ seconds }: BenchSettings): Promise<Line[]> {
  return inFolder(async (folder) => {
    const settings = { DATA_DIR: path.join(folder, 'data'), SAMPLE_DATA: 'on' }
    const server = await startBuiltServer(settings)
    try {
      const pages = await listCachedPages(server.address)
      const nginx = await startNginx(path.join(folder, 'nginx'), pages)
      if (!nginx) return []
      try {
        for (const page of pages) {
          const { compressed } = await readCached(nginx.address, page.path)
          if (!compressed.equals(page.compressed)) throw new Error(`nginx differs: ${page.path}`)
        }
        const paths = pages.map((page) => page.path)
        return await compare(server, nginx, paths, seconds)
      } finally {
        await nginx.stop()
      }
    } finally {
      await server.stop()
    }
  })
}

/** Home, the directory and one center, as the server answers them from its cache. */
export async function listCachedPages(address: string): Promise<CachedPage[]> {
  const home = await fetch(address).then((response) => response.text())
  const center = /href="(\/centers\/[^"?#]+)"/.exec(home)?.[1]
  if (!center) throw new Error('Home names no center')
  const pages: CachedPage[] = []
  for (const page of ['/', '/centers', center]) pages.push(await readCached(address, page))
  return pages
}

/** Request a page twice and return the second response, which comes from the cache. */
async function readCached(address: string, page: string): Promise<CachedPage> {
  await fetch(address + page).then((response) => response.arrayBuffer())
  return new Promise((resolve, reject) => {
    get(address + page, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const headers = answer.headers as Record<string, string>
      resolve({ path: page, headers, compressed: Buffer.concat(chunks) })
    }).once('error', reject)
  })
}

async function compare(ours: Served, nginx: Served, pages: string[], seconds: number) {
  const lines: Line[] = []
  for (const page of pages) {
    const next = () => ({ path: page })
    await load(ours, 2, next)
    const turns: { ours: number; nginx: number }[] = []
    for (let round = 0; round < rounds; round++) {
      turns.push({
        ours: (await load(ours, seconds, next)).processor,
        nginx: (await load(nginx, seconds, next)).processor,
      })
    }
    const median = (of: 'ours' | 'nginx') => summarize(turns.map((turn) => turn[of])).median
    const figures = { ours: median('ours'), reference: median('nginx') }
    lines.push({ what: page, unit: 'µs/answer', ...figures, against: 'nginx' })
  }
  return lines
}

// Headers that nginx writes itself or that only our server measures.
const own = 'content-length content-type date connection keep-alive etag server-timing x-request-id'

/**
 * Start nginx with one worker that serves these pages from files in `folder`; null when it isn't
 * installed.
 */
async function startNginx(folder: string, pages: readonly CachedPage[]): Promise<Served | null> {
  const port = await findFreePort()
  const locations: string[] = []
  await mkdir(folder, { recursive: true })
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, `page-${index}.html`)
    await writeFile(file, page.compressed)
    const headers = Object.entries(page.headers)
      .filter(([name]) => !own.split(' ').includes(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    // nginx treats a path with a trailing slash as a folder, even with `alias`.
    const where = page.path.endsWith('/') ? `rewrite ^ /page-${index}.html break` : `alias ${file}`
    locations.push(`location = ${page.path} { ${where}; ${headers.join(' ')} }`)
  }
  const configuration = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; master_process off;
pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  default_type "text/html; charset=utf-8"; access_log off; sendfile on; tcp_nopush on; tcp_nodelay on;
  keepalive_timeout 65; keepalive_requests 100000000; open_file_cache max=100; etag on; ${temporary}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n    ')} }
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  if (!(await isServing(address, child))) return null
  return { address, stop, pid: child.pid ?? 0 }
}

/** Return false and say why when nginx isn't available. */
async function isServing(address: string, child: ChildProcess): Promise<boolean> {
  let failure: NodeJS.ErrnoException | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (let tries = 0; tries < 50; tries++) {
    if (failure?.code === 'ENOENT') console.log('Skipped: nginx is not installed.')
    if (failure?.code === 'ENOENT') return false
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    if (await fetch(address).catch(() => null)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw failure ?? new Error('nginx does not answer')
}

// Vite imports an SVG as its URL; Node can't import one.
const drawings = `export const load = (url, context, next) =>
  /\\.svg\\b/.test(url)
    ? { format: 'module', source: 'export default "/drawing.svg"', shortCircuit: true }
    : next(url, context)`

const size = 14_034

/**
 * Compare uncached directory pages over 14,034 centers, each with a different page or order, with
 * React's `renderToString` of the same 24 cards. Takes turns, because other work on the machine
 * then affects both.
 */
export function benchRenderedPages({ seconds }: BenchSettings): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    await fillDirectory({ dataDir }, size)
    const addresses = ['rating', 'name', 'reviews'].flatMap((sort) =>
      Array.from({ length: 40 }, (_, index) => `sort=${sort}&page=${index + 1}`),
    )
    const { centers } = await inDatabase({ dataDir }, (database) => searchFor(database, ''))
    register(`data:text/javascript,${encodeURIComponent(drawings)}`)
    const { CenterRows } = await import('#app/center/center-row.tsx')
    const { SiteProvider } = await import('#app/ui/site.tsx')
    const renderFor = (duration: number) =>
      timeRenders(
        () =>
          createElement(
            SiteProvider,
            { value: fallbackSite },
            createElement(CenterRows, { centers }),
          ),
        duration,
      )
    const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
    try {
      let visits = 0
      const next = () => ({
        path: `/centers?${addresses[visits++ % addresses.length]}`,
        headers: rendered,
      })
      await load(server, 3, next)
      renderFor(1)
      const turns: { pages: number; cards: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const { perSecond } = await load(server, seconds, next)
        turns.push({ pages: perSecond, cards: renderFor(seconds) })
      }
      const cards = summarize(turns.map((turn) => turn.cards)).median
      const ratio = summarize(turns.map((turn) => turn.pages / turn.cards)).median
      const against = { reference: cards, against: 'renderToString', wanted: { least: 0.3 } }
      return [{ what: 'directory, rendered', unit: 'pages/s', ours: ratio * cards, ...against }]
    } finally {
      await server.stop()
    }
  })
}

/** Return how often per second React renders an element without any other work. */
function timeRenders(element: () => ReactElement, seconds: number): number {
  const started = performance.now()
  let times = 0
  while (performance.now() - started < seconds * 1000) {
    renderToString(element())
    times++
  }
  return times / ((performance.now() - started) / 1000)
}
