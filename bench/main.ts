import { parseArgs } from 'node:util'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { benchApi } from './api.ts'
import { type BenchSettings, type Line, printRatios } from './bench.ts'
import { benchCachedPages, benchRenderedPages } from './cached-pages.ts'
import { benchImports } from './imports.ts'
import { benchMemory } from './memory.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchShortPath } from './short-path.ts'
import { benchSources } from './sources.ts'
import { benchUnderstanding } from './understanding.ts'
import { benchYear } from './year.ts'

/**
 * Each bench returns lines for the common table, or none after printing why it was skipped. Throws
 * when the measured feature fails.
 */
const benches: Record<string, (settings: BenchSettings) => Promise<Line[]>> = {
  cached: benchCachedPages,
  short: benchShortPath,
  rendered: benchRenderedPages,
  search: benchSearch,
  understanding: benchUnderstanding,
  memory: benchMemory,
  pages: benchPages,
  import: benchImports,
  sources: benchSources,
  api: benchApi,
  year: benchYear,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'cached,rendered,search,understanding,memory' },
    seconds: { type: 'string', default: '5' },
    centers: { type: 'string' },
    calls: { type: 'string', default: '20,33' },
    months: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(`npm run bench [-- --only NAME[,NAME] --seconds 5 --centers 2000,14034,200000]

Measures the built site on Linux and prints one table of ratios: what was measured beside a reference of the same run.

  cached     cached pages, beside nginx with the same bytes
  short      cached pages, beside a Hono app that only sends the same bytes and headers; needs wrk
  rendered   the directory's pages, none cached, beside React's renderToString of the same cards
  search     searches over directories of these sizes, once more over copies of the samples; above 20,000 with PostgreSQL, by TEST_DATABASE_URL
  understanding  the labelled queries of tests/search, beside a millisecond
  memory     of the server, idle and over 100,000 requests

and, where --only names them:

  pages      a phone's first visit on slow 4G and a processor four times slower, beside a guide's page
  import     the nation's file by the command line, beside three look-ups and an insert a row; the memory of 200,000 rows
  sources    a newer list compared with the nation's facilities: differences found, accepted, taken back
  year       a year of staff calls by the product's own functions: how much of a directory stays checked;
             --centers 343,3000 --calls 20,33 (a working day) --months 12 --seed 1
  api        a page of services, beside a page of the directory that is rendered; the memory of streams of all services

The directories hold the nation's real facilities where ../shared/data does, else copies of the samples.`)
} else {
  const settings = {
    seconds: Number(values.seconds),
    centers: readNumbers(values.centers ?? '2000,14034,200000'),
    databaseUrl: testDatabaseUrl,
    year: {
      centers: readNumbers(values.centers ?? '343,3000'),
      calls: readNumbers(values.calls),
      months: Number(values.months),
      seed: Number(values.seed),
    },
  }
  const lines: (Line & { bench: string })[] = []
  for (const name of values.only.split(',')) {
    const bench = benches[name]
    if (!bench) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(', ')}`)
    try {
      lines.push(...(await bench(settings)).map((line) => ({ bench: name, ...line })))
    } catch (error) {
      // A failed bench doesn't stop the others.
      console.error(`\n${name} failed:`, error)
      process.exitCode = 1
    }
  }
  if (lines.length) printRatios(lines)
}

function readNumbers(list: string): number[] {
  return list.split(',').map(Number)
}
