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
  type Served,
  startBuiltServer,
  summarize,
} from './bench.ts'
import { type CachedPage, listCachedPages } from './cached-pages.ts'

const run = promisify(execFile)
const rounds = 7

/**
 * Cached pages beside a Hono app that does nothing else: it holds the same bytes and headers. Both run in Node,
 * one process each. Rounds alternate, so other load on the machine meets both.
 */
export function benchShortPath({ seconds }: BenchSettings): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'on' })
    try {
      const pages = await listCachedPages(server.address)
      const bare = await serveBare(pages)
      try {
        return await compare(server.address, bare.address, pages, seconds)
      } finally {
        await bare.stop()
      }
    } finally {
      await server.stop()
    }
  })
}

/** Serves the pages in this process, which has nothing else to do while `wrk` runs. */
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

async function compare(ours: string, bare: string, pages: readonly CachedPage[], seconds: number) {
  const lines: Line[] = []
  for (const { path } of pages) {
    await measure(ours + path, 2)
    await measure(bare + path, 2)
    const turns: { ours: number; bare: number }[] = []
    for (let round = 0; round < rounds; round++) {
      turns.push({
        ours: await measure(ours + path, seconds),
        bare: await measure(bare + path, seconds),
      })
    }
    const ratios = turns.map((turn) => turn.ours / turn.bare)
    const { median } = summarize(ratios)
    const reference = summarize(turns.map((turn) => turn.bare)).median
    const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
    lines.push({
      what: `${path} (${spread.join(' to ')})`,
      unit: 'answers/s',
      ours: median * reference,
      reference,
      against: 'bare Hono',
      wanted: { least: 0.4 },
    })
  }
  return lines
}

/** Answers a second over 16 connections. */
async function measure(url: string, seconds: number): Promise<number> {
  const load = ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await run('wrk', [...load, url])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!perSecond || /Non-2xx/.test(stdout)) throw new Error(stdout)
  return perSecond
}
