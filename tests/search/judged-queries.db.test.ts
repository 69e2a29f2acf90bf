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
import { judgedMixed } from './judged-queries.mixed.ts'

const now = new Date('2026-11-23T15:00:00Z')
const sets = { english: judgedEnglish, spanish: judgedSpanish, mixed: judgedMixed }
const all = Object.values(sets).flat()

describeWithDatabase('queries that were judged before the search was written', (database) => {
  const verdicts: Verdict[] = []

  beforeAll(async () => {
    await asOperator(database(), (db) => seedSamples(db, now))
    for (const judged of all) {
      const parsed = parseSearch({ ...emptySearch, text: judged.query })
      const result = await searchCenters(database().orm, parsed, { now, limit: 10 })
      verdicts.push(judgeQuery(judged, parsed, result))
    }
  })

  const list = (isWrong: (verdict: Verdict) => boolean) => {
    const wrong = verdicts.filter(isWrong)
    return { wrong, report: JSON.stringify(wrong, null, 1) }
  }

  it('are understood exactly, at least 85 in 100', () => {
    const { wrong, report } = list(({ isExact }) => !isExact)
    expect(wrong.length, report).toBeLessThanOrEqual(all.length * 0.15)
  })

  it('are answered acceptably, at least 95 in 100', () => {
    const { wrong, report } = list(({ isAcceptable }) => !isAcceptable)
    expect(wrong.length, report).toBeLessThanOrEqual(all.length * 0.05)
  })

  it('never list nothing while a center fits what was understood', () => {
    const { wrong, report } = list(({ isEmpty }) => isEmpty)
    expect(wrong, report).toEqual([])
  })
})
