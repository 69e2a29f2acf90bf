import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { browserArguments } from '#tests/support/browser-arguments.ts'

/** Slow 4G: 150 ms a round trip, 1.6 Mbit/s; and a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
/** A window that has just opened is busy with itself for as long, which no visit should pay for. */
const settling = 1_000

/** Times in milliseconds since the page was asked for; bytes as they came over the network. */
export type Vitals = {
  lcp: number
  cls: number
  /** Total Blocking Time: from the first paint on, because before it there is nothing to press. */
  blocking: number
  bytes: number
  /** HTML and styles that were there when something was first shown. */
  firstBytes: number
}

type Shift = PerformanceEntry & { value: number }
type Seen = { lcp: number; cls: number; tasks: { start: number; end: number }[] }

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: browserArguments,
  })
}

/** A phone's first visit, with an empty cache, until two seconds after the page has loaded. */
export async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const loaded = watchNetwork(client)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(() => {
      const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
      Object.assign(window, { seen })
      // No function here has a name: what keeps names in the bench is not there in the page.
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
    return { lcp, cls, blocking, ...loaded.weigh(painted) }
  } finally {
    await context.close()
  }
}

/** What comes over the network, by its kind and its time since the page was asked for. */
function watchNetwork(client: CDPSession) {
  const asked = new Map<string, { type: string | undefined; at: number }>()
  const finished: { type: string | undefined; at: number; bytes: number }[] = []
  let start = 0
  client.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    if (type === 'Document') start = timestamp
    asked.set(requestId, { type, at: timestamp })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp: at }) => {
    finished.push({ type: asked.get(requestId)?.type, at, bytes })
  })
  const sum = (files: typeof finished) => files.reduce((total, { bytes }) => total + bytes, 0)
  return {
    weigh: (painted: number) => ({
      bytes: sum(finished),
      firstBytes: sum(
        finished.filter(
          ({ type, at }) =>
            (type === 'Document' || type === 'Stylesheet') && (at - start) * 1000 <= painted,
        ),
      ),
    }),
  }
}
