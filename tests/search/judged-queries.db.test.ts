import { beforeAll, expect, it } from 'vitest'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import { emptySearch } from '#app/search/search-input.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { judgeQuery, type Verdict } from './judge-query.ts'
import { judgedEnglish } from './judged-queries.en.ts'
import { judgedSpanish } from './judged-queries.es.ts'
import { freshQueries } from './judged-queries.later.ts'
import { judgedMixed } from './judged-queries.mixed.ts'

const now = new Date('2026-11-23T15:00:00Z')
/** Floors are shares. The later queries were written when the first were done, by another author. */
const sets = [
  {
    name: 'before',
    queries: [...judgedEnglish, ...judgedSpanish, ...judgedMixed],
    exact: 0.85,
    acceptable: 0.95,
  },
  { name: 'after', queries: freshQueries, exact: 0.85, acceptable: 0.9 },
]

describeWithDatabase('judged queries', (database) => {
  beforeAll(() => asOperator(database(), (db) => seedSamples(db, now)))

  it.each(sets)('written $name the work are understood', async ({ queries, exact, acceptable }) => {
    const verdicts: Verdict[] = []
    for (const judged of queries) {
      const parsed = parseSearch({ ...emptySearch, text: judged.query })
      const result = await searchCenters(database().orm, parsed, { now, limit: 10 })
      verdicts.push(judgeQuery(judged, parsed, result))
    }
    const list = (isWrong: (verdict: Verdict) => boolean) => verdicts.filter(isWrong)
    const share = (wrong: Verdict[]) => 1 - wrong.length / queries.length
    expect(list(({ isEmpty }) => isEmpty)).toEqual([])
    const inexact = list(({ isExact }) => !isExact)
    expect(share(inexact), JSON.stringify(inexact, null, 1)).toBeGreaterThanOrEqual(exact)
    const wrong = list(({ isAcceptable }) => !isAcceptable)
    expect(share(wrong), JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(acceptable)
  })
})
