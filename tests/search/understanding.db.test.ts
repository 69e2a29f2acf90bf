import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { findDanger } from '#app/search/find-danger.ts'
import { listShown } from '#app/search/group-results.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { readDanger } from '#app/search/read-danger.server.ts'
import { type SearchResult, searchCenters } from '#app/search/search-centers.server.ts'
import { emptySearch, readSearch, serializeSearch } from '#app/search/search-input.ts'
import { loadPhrases } from '#app/search/understand/meanings.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { runs } from '#tests/support/thorough.ts'
import { labelledQueries } from './labelled-queries.ts'
import { unseenQueries } from './labelled-queries.unseen.ts'
import type { LabelledQuery } from './labelled-query.ts'

const now = new Date('2026-11-23T15:00:00Z')
/** More than there are samples. */
const everything = 200
/** Words that restrict nothing. */
const genericWords = [
  'rehab',
  'drugs',
  'heroin',
  'New Jersey',
  'please',
  'centro de rehabilitación',
]

const isNeed = ({ name }: LabelledQuery) => name === undefined
const isName = ({ name }: LabelledQuery) => name !== undefined
const needs = labelledQueries.filter(isNeed)
const names = labelledQueries.filter(isName)

const readLabel = (means: string) => readSearch(new URLSearchParams(means))

describeWithDatabase('labelled queries', (database) => {
  beforeAll(async () => {
    await asOperator(database(), (db) => seedSamples(db, now))
  })

  const searchFor = (text: string, limit = 10) =>
    searchCenters(database().orm, parseSearch({ ...emptySearch, text }), { now, limit })
  const searchLabel = (means: string, text = '') =>
    searchCenters(database().orm, parseSearch({ ...readLabel(means), text, exact: true }), {
      now,
      limit: everything,
    })

  /** Return the queries whose understanding differs from their label. */
  async function findMisunderstood(queries: LabelledQuery[]): Promise<object[]> {
    const wrong: object[] = []
    for (const { query, means, text = '', topics = [] } of queries) {
      const { understanding } = await searchFor(query)
      const danger = findDanger({ ...emptySearch, text: query })
      const understood = {
        means: serializeSearch({ ...understanding.search, text: '' }),
        text: danger ? '' : understanding.search.text,
        topics: [...understanding.topics, ...(danger ? [danger] : [])].sort(),
      }
      const label = {
        means: serializeSearch(readLabel(means)),
        text,
        topics: [...topics].sort(),
      }
      if (JSON.stringify(understood) !== JSON.stringify(label)) {
        wrong.push({ query, understood, label })
      }
    }
    return wrong
  }

  /** Return the queries that don't list the center they name first. */
  async function findMisnamed(queries: LabelledQuery[]): Promise<object[]> {
    const wrong: object[] = []
    for (const { query, name } of queries) {
      const first = (await searchFor(query)).centers[0]?.slug
      if (first !== name) wrong.push({ query, first })
    }
    return wrong
  }

  it('are understood as a person would, at least 95 in 100', async () => {
    const wrong = await findMisunderstood(needs)
    expect(wrong, JSON.stringify(wrong, null, 1)).toHaveLength(
      Math.min(wrong.length, Math.floor(needs.length * 0.05)),
    )
  })

  it('find a center by its name first, at least 98 in 100', async () => {
    const wrong = await findMisnamed(names)
    expect(wrong, JSON.stringify(wrong, null, 1)).toHaveLength(
      Math.min(wrong.length, Math.floor(names.length * 0.02)),
    )
  })

  it('are understood or found by name, at least 90 in 100 of those written after the lexicon', async () => {
    const wrong = [
      ...(await findMisunderstood(unseenQueries.filter(isNeed))),
      ...(await findMisnamed(unseenQueries.filter(isName))),
    ]
    expect(wrong, JSON.stringify(wrong, null, 1)).toHaveLength(
      Math.min(wrong.length, Math.floor(unseenQueries.length * 0.1)),
    )
  })

  it('list the centers that the labelled filters find, with nDCG@10 of at least 0.9', async () => {
    const gains: number[] = []
    for (const { query, means, text, topics } of needs) {
      if (topics?.some((topic) => topic === 'crisis' || topic === 'overdose')) continue
      const wanted = new Set(listSlugs(await searchLabel(means, text)))
      gains.push(measureGain(listSlugs(await searchFor(query)), wanted))
    }
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
    expect(mean).toBeGreaterThanOrEqual(0.9)
  })

  it('never end without centers, help or a way out, nor do random pairs of phrases', async () => {
    const phrase = fc.constantFrom(...loadPhrases().meanings.keys())
    const pairs = fc.sample(fc.tuple(phrase, phrase), { numRuns: runs(100, 1000) })
    const queries = [
      ...labelledQueries.map(({ query }) => query),
      ...pairs.map((pair) => pair.join(' ')),
    ]
    for (const query of queries) {
      const result = await searchFor(query, 1)
      expect({ query, hasWayOn: hasWayOn(result) }).toEqual({ query, hasWayOn: true })
    }
  })

  it('mean the same with a word that restricts nothing', async () => {
    const words = fc.constantFrom(...genericWords)
    const isDanger = (text: string) => readDanger({ ...emptySearch, text }).danger !== null
    const queries = needs.filter(({ query }) => !isDanger(query))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...queries),
        words,
        fc.boolean(),
        async (label, word, isFirst) => {
          const { query } = label
          const longer = isFirst ? `${word} ${query}` : `${query} ${word}`
          // "drinks too much" and "heroin" are an overdose together, "detox rehab" asks for both.
          fc.pre(!isDanger(longer) && !(word === 'rehab' && query.includes('detox')))
          // In another order: "family therapy" alone may be a name.
          const [found, known] = [
            await searchFor(longer, everything),
            await searchFor(query, everything),
          ]
          expect(listSlugs(found).sort()).toEqual(listSlugs(known).sort())
        },
      ),
      { numRuns: runs(40, 300) },
    )
  })
})

const listSlugs = (result: SearchResult) => listShown(result).map(({ slug }) => slug)

/** Compute the normalized discounted cumulative gain at 10, with a gain of 1 for each wanted center. */
function measureGain(found: string[], wanted: Set<string>): number {
  const discount = (rank: number) => 1 / Math.log2(rank + 2)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const ideal = sum(Array.from({ length: Math.min(10, wanted.size) }, (_, rank) => discount(rank)))
  const actual = sum(
    found.slice(0, 10).map((slug, rank) => (wanted.has(slug) ? discount(rank) : 0)),
  )
  return ideal === 0 ? 1 : actual / ideal
}

function hasWayOn({ total, understanding, loosened, danger }: SearchResult): boolean {
  const { topics, plans } = understanding
  const hasHelp = topics.length + plans.length > 0 || danger !== null
  const hasWayOut =
    loosened && (loosened.applied || loosened.offered || loosened.centers.length > 0)
  return total > 0 || hasHelp || Boolean(hasWayOut)
}
