import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { findFreePort } from '#tests/support/free-port.ts'
import {
  type BenchSettings,
  inFolder,
  type Line,
  readProcessorTime,
  type Served,
  startBuiltServer,
  summarize,
} from './bench.ts'
import { type CachedPage, listCachedPages } from './cached-pages.ts'

const run = promisify(execFile)
const rounds = 7

/**
 * Cached pages beside a Hono app that does nothing but send the same bytes and headers. Compares the processor time for
 * an answer, in alternating rounds: other load on the machine changes the answers per second far more.
 */
export function benchShortPath({ seconds }: BenchSettings): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'on' })
    try {
      const pages = await listCachedPages(server.address)
      const bare = await serveBare(pages)
      try {
        return await compare(server, bare, pages, seconds)
      } finally {
        await bare.stop()
      }
    } finally {
      await server.stop()
    }
  })
}

/** Serve the pages in this process, which has nothing else to do while `wrk` runs. */
async function serveBare(pages: readonly CachedPage[]): Promise<Served> {
  const app = new Hono()
  for (const { path, headers, compressed } of pages) {
    const { date, connection, 'keep-alive': _, ...own } = headers
    const body = new Uint8Array(compressed)
    app.get(path, () => new Response(body, { headers: own }))
  }
  const server = createServer(getRequestListener(app.fetch))
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { address: `http://127.0.0.1:${port}`, pid: process.pid, stop }
}

async function compare(
  server: Served,
  bare: Served,
  pages: readonly CachedPage[],
  seconds: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const { path } of pages) {
    const measureServer = () =>
      measure(server.address + path, seconds, () => readProcessorTime(server.pid))
    const measureBare = () => measure(bare.address + path, seconds, readOwnProcessorTime)
    await measureServer()
    await measureBare()
    const turns: { ours: number; bare: number }[] = []
    for (let round = 0; round < rounds; round++) {
      turns.push({ ours: await measureServer(), bare: await measureBare() })
    }
    const ratios = turns.map((turn) => turn.ours / turn.bare)
    const reference = summarize(turns.map((turn) => turn.bare)).median
    const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
    lines.push({
      what: `${path} (${spread.join(' to ')})`,
      unit: 'µs/answer',
      ours: summarize(ratios).median * reference,
      reference,
      against: 'bare Hono',
      wanted: { most: 2.5 },
    })
  }
  return lines
}

/** Microseconds of this process, which serves the bare app. */
function readOwnProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Microseconds of processor for an answer, over 16 connections. */
async function measure(
  url: string,
  seconds: number,
  readTime: () => number | Promise<number>,
): Promise<number> {
  const before = await readTime()
  const load = ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await run('wrk', [...load, url])
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!answers || /Non-2xx/.test(stdout)) throw new Error(stdout)
  return ((await readTime()) - before) / answers
}
