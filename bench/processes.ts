import { sql } from 'drizzle-orm'
import { findPostgres, type PostgresPair, startPostgresPair } from '#tests/support/postgres-pair.ts'
import {
  findUnpinned,
  readKept,
  startTwoProcesses,
  type TwoProcesses,
  waitForPage,
} from '#tests/support/two-processes.ts'
import type { BenchSettings, Line } from './bench.ts'
import { printTable, summarize } from './statistics.ts'

/** Milliseconds in which a change must show, and what a replica that hangs may cost whoever meets it. */
const [longestWay, longestHang] = [1_000, 1_500]

/**
 * Two processes on a PostgreSQL of the bench's own, without a replica and with one: how long after a
 * change on one the other's kept page shows it; and what a page takes when the replica begins to hang.
 */
export async function benchProcesses({ rounds }: BenchSettings): Promise<Line[]> {
  const bin = await findPostgres()
  if (!bin) {
    console.log('Skipped: PostgreSQL is not installed.')
    return []
  }
  const pair = await startPostgresPair(bin)
  try {
    const times = Math.min(rounds, 100)
    const alone = await inTwoProcesses(pair, {}, (site) => measureWays(site, times))
    const { ways, hang } = await inTwoProcesses(
      pair,
      { DATABASE_READ_URL: pair.standby.url },
      async (site) => ({
        ways: await measureWays(site, times),
        hang: await measureHang(site, pair),
      }),
    )
    const describe = (what: string, durations: number[]) => {
      const { median, p95 } = summarize(durations)
      return [what, median, p95, Math.max(...durations)]
    }
    printTable([
      ['milliseconds', 'median', 'p95', 'longest'],
      describe("a change → the other's kept page", alone),
      describe('the same with a replica', ways),
      describe('50 reads, the replica hangs from the first on', hang),
    ])
    const limit = (what: string, ours: number, reference: number): Line => {
      return { what, unit: 'ms', ours, reference, against: 'limit', wanted: { most: 1 } }
    }
    return [
      limit('a change elsewhere, longest', Math.max(...alone), longestWay),
      limit('the same with a replica', Math.max(...ways), longestWay),
      limit('a replica hangs, longest', Math.max(...hang), longestHang),
    ]
  } finally {
    await pair.standby.thaw()
    await pair.remove()
  }
}

async function inTwoProcesses<Result>(
  { primary }: PostgresPair,
  settings: Record<string, string>,
  work: (site: TwoProcesses) => Promise<Result>,
): Promise<Result> {
  const site = await startTwoProcesses(
    { LOG_LEVEL: 'error', ...settings },
    { url: primary.url, drop: async () => {} },
  )
  try {
    return await work(site)
  } finally {
    await site.close()
  }
}

async function measureWays({ one, other, operate }: TwoProcesses, times: number) {
  const { id, slug } = await findUnpinned(operate)
  const path = `/centers/${slug}`
  const ways: number[] = []
  for (let round = 0; round < times; round += 1) {
    for (const process of [one, other]) await readKept(process, path)
    const name = `Quillfeather House ${round}`
    await operate(sql`update treatment_centers set name = ${name} where id = ${id}`)
    const shown = [one, other].map((process) =>
      waitForPage(process, path, (text) => text.includes(name)),
    )
    ways.push(...(await Promise.all(shown)))
  }
  return ways
}

async function measureHang({ one }: TwoProcesses, { standby }: PostgresPair) {
  const read = async () => {
    const began = performance.now()
    const answer = await one.request('/places?q=newark')
    if (answer.status !== 200) throw new Error(`a read answered ${answer.status}`)
    await answer.text()
    return performance.now() - began
  }
  for (let warm = 0; warm < 10; warm += 1) await read()
  await standby.freeze()
  const reads: number[] = []
  for (let round = 0; round < 50; round += 1) reads.push(await read())
  return reads
}
