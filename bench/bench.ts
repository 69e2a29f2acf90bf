import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '#tests/support/test-server.ts'

/** A measurement and its reference from the same run. */
export type Line = {
  what: string
  unit: string
  ours: number
  reference: number
  /** Name of the reference: 'nginx', 'limit'. */
  against: string
  /** Limits for ours / reference. */
  wanted?: { least?: number; most?: number }
}

export type BenchSettings = {
  /** Duration of each load test. */
  seconds: number
  /** Directory sizes to compare. */
  centers: number[]
  /**
   * PostgreSQL, for sizes beyond the embedded engine; the login must be allowed to create
   * databases.
   */
  databaseUrl: string | undefined
  /** Years of calls: one for each number of centers and of calls a working day. */
  year: { centers: number[]; calls: number[]; seed: number; months: number }
}

/** Create a folder, run `work` and delete the folder. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Return the median and the 95th percentile (nearest rank). */
export function summarize(values: readonly number[]): { median: number; p95: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return { median: rank(0.5), p95: rank(0.95) }
}

/** Print rows in columns; the first row is the header. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)),
  )
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  for (const row of texts) console.log(row.map(align).join('  '))
}

/** Print each measurement divided by its reference, and whether it is within its limits. */
export function printRatios(lines: readonly (Line & { bench: string })[]): void {
  console.log('\nRatios, each beside its reference in this run')
  printTable([
    ['bench', 'what', 'unit', 'ours', 'reference', 'is', 'ratio', 'wanted', ''],
    ...lines.map(({ bench, what, unit, ours, reference, against, wanted }) => {
      const ratio = ours / reference
      const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = wanted ?? {}
      const bounds = [
        Number.isFinite(least) ? `≥ ${least.toFixed(2)}` : '',
        Number.isFinite(most) ? `≤ ${most.toFixed(2)}` : '',
      ]
      const isMet = wanted === undefined || (ratio >= least && ratio <= most)
      const judged = [bounds.filter(Boolean).join(', '), isMet ? '' : 'missed']
      return [bench, what, unit, ours, reference, against, ratio, ...judged]
    }),
  ])
}

export type Served = { address: string; pid: number; stop(): Promise<void> }

/** Start the built server like `npm start`, in its own process on a free port. */
export async function startBuiltServer(settings: Record<string, string>): Promise<Served> {
  const { url, pid, stop } = await startServer({ LOG_LEVEL: 'error', ...settings })
  return { address: url, pid, stop: async () => void (await stop()) }
}

/**
 * Return the CPU time of a process and its children so far, over all threads, in microseconds.
 * Linux only.
 */
export async function readProcessorTime(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  let nanoseconds = 0
  for (const each of pids) {
    for (const task of await readdir(`/proc/${each}/task`)) {
      const times = await readFile(`/proc/${each}/task/${task}/schedstat`, 'utf8')
      nanoseconds += Number(times.split(' ')[0])
    }
  }
  return nanoseconds / 1000
}

/**
 * Bypasses the page cache: a page after a submitted form is rendered for one visitor, who sends
 * this cookie.
 */
export const rendered = { cookie: 'flash=bench' }

export type Visit = { path: string; headers?: Record<string, string> }

/**
 * Send the requests that `next` returns over this many connections, each as soon as the last one
 * is answered, until `next` returns null. Throws on any status but 200.
 */
export async function visit(address: string, connections: number, next: () => Visit | null) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const read = ({ path, headers }: Visit) =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, headers: { 'accept-encoding': 'br', ...headers } }
      get(address + path, options, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
        answer.resume().once('end', resolve).once('error', reject)
      }).once('error', reject)
    })
  const walk = async () => {
    for (let page = next(); page; page = next()) await read(page)
  }
  try {
    await Promise.all(Array.from({ length: connections }, walk))
  } finally {
    agent.destroy()
  }
}

/**
 * Load a server with `visit` for some seconds. Returns responses per second and CPU microseconds
 * per response.
 */
export async function load({ address, pid }: Served, seconds: number, next: () => Visit) {
  let answers = 0
  const before = await readProcessorTime(pid)
  const started = performance.now()
  await visit(address, 50, () => {
    if (performance.now() - started > seconds * 1000) return null
    answers++
    return next()
  })
  const took = (performance.now() - started) / 1000
  return {
    perSecond: answers / took,
    processor: ((await readProcessorTime(pid)) - before) / answers,
  }
}
