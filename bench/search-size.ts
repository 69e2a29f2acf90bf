import { loadavg } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readOverview } from '#app/features/search/read-overview.server.ts'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import type { DirectorySearch } from '#app/features/search/search-input.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import type { BenchSettings, Line } from './bench.ts'
import { fillGenerated } from './generated-centers.ts'
import { openClock } from './processor-time.ts'
import { readRealFile } from './real-file.ts'
import { listSearches } from './search-groups.ts'
import { printTable, summarize } from './statistics.ts'

const mostEmbedded = 200_000
// Milliseconds at the 95th percentile, up to so many centers.
const limits = { pglite: { most: 15, centers: 14_034 }, postgres: { most: 30, centers: 1_000_000 } }
const tries = 3

type Times = { median: number; p95: number }

/**
 * The same searches over generated directories of each size, on PostgreSQL where there is one, else on
 * the embedded engine. A directory that was made once is kept for the next run.
 */
export async function benchSearchSize(settings: BenchSettings): Promise<Line[]> {
  if (!(await readRealFile())) return []
  const { databaseUrl, rounds } = settings
  const sizes = settings.centers.filter((size) => databaseUrl || size <= mostEmbedded)
  if (sizes.length < settings.centers.length) {
    console.log(`search-size: more than ${mostEmbedded} centers need --database-url`)
  }
  const measured: { size: number; engine: Database['engine']; groups: Map<string, Times> }[] = []
  for (const size of sizes) {
    const database = databaseUrl ? await openKept(databaseUrl, size) : await openEmbedded(size)
    try {
      measured.push({ size, engine: database.engine, groups: await timeGroups(database, rounds) })
    } finally {
      await database.close()
    }
  }
  print(measured)
  return measured.map(({ size, engine, groups }) => ({
    what: `p95 of the slowest kind, ${size} centers (${engine})`,
    unit: 'ms',
    ours: Math.max(...[...groups.values()].map(({ p95 }) => p95)),
    reference: limits[engine].most,
    against: 'limit',
    ...(size <= limits[engine].centers && { wanted: { most: 1 } }),
  }))
}

/** A database of the server for each size, made when it is first asked for. */
async function openKept(databaseUrl: string, size: number): Promise<Database> {
  const name = `directory_search_${size}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return openFilled({ databaseUrl: url.href, dataDir: '' }, size, `database ${name}`)
}

function openEmbedded(size: number): Promise<Database> {
  const kept = path.join('node_modules', '.cache', 'directory-bench', `search-${size}`)
  const dataDir = path.join(findProjectRoot(), kept)
  return openFilled({ dataDir }, size, kept)
}

async function openFilled(
  settings: { databaseUrl?: string; dataDir: string },
  size: number,
  place: string,
): Promise<Database> {
  const database = await openDatabase(settings)
  const { centers } = await readOverview(database.orm)
  if (centers === size) {
    // What a newer version keeps besides.
    return database
  }
  if (centers > 0) throw new Error(`${place} has ${centers} centers: remove it, it was cut off`)
  console.log(`search-size: makes ${size} centers, kept in ${place}`)
  await fillGenerated(database, size, settings.databaseUrl)
  // The embedded engine chooses its memory at its start, by the size of the tables.
  await database.close()
  return openDatabase(settings)
}

/** By group, what its searches take in the database: each the best of three. */
async function timeGroups(database: Database, rounds: number): Promise<Map<string, Times>> {
  const clock = await openClock(database)
  console.log(`search-size: counts ${clock.counts} (${database.engine})`)
  const find = (search: DirectorySearch) => searchCenters(database.orm, search)
  const times = new Map<string, Times>()
  const groups = listSearches(rounds)
  // Until all that is compiled at first use is compiled.
  for (const searches of groups.values())
    for (const search of searches.slice(0, 10)) await find(search)
  for (const [group, searches] of groups) {
    const durations: number[] = []
    for (const search of searches) {
      let best = Number.POSITIVE_INFINITY
      for (let round = 0; round < tries; round++) {
        const started = clock.now()
        await find(search)
        best = Math.min(best, clock.now() - started)
      }
      durations.push(best)
    }
    times.set(group, summarize(durations))
  }
  return times
}

function print(
  measured: { size: number; engine: Database['engine']; groups: Map<string, Times> }[],
): void {
  const [first, ...larger] = measured
  if (!first) return
  console.log(`\nSearches by size of the directory, ms in the database (${first.engine})`)
  console.log(`best of ${tries} each; the machine's load was ${loadavg()[0]?.toFixed(1)}`)
  const heads = measured.flatMap(({ size }) => [`${size / 1000}k median`, 'p95'])
  printTable([
    ['', ...heads, ...larger.map(({ size }) => `${size / 1000}k ratio`)],
    ...[...first.groups].map(([group, base]) => [
      group,
      ...measured.flatMap(({ groups }) => {
        const { median, p95 } = groups.get(group) ?? base
        return [median, p95]
      }),
      ...larger.map(({ groups }) => (groups.get(group) ?? base).p95 / base.p95),
    ]),
  ])
}
