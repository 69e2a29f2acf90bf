import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startBuiltServer } from './built-server.ts'
import { printTable, summarize } from './statistics.ts'

const runs = 5
// Slow 4G: 150 ms a round trip, 1.6 Mbit/s, a processor four times slower.
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

const pages = {
  home: '/',
  directory: '/centers',
  center: '/centers/cedar-lantern-recovery-center',
  emergency: '/emergency-help',
}

type Seen = { lcp: number; cls: number; tasks: { start: number; end: number }[] }

type Vitals = { lcp: number; cls: number; blocking: number; bytes: number }

const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-bench-'))
const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'on' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  const rows: (string | number)[][] = [
    [`first visit, median of ${runs}`, 'LCP ms', 'CLS', 'blocking ms', 'kB over the network'],
  ]
  for (const [name, address] of Object.entries(pages)) {
    const measured: Vitals[] = []
    for (let run = 0; run < runs; run++)
      measured.push(await visit(browser, server.address + address))
    const median = (key: keyof Vitals) => summarize(measured.map((vitals) => vitals[key])).median
    rows.push([
      name,
      median('lcp').toFixed(0),
      median('cls').toFixed(3),
      median('blocking').toFixed(0),
      (median('bytes') / 1000).toFixed(0),
    ])
  }
  printTable(rows)
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** A phone's first visit, with an empty cache, until two seconds after the page has loaded. */
async function visit(opened: Browser, url: string): Promise<Vitals> {
  const context = await opened.newContext({
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
      const seen = { lcp: 0, cls: 0, tasks: [] as { start: number; end: number }[] }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          seen.cls += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          seen.tasks.push({ start: startTime, end: startTime + duration })
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(2_000)
    const { lcp, cls, tasks, painted } = await page.evaluate(() => ({
      ...(window as unknown as { seen: Seen }).seen,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    // Total Blocking Time counts from the first paint on: before it there is nothing to press.
    const blocking = tasks
      .map(({ start, end }) => Math.max(0, end - Math.max(start, painted) - 50))
      .reduce((sum, excess) => sum + excess, 0)
    return { lcp, cls, blocking, bytes }
  } finally {
    await context.close()
  }
}
