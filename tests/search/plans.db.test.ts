import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshStatistics } from '#app/features/bulk-import/refresh-statistics.server.ts'
import { listFeatured } from '#app/features/centers/list-featured.server.ts'
import { findPlaceKeys, suggestPlaces } from '#app/features/search/find-places.server.ts'
import { readOverview } from '#app/features/search/read-overview.server.ts'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import { type DirectorySearch, emptySearch } from '#app/features/search/search-input.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { refreshSearchTerms } from '#db/refresh-search-terms.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { explainAll, type Reading, readPlan } from './explain-all.ts'

const centers = 12_000
const mostSorted = 1_500

const searches: Record<string, Partial<DirectorySearch>> = {
  everything: {},
  'everything, by name, page 20': { sort: 'name', page: 20 },
  'everything, by reviews, last page': { sort: 'reviews', page: 1_000 },
  'a common word': { text: 'recovery' },
  'a common word, last page': { text: 'recovery', page: 1_000 },
  'one letter': { text: 'r', sort: 'name' },
  'a beginning of common and rare words': { text: 'reco', sort: 'reviews' },
  'a rare word': { text: 'unusual7' },
  'a rare word and a common one': { text: 'recovery unusual7' },
  'two common words that never meet': { text: 'even oddly' },
  'nothing like it': { text: 'zzzz', location: 'Nowhere' },
  'a typo': { text: 'recvoery' },
  'a place': { location: 'City 7, NJ' },
  'a place that a third of all share': { location: 'Essex County', page: 20 },
  'the beginning of places': { location: 'city 1' },
  'a type': { types: ['detox'] },
  'types, one of them rare': { types: ['detox', 'residential'], sort: 'name' },
  'a rating that many have': { minRating: 3, sort: 'name', page: 20 },
  'a rating that some thousands have, last page': { minRating: 4, sort: 'reviews', page: 1_000 },
  'a rating that few have': { minRating: 4.5, sort: 'name' },
  open: { openOnly: true, page: 20 },
  'all at once': {
    text: 'recovery cen',
    location: 'Essex County',
    types: ['detox'],
    minRating: 2,
    openOnly: true,
    sort: 'reviews',
    page: 20,
  },
}

describeWithDatabase('the plans of public lists over 12,000 centers', (database) => {
  beforeAll(async () => {
    await asOperator(database(), async (tx) => {
      // The descriptions are as long as real ones: a short table, PostgreSQL had rather read whole.
      await tx.execute(sql`insert into treatment_centers
          (slug, name, description, city, county, state, treatment_types, total_score, reviews_count, temporarily_closed)
        select 'c-' || n,
          concat_ws(' ', case n % 2 when 0 then 'Even' else 'Oddly' end,
            case n % 3 when 0 then 'Recovery' when 1 then 'Reconcile' || n % 50 end, 'Center',
            case n % 100 when 7 then 'Unusual' || n % 700 end),
          repeat('Care for those who seek it. ', 20),
          'City ' || n % 400, case n % 3 when 1 then 'Essex' else 'Ocean' end, 'NJ',
          case n % 40 when 0 then '{residential}' when 1 then '{}' else '{detox}' end::text[],
          case n % 200 when 0 then 5 else n % 44 / 10.0 end, n % 1000, n % 20 = 0
        from generate_series(1, ${centers}::integer) n`)
    })
    await asOperator(database(), refreshStatistics)
    await refreshSearchTerms(database())
  })

  const search = (asked: Partial<DirectorySearch>) => (tx: Transaction) =>
    searchCenters(tx, { ...emptySearch, ...asked }, { everything: centers })

  const works: Record<string, (tx: Transaction) => Promise<unknown>> = {
    ...Object.fromEntries(Object.entries(searches).map(([name, asked]) => [name, search(asked)])),
    'what Home shows': (tx) => listFeatured(tx),
    'the directory in numbers': (tx) => readOverview(tx),
    'suggested places': (tx) => suggestPlaces(tx, 'ci'),
    'places that begin so': (tx) => findPlaceKeys(tx, 'city'),
  }

  it.each(Object.entries(works))('read no large table and sort little: %s', async (_, work) => {
    const plans = await explainAll(database(), work)
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(judge(readPlan(plan))).toEqual([])
  })

  it.each([
    [
      'many pages down a list of some thousands',
      { minRating: 4, sort: 'reviews', page: 1_000 },
      true,
    ],
    ['on the first page of many', { minRating: 2 }, false],
    ['where few match', { minRating: 4.5 }, false],
  ] as const)('look for the part of the order %s: %j, %j', async (_, asked, expected) => {
    const plans = await explainAll(database(), search(asked))
    expect(JSON.stringify(plans).includes('search_order_bits')).toBe(expected)
  })

  describe('is seen through where an index is missing', () => {
    it.each([
      ['treatment_centers_by_name', search({ sort: 'name' })],
      ['treatment_centers_search', search({ text: 'unusual7' })],
    ])('%s', async (index, work) => {
      const faults = await explainAll(database(), work, `drop index ${index}`)
      expect(faults.flatMap((plan) => judge(readPlan(plan)))).not.toEqual([])
    })
  })

  function judge({ scanned, sorted }: Reading): string[] {
    const faults = Object.entries(scanned).filter(([, rows]) => rows > 10_000)
    return [
      ...faults.map(([table, rows]) => `reads ${rows} rows of ${table}`),
      ...sorted.filter((rows) => rows > mostSorted).map((rows) => `sorts ${rows} rows`),
    ]
  }
})
