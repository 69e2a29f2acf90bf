import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { browserArguments } from '#tests/support/launch-options.ts'
import { inFolder, type Line, startBuiltServer, summarize } from './bench.ts'
import { fillDirectory } from './fill-directory.ts'

/**
 * Limits for a visitor's page: largest paint as a ratio to a guide's, blocking milliseconds, layout
 * shift, thousands of bytes.
 */
const wanted = { paint: 1.1, blocking: 10, shift: 0.001, bytes: 90 }

const runs = 9

/**
 * Measure a phone's first visit to the public pages, in turns with a guide (/about) in the same
 * run: once with the sample centers and once with the country's 14,034 real ones.
 */
export function benchPages(): Promise<Line[]> {
  return inFolder(async (folder) => {
    const nation = path.join(folder, 'nation')
    await fillDirectory({ dataDir: nation }, 14_034)
    const samples = { DATA_DIR: path.join(folder, 'samples'), SAMPLE_DATA: 'on' }
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: browserArguments,
    })
    try {
      return [
        ...(await measureSite(browser, 'samples', samples)),
        ...(await measureSite(browser, 'nation', { DATA_DIR: nation, SAMPLE_DATA: 'off' })),
      ]
    } finally {
      await browser.close()
    }
  })
}

async function measureSite(browser: Browser, size: string, settings: Record<string, string>) {
  const server = await startBuiltServer(settings)
  try {
    const list = await (await fetch(`${server.address}/centers`)).text()
    const center = /href="(\/centers\/[a-z0-9-]+)"/.exec(list)?.[1]
    if (!center) throw new Error('the directory shows no center')
    const pages = {
      home: `${server.address}/`,
      directory: `${server.address}/centers`,
      search: `${server.address}/centers?q=recovery`,
      center: server.address + center,
      about: `${server.address}/about`,
      emergency: `${server.address}/emergency-help`,
    }
    // Render each page once first: visitors usually get a cached page.
    for (const address of Object.values(pages)) await (await fetch(address)).arrayBuffer()
    const measured = await visitInTurns(browser, pages)
    return compare(size, measured)
  } finally {
    await server.stop()
  }
}

/** Visit the pages in turns: a busy moment of the machine then affects them all. */
async function visitInTurns(
  browser: Browser,
  pages: Record<string, string>,
): Promise<Map<string, Vitals>> {
  const measured = new Map<string, Vitals[]>(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, address] of Object.entries(pages)) {
      measured.get(name)?.push(await visit(browser, address))
    }
  }
  return new Map([...measured].map(([name, visits]) => [name, takeMedians(visits)]))
}

function takeMedians(visits: Vitals[]): Vitals {
  const median = (key: keyof Vitals) => summarize(visits.map((vitals) => vitals[key])).median
  return {
    lcp: median('lcp'),
    cls: median('cls'),
    blocking: median('blocking'),
    bytes: median('bytes'),
  }
}

function compare(size: string, measured: Map<string, Vitals>): Line[] {
  const about = measured.get('about')
  if (!about) throw new Error('/about was not measured')
  return [...measured].flatMap(([name, { lcp, blocking, cls, bytes }]) => {
    if (name === 'about') return []
    const page = `${name}, ${size}`
    const line = { wanted: { most: 1 }, against: 'limit' }
    return [
      {
        what: `${page}: largest paint`,
        unit: 'ms',
        ours: lcp,
        reference: about.lcp,
        against: '/about',
        wanted: { most: wanted.paint },
      },
      {
        ...line,
        what: `${page}: blocking`,
        unit: 'ms',
        ours: blocking,
        reference: about.blocking + wanted.blocking,
      },
      { ...line, what: `${page}: shift`, unit: '', ours: cls, reference: wanted.shift },
      { ...line, what: `${page}: all`, unit: 'kB', ours: bytes / 1000, reference: wanted.bytes },
    ]
  })
}

/** Slow 4G, with 150 ms of latency and 1.6 Mbit/s, and a CPU four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
/** Milliseconds that a new window is busy with itself, which must not count as part of a visit. */
const settling = 1_000

/** Times in milliseconds since the request; bytes as transferred. */
type Vitals = {
  lcp: number
  cls: number
  /** Total Blocking Time, from the first paint on: before it, there is nothing to press. */
  blocking: number
  bytes: number
}

type Shift = PerformanceEntry & { value: number }
type Seen = { lcp: number; cls: number; tasks: { start: number; end: number }[] }

/** Visit a page on a phone with an empty cache, until two seconds after the load. */
async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    let bytes = 0
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
      Object.assign(window, { seen })
      // Use only anonymous functions: the bench's compiler adds a helper for names, which the page
      // doesn't have.
      const kinds: [string, (entry: PerformanceEntry) => void][] = [
        ['largest-contentful-paint', ({ startTime }) => Object.assign(seen, { lcp: startTime })],
        [
          'layout-shift',
          (entry) => Object.assign(seen, { cls: seen.cls + (entry as Shift).value }),
        ],
        [
          'longtask',
          ({ startTime, duration }) =>
            void seen.tasks.push({ start: startTime, end: startTime + duration }),
        ],
      ]
      for (const [type, note] of kinds) {
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
        })
      }
    })
    await page.waitForTimeout(settling)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(2_000)
    const { lcp, cls, tasks, painted } = await page.evaluate(() => ({
      ...(window as unknown as { seen: Seen }).seen,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    const blocking = tasks
      .map(({ start, end }) => Math.max(0, end - Math.max(start, painted) - 50))
      .reduce((sum, excess) => sum + excess, 0)
    return { lcp, cls, blocking, bytes }
  } finally {
    await context.close()
  }
}
