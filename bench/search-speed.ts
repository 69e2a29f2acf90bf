import { searchCenters } from '#app/features/search/search-centers.server.ts'
import { type DirectorySearch, emptySearch } from '#app/features/search/search-input.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import type { BenchSettings, Line } from './bench.ts'
import { measure, printTable, summarize } from './statistics.ts'

const texts = ['recovery', 'new hope', 'behavioral health', 'house', 'methodist', 'treatment cen']
const cities = ['Newark', 'Jersey City', 'Paterson', 'Trenton', 'Camden', 'Chicago', 'Ocean County']
const typos = ['newrak', 'behavoral helth', 'recovry', 'trentn', 'counselng']

const groups: Record<string, Partial<DirectorySearch>[]> = {
  'everything, by rating': [{}],
  'everything, by name': [{ sort: 'name' }],
  'everything, page 20': [{ page: 20 }],
  text: texts.map((text) => ({ text })),
  city: cities.map((location) => ({ location })),
  type: [{ types: ['outpatient'] }, { types: ['detox'] }, { types: ['residential', 'inpatient'] }],
  rating: [{ minRating: 2 }, { minRating: 4.5 }],
  combined: texts.map((text, index) => ({
    text,
    location: cities[index % cities.length] ?? '',
    types: ['outpatient'],
  })),
  'text and open': texts.map((text) => ({ text, openOnly: true })),
  'a typo': typos.map((text) => ({ text })),
}

/** The slowest group's 95th percentile, in milliseconds. */
const most = 15

/** What a search takes in the embedded database over the nation's centers. */
export async function benchSearch(settings: BenchSettings): Promise<Line[]> {
  const dataDir = await settings.copyNation()
  if (!dataDir) return []
  const database = await openDatabase({ dataDir })
  try {
    return [await measureSearches(database, settings.rounds)]
  } finally {
    await database.close()
  }
}

/** Ours and Drizzle's share included. */
async function measureSearches(database: Database, rounds: number): Promise<Line> {
  let slowest = { what: '', p95: 0 }
  const rows: (string | number)[][] = [['search, ms in the database', 'median', 'p95', 'found']]
  for (const [name, searches] of Object.entries(groups)) {
    const inputs = Array.from(
      { length: rounds },
      (_, index): DirectorySearch => ({
        ...emptySearch,
        ...searches[index % searches.length],
      }),
    )
    let found = 0
    const durations = await measure(inputs, async (search) => {
      found = Math.max(found, (await searchCenters(database.orm, search)).total)
    })
    const { median, p95 } = summarize(durations)
    rows.push([name, median, p95, String(found)])
    if (p95 > slowest.p95) slowest = { what: `slowest p95: ${name}`, p95 }
  }
  console.log(`\nDirectory search (${database.engine})`)
  printTable(rows)
  const { what, p95 } = slowest
  return { what, unit: 'ms', ours: p95, reference: most, against: 'limit', wanted: { most: 1 } }
}
