import { get } from 'node:http'
import path from 'node:path'
import { type BenchSettings, inFolder, type Line } from './bench.ts'
import { startBuiltServer } from './built-server.ts'
import { hasProgram, type Load, loadPage } from './load.ts'
import { type StaticPage, startNginx } from './nginx.ts'
import { printTable, summarize } from './statistics.ts'

const connections = 50
const rounds = 5
/** Of the requests per second of nginx. */
const least = 0.9

/**
 * Kept pages beside nginx with one worker that serves the same compressed bytes with the same headers
 * from files: in turns, so that whatever else the machine does meets both.
 */
export async function benchDoor({ seconds }: BenchSettings): Promise<Line[]> {
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
      const kept: StaticPage[] = []
      for (const page of Object.values(pages)) kept.push(await readPage(server.address, page))
      const nginx = await startNginx(path.join(folder, 'nginx'), kept)
      try {
        for (const { path: page, compressed } of kept) {
          const { compressed: theirs } = await readPage(nginx.address, page)
          if (!theirs.equals(compressed)) throw new Error(`nginx gives other bytes for ${page}`)
        }
        return await compare(server.address, nginx.address, pages, seconds)
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

async function compare(
  ours: string,
  nginx: string,
  pages: Record<string, string>,
  seconds: number,
): Promise<Line[]> {
  const rows: (string | number)[][] = [
    [`kept page, ${connections} connections`, 'requests/s', 'p50 ms', 'p99 ms', 'ratio'],
  ]
  const lines: Line[] = []
  for (const [name, page] of Object.entries(pages)) {
    await loadPage(ours + page, connections, 2)
    await loadPage(nginx + page, connections, 1)
    const turns: { ours: Load; nginx: Load }[] = []
    for (let round = 0; round < rounds; round++) {
      turns.push({
        ours: await loadPage(ours + page, connections, seconds),
        nginx: await loadPage(nginx + page, connections, seconds),
      })
    }
    const median = (of: 'ours' | 'nginx', what: keyof Load) =>
      summarize(turns.map((turn) => turn[of][what])).median
    const ratio = summarize(turns.map((turn) => turn.ours.perSecond / turn.nginx.perSecond)).median
    for (const of of ['nginx', 'ours'] as const) {
      const figures = (['perSecond', 'p50', 'p99'] as const).map((what) => median(of, what))
      rows.push([`${name}, ${of}`, ...figures, of === 'ours' ? ratio : 1])
    }
    const reference = median('nginx', 'perSecond')
    lines.push(
      {
        what: `${name}, kept`,
        unit: 'requests/s',
        // The median of the rounds' ratios, each of which met the same machine.
        ours: ratio * reference,
        reference,
        against: 'nginx',
        wanted: { least },
      },
      {
        what: `${name}, kept: p99`,
        unit: 'ms',
        ours: median('ours', 'p99'),
        reference: median('nginx', 'p99'),
        against: 'nginx',
      },
    )
  }
  console.log(`\nKept pages beside nginx, medians of ${rounds} rounds in turns`)
  printTable(rows)
  return lines
}
