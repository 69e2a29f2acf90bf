import { describe, expect, it } from 'vitest'
import { readNear } from '#app/center/places/find-place.server.ts'
import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { readSearch, serializeSearch } from '#app/search/search-input.ts'
import { englishQueries } from './labelled-queries.en.ts'
import { spanishQueries } from './labelled-queries.es.ts'
import { mixedQueries } from './labelled-queries.mixed.ts'
import { nameQueries } from './labelled-queries.names.ts'
import { labelledQueries } from './labelled-queries.ts'
import { unseenQueries } from './labelled-queries.unseen.ts'

const allQueries = [...labelledQueries, ...unseenQueries]

describe('the labelled queries', () => {
  it('are many enough to measure with', () => {
    expect(englishQueries.length).toBeGreaterThanOrEqual(150)
    expect(spanishQueries.length).toBeGreaterThanOrEqual(100)
    expect(mixedQueries.length).toBeGreaterThanOrEqual(50)
    expect(nameQueries.length).toBeGreaterThanOrEqual(60)
    expect(unseenQueries.length).toBeGreaterThanOrEqual(60)
  })

  it('are all different, even without accents and case', () => {
    const folded = allQueries.map(({ query }) => splitWords(query).join(' '))
    expect(folded.filter((query, index) => folded.indexOf(query) !== index)).toEqual([])
  })

  it.each(allQueries)('mean what the form would write: $query', ({ means }) => {
    const search = readSearch(new URLSearchParams(means))
    expect(search.ignored).toEqual([])
    expect(serializeSearch(search)).toBe(means && `?${means}`)
    if (search.near) expect(readNear(search.near)).toMatchObject({ near: search.near })
  })

  it('name a sample center, and then mean nothing else', () => {
    const slugs = new Set(sampleCenters.map(({ slug }) => slug))
    const named = allQueries.filter(({ name }) => name !== undefined)
    for (const { query, name, means, topics, text } of named) {
      expect(slugs.has(name ?? ''), query).toBe(true)
      expect({ query, means, topics, text }).toEqual({ query, means: '' })
    }
    expect(labelledQueries.filter(({ name }) => name !== undefined)).toEqual(nameQueries)
  })
})
