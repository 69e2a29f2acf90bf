import { get } from 'node:http'
import path from 'node:path'
import { type BenchSettings, inFolder, type Line } from './bench.ts'
import { startBuiltServer } from './built-server.ts'
import { hasProgram, type Load, loadPage } from './load.ts'
import { type StaticPage, startNginx } from './nginx.ts'
import { readProcessorTime } from './server-processor.ts'
import { printTable, summarize } from './statistics.ts'

const connections = 50
const rounds = 5
/** Of the requests per second of nginx. */
const least = 0.4

/**
 * Cached pages beside nginx with one worker that serves the same compressed bytes with the same headers
 * from files: in turns, so that whatever else the machine does meets both.
 */
export async function benchCachedPages({ seconds }: BenchSettings): Promise<Line[]> {
  if (!(await hasProgram('nginx'))) {
    console.log('Skipped: nginx is not installed.')
    return []
  }
  if (!(await hasProgram('wrk'))) {
    console.log('wrk is not installed: autocannon makes the load, and is what limits both.')
  }
  return inFolder(async (folder) => {
    const server = await startBuiltServer({
      DATA_DIR: path.join(folder, 'data'),
      SAMPLE_DATA: 'on',
    })
    try {
      const home = await fetch(server.address).then((response) => response.text())
      const center = /href="(\/centers\/[^"?#]+)"/.exec(home)?.[1]
      if (!center) throw new Error('Home names no center')
      const pages = { home: '/', directory: '/centers', center }
      const cached: StaticPage[] = []
      for (const page of Object.values(pages)) cached.push(await readPage(server.address, page))
      const nginx = await startNginx(path.join(folder, 'nginx'), cached)
      try {
        for (const { path: page, compressed } of cached) {
          const { compressed: theirs } = await readPage(nginx.address, page)
          if (!theirs.equals(compressed)) throw new Error(`nginx gives other bytes for ${page}`)
        }
        return await compare(server, nginx, pages, seconds)
      } finally {
        await nginx.stop()
      }
    } finally {
      await server.stop()
    }
  })
}

/** A page as it goes over the network, once it comes from memory. */
async function readPage(address: string, page: string): Promise<StaticPage> {
  await fetch(address + page).then((response) => response.arrayBuffer())
  return new Promise((resolve, reject) => {
    get(address + page, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({
        path: page,
        headers: answer.headers as Record<string, string>,
        compressed: Buffer.concat(chunks),
      })
    }).once('error', reject)
  })
}

type Place = { address: string; pid: number }
type Turn = Load & { processor: number }

/** A page under load, and the processor's time for each answer (microseconds). */
async function loadPlace({ address, pid }: Place, page: string, seconds: number): Promise<Turn> {
  const before = await readProcessorTime(pid)
  const load = await loadPage(address + page, connections, seconds)
  return { ...load, processor: ((await readProcessorTime(pid)) - before) / load.total }
}

async function compare(
  ours: Place,
  nginx: Place,
  pages: Record<string, string>,
  seconds: number,
): Promise<Line[]> {
  const rows: (string | number)[][] = [
    [`cached page, ${connections} connections`, 'requests/s', 'p50 ms', 'p99 ms', 'processor µs'],
  ]
  const lines: Line[] = []
  for (const [name, page] of Object.entries(pages)) {
    await loadPage(ours.address + page, connections, 2)
    await loadPage(nginx.address + page, connections, 1)
    const turns: { ours: Turn; nginx: Turn }[] = []
    for (let round = 0; round < rounds; round++) {
      turns.push({
        ours: await loadPlace(ours, page, seconds),
        nginx: await loadPlace(nginx, page, seconds),
      })
    }
    const median = (of: 'ours' | 'nginx', what: keyof Turn) =>
      summarize(turns.map((turn) => turn[of][what])).median
    for (const of of ['nginx', 'ours'] as const) {
      const figures = (['perSecond', 'p50', 'p99', 'processor'] as const).map((what) =>
        median(of, what),
      )
      rows.push([`${name}, ${of}`, ...figures])
    }
    const against = 'nginx'
    const beside = (what: keyof Turn) => {
      // The median of the rounds' ratios, each of which met the same machine.
      const ratio = summarize(turns.map((turn) => turn.ours[what] / turn.nginx[what])).median
      const reference = median('nginx', what)
      return { ours: ratio * reference, reference, against }
    }
    lines.push(
      { what: name, unit: 'requests/s', ...beside('perSecond'), wanted: { least } },
      { what: name, unit: 'µs/answer', ...beside('processor') },
      { what: `${name}: p99`, unit: 'ms', ...beside('p99') },
    )
  }
  console.log(`\nCached pages beside nginx, medians of ${rounds} rounds in turns`)
  printTable(rows)
  return lines
}
