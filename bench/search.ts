import path from 'node:path'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import { readSearch } from '#app/search/search-input.ts'
import type { Database } from '#db/client.server.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { type BenchSettings, inFolder, type Line, printTable, summarize } from './bench.ts'
import { fillDirectory, inDatabase } from './fill-directory.ts'

/** The largest directory for the embedded engine. */
const maxEmbedded = 20_000
/** Milliseconds at the 95th percentile of the slowest kind. */
const limits = [
  { centers: 2_000, most: 15 },
  { centers: 14_034, most: 30 },
  { centers: 200_000, most: 60 },
]
const tries = 3

/**
 * Search texts by kind, as in the directory's URL. Each runs with every one of `filters` and
 * `orders`.
 */
const texts: Record<string, string[]> = {
  'no text': [''],
  'a common word': ['recovery', 'treatment', 'counseling', 'inc'],
  'a rare word': ['methodist', 'zion', 'kerwespel'],
  'one letter': ['c', 's', 'x'],
  'a beginning': ['recov', 'st', 'new'],
  'several words': ['new hope', 'behavioral health center', 'treatment center of the south'],
  'seldom together': ['methadone spanish', 'veterans house', 'inc llc'],
  understood: ['methadone newark', 'no insurance', 'detox near paterson', 'my son is using'],
  'exact words': ['treatment', 'methadone newark', 'center for recovery'].map(toExact),
  misspelt: ['newrak', 'behavoral helth', 'chicgo tretment', 'counselng'],
}
/** Without reading filters or a place from the words. */
function toExact(text: string): string {
  return `${text}&exact=1`
}
const filters = [
  '',
  'location=Newark',
  'location=Cook County, IL',
  'location=New',
  'location=60612',
  'type=outpatient',
  'type=residential&type=inpatient',
  'minRating=2',
  'minRating=4.5',
  'open=yes',
  'location=Chicago&type=detox',
  'type=outpatient&minRating=4&open=yes',
  'location=Springfield&type=outpatient&minRating=3&open=yes',
  'near=07102',
  'near=60612&within=50',
  'near=10001&within=any&offers=medicaid',
  'open=now',
  'near=07102&within=10&offers=medicaid&offers=spanish&type=detox&open=now&minRating=3',
]
const orders = ['', 'page=20', 'page=100000', 'sort=name', 'sort=name&page=20', 'sort=reviews']

/** Run the directory's search with the query of its URL. */
export function searchFor({ orm }: Database, query: string) {
  return searchCenters(orm, parseSearch(readSearch(new URLSearchParams(query))), {
    now: new Date(),
  })
}

/**
 * Measure searches over two directories of each size: the nation's, and copy of the samples, up
 * to 20,000 centers. These are embedded, larger ones on PostgreSQL. In milliseconds for all our
 * code, as the best of three runs, which other work on the machine disturbed least.
 */
export async function benchSearch({ centers, databaseUrl }: BenchSettings): Promise<Line[]> {
  const lines: Line[] = []
  const directories = [
    ...centers.map((size) => ({ source: 'nation' as const, size })),
    ...centers
      .filter((size) => size <= maxEmbedded)
      .map((size) => ({ source: 'samples' as const, size })),
  ]
  for (const { source, size } of directories) {
    const measure = async (settings: { dataDir: string; databaseUrl?: string }) => {
      await fillDirectory(settings, size, source)
      await inDatabase(settings, async (database) => {
        const kinds = await timeKinds(database)
        const directory = `${size} centers of the ${source} (${database.engine})`
        console.log(`\nSearches over ${directory}, ms`)
        const rows = [...kinds, ['all', [...kinds.values()].flat()] as const].map(
          ([kind, times]) => {
            const { median, p95 } = summarize(times)
            return [kind, median, p95]
          },
        )
        printTable([['', 'median', 'p95'], ...rows])
        const slowest = Math.max(...[...kinds.values()].map((times) => summarize(times).p95))
        const what = `p95 of the slowest kind, ${directory}`
        const against = {
          reference: limits.find(({ centers }) => size <= centers)?.most ?? 60,
          against: 'limit',
          wanted: { most: 1 },
        }
        lines.push({ what, unit: 'ms', ours: slowest, ...against })
      })
    }
    if (size <= maxEmbedded) {
      await inFolder((folder) => measure({ dataDir: path.join(folder, 'data') }))
    } else if (databaseUrl) {
      const { url, drop } = await createPostgresDatabase()
      await inFolder((dataDir) => measure({ dataDir, databaseUrl: url })).finally(drop)
    } else console.log(`search: ${size} centers need PostgreSQL, by TEST_DATABASE_URL`)
  }
  return lines
}

async function timeKinds(database: Database): Promise<Map<string, number[]>> {
  const kinds = new Map<string, number[]>()
  // Search the first kind twice: the first round compiles code.
  for (const [kind, typed] of [['no text', ['']] as const, ...Object.entries(texts)]) {
    const queries = typed.flatMap((text) =>
      filters.flatMap((filter) => orders.map((order) => `q=${text}&${filter}&${order}`)),
    )
    const times: number[] = []
    for (const query of queries) {
      let best = Number.POSITIVE_INFINITY
      for (let round = 0; round < tries; round++) {
        const started = performance.now()
        await searchFor(database, query)
        best = Math.min(best, performance.now() - started)
      }
      times.push(best)
    }
    kinds.set(kind, times)
  }
  return kinds
}
