import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { inFolder, type Line, printRatios, printTable, summarize } from './bench.ts'
import { startBuiltServer } from './built-server.ts'
import { fillDirectory } from './fill-directory.ts'
import { openBrowser, type Vitals, visit } from './first-visit.ts'

/** Bounds of a visitor's page: its largest paint beside that of a guide, milliseconds, thousands of bytes. */
const wanted = { paint: 1.1, blocking: 10, shift: 0.001, bytes: 90 }

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string' },
    'data-dir': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(`npm run bench:pages [-- --runs 9 --only samples|nation --data-dir DIR]

A phone's first visit to the public pages: slow 4G (150 ms a round trip, 1.6 Mbit/s) and a processor
four times slower, beside a guide (/about) in the same run. Once with the sample centers and once
with the nation's 14,034 real ones, or with what lies in --data-dir. Page by page in turns; medians.`)
} else {
  await inFolder(run)
}

async function run(folder: string): Promise<void> {
  const sizes: Record<string, () => Promise<Record<string, string>>> = values['data-dir']
    ? { given: async () => ({ DATA_DIR: values['data-dir'] ?? '' }) }
    : {
        samples: async () => ({ DATA_DIR: path.join(folder, 'samples'), SAMPLE_DATA: 'on' }),
        nation: async () => {
          const dataDir = path.join(folder, 'nation')
          await fillDirectory({ dataDir }, 14_034)
          return { DATA_DIR: dataDir, SAMPLE_DATA: 'off' }
        },
      }
  const browser = await openBrowser()
  const lines: (Line & { bench: string })[] = []
  try {
    for (const [size, prepare] of Object.entries(sizes)) {
      if (values.only && values.only !== size) continue
      lines.push(...(await measureSite(browser, size, await prepare())))
    }
  } finally {
    await browser.close()
  }
  printRatios(lines)
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
    // Rendered once beforehand: a visitor mostly meets a cached page.
    for (const address of Object.values(pages)) await (await fetch(address)).arrayBuffer()
    const measured = await visitInTurns(browser, pages)
    printVitals(size, measured)
    return compare(size, measured)
  } finally {
    await server.stop()
  }
}

/** In turns, so that a busy moment of the machine meets them all. */
async function visitInTurns(
  browser: Browser,
  pages: Record<string, string>,
): Promise<Map<string, Vitals>> {
  const measured = new Map<string, Vitals[]>(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run < Number(values.runs); run++) {
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
    firstBytes: median('firstBytes'),
  }
}

function printVitals(size: string, measured: Map<string, Vitals>): void {
  console.log(`\nFirst visit, ${size}, median of ${values.runs}`)
  printTable([
    ['page', 'LCP ms', 'CLS', 'blocking ms', 'kB', 'kB of HTML and CSS at first paint'],
    ...[...measured].map(([name, { lcp, cls, blocking, bytes, firstBytes }]) => [
      name,
      lcp.toFixed(0),
      cls.toFixed(3),
      blocking.toFixed(0),
      (bytes / 1000).toFixed(0),
      (firstBytes / 1000).toFixed(1),
    ]),
  ])
}

function compare(size: string, measured: Map<string, Vitals>): (Line & { bench: string })[] {
  const about = measured.get('about')
  if (!about) throw new Error('/about was not measured')
  return [...measured].flatMap(([name, { lcp, blocking, cls, bytes }]) => {
    if (name === 'about') return []
    const line = { bench: size, wanted: { most: 1 }, against: 'limit' }
    return [
      {
        ...{ bench: size, what: `${name}: largest paint`, unit: 'ms', ours: lcp },
        ...{ reference: about.lcp, against: '/about', wanted: { most: wanted.paint } },
      },
      {
        ...{ ...line, what: `${name}: blocking`, unit: 'ms', ours: blocking },
        reference: about.blocking + wanted.blocking,
      },
      { ...line, what: `${name}: shift`, unit: '', ours: cls, reference: wanted.shift },
      { ...line, what: `${name}: all`, unit: 'kB', ours: bytes / 1000, reference: wanted.bytes },
    ]
  })
}
