import { readOverview } from '#app/features/search/read-overview.server.ts'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import { type DirectorySearch, emptySearch } from '#app/features/search/search-input.ts'
import type { Database } from '#db/client.server.ts'
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

/** What a search takes in the database, ours and Drizzle's share included. */
export async function benchSearch(database: Database, rounds: number): Promise<void> {
  const { centers: everything } = await readOverview(database.orm)
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
      found = Math.max(found, (await searchCenters(database.orm, search, { everything })).total)
    })
    const { median, p95 } = summarize(durations)
    rows.push([name, median, p95, String(found)])
  }
  console.log(`\nDirectory search (${database.engine})`)
  printTable(rows)
}
