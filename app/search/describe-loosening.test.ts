import { describe, expect, it } from 'vitest'
import { toFacetBits } from '#app/center/offerings/facets.ts'
import type { Offering } from '#app/center/offerings/offerings.ts'
import { describeLoosening, listLacking, listMatched } from './describe-loosening.ts'
import type { Loosening } from './loosen-search.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

const search: DirectorySearch = {
  ...emptySearch,
  near: '08608',
  sort: 'distance',
  within: 10,
  types: ['detox'],
  offers: ['medicaid', 'medicare', 'free-or-low-cost', 'spanish', 'veterans', 'under-18'],
  minRating: 4,
  open: 'now',
  text: 'lantern',
}
const without = (...dropped: Offering[]) => ({
  offers: search.offers.filter((offering) => !dropped.includes(offering)),
})
const loosen = (
  condition: Loosening['condition'],
  looser: Partial<DirectorySearch>,
  total = 4,
): Loosening => ({ condition, search: { ...search, ...looser }, total, notClosed: total })

describe('a loosening', () => {
  it.each([
    [
      loosen('within', { within: 25 }),
      'Four centers match within 25 miles',
      'Show 4 within 25 miles',
      'Within 25 miles',
    ],
    [
      loosen('within', { within: 'any' }, 1204),
      '1,204 centers match farther away',
      'Show 1,204 farther away',
      'At any distance',
    ],
    [
      loosen('open', { open: 'yes' }),
      'Four centers match, but they are closed now or we don’t know their hours',
      'Show 4 that may be closed now',
      'Open at other hours, or hours not known',
    ],
    [
      loosen('rating', { minRating: null }, 1),
      'One center matches with any rating',
      'Show 1 with any rating',
      'With any rating',
    ],
    [
      loosen('language', without('spanish')),
      'Four centers match otherwise, but may not help in Spanish',
      'Show 4 that may not help in Spanish',
      'Without Spanish',
    ],
    [
      loosen('care', { types: [] }, 1),
      'One center matches otherwise, but may not offer detox',
      'Show 1 that may not offer detox',
      'Without Detox',
    ],
    [
      loosen('payment', without('medicaid', 'medicare', 'free-or-low-cost'), 12),
      '12 centers match otherwise, but may not take Medicaid or Medicare or be free or low cost',
      'Show 12 that may not take Medicaid or Medicare or be free or low cost',
      'Without Medicaid, Medicare, or Free or low cost',
    ],
    [
      loosen('people', without('veterans', 'under-18')),
      'Four centers match otherwise, but may not serve veterans and people under 18',
      'Show 4 that may not serve veterans and people under 18',
      'Without Veterans and Under 18',
    ],
    [
      loosen('place', { text: '', types: [], offers: [] }, 124),
      '124 centers are near 08608, but we don’t know whether they fit',
      'See 124 centers near 08608',
      'All near 08608',
    ],
    [
      loosen('words', { text: '' }),
      'Four centers match without “lantern”',
      'Show 4 without “lantern”',
      'Without “lantern”',
    ],
  ] as const)('of $condition says what it brings', (loosening, brings, button, link) => {
    expect(describeLoosening(search, loosening)).toEqual({ brings, rest: '.', button, link })
  })

  it('of the distance says where the nearest center is', () => {
    const first = { miles: 13.04, place: 'Newark, Essex County' }
    const describeRest = (loosening: Loosening) =>
      describeLoosening(search, loosening, 'en', first).rest
    expect(describeRest(loosen('within', { within: 25 }))).toBe(
      '; the nearest is about 13 miles away, in Newark, Essex County.',
    )
    expect(describeRest(loosen('within', { within: 25 }, 1))).toBe(
      '; it is about 13 miles away, in Newark, Essex County.',
    )
    // The first by name need not be the nearest.
    expect(describeRest(loosen('within', { within: 25, sort: 'name' }))).toBe('.')
    expect(describeRest(loosen('rating', { minRating: null }))).toBe('.')
  })

  it('of a search for open beds says that a bed is not known', () => {
    const beds = { ...search, beds: true }
    expect(describeLoosening(beds, loosen('rating', { minRating: null })).rest).toBe(
      '. We don’t know whether a bed is open: call and ask.',
    )
    expect(describeLoosening(beds, loosen('beds', { beds: false }))).toMatchObject({
      brings: 'Four centers may have an open bed: call and ask',
      rest: '.',
      button: 'Show 4 that may have a bed',
    })
  })

  it.each([
    [
      loosen('within', { within: 25 }),
      'Hay cuatro centros a 25 millas o menos',
      'Ver 4 a 25 millas o menos',
    ],
    [
      loosen('payment', without('medicaid', 'medicare'), 12),
      'Hay 12 centros que cumplen con lo demás, pero quizás no acepten Medicaid o Medicare',
      'Ver 12 que quizás no acepten Medicaid o Medicare',
    ],
    [
      loosen('language', without('spanish'), 1),
      'Hay un centro que cumple con lo demás, pero quizás no atienda en español',
      'Ver 1 que quizás no atienda en español',
    ],
  ] as const)('of $condition is described in Spanish', (loosening, brings, button) => {
    expect(describeLoosening(search, loosening, 'es')).toMatchObject({ brings, button })
  })
})

describe('a center that misses a filter', () => {
  const bits = (...names: string[]) => toFacetBits(new Set(names))
  const list = (center: object, language: 'en' | 'es' = 'en') => {
    const search: DirectorySearch = {
      ...emptySearch,
      types: ['detox'],
      offers: ['medicaid', 'medicare', 'methadone', 'veterans'],
      minRating: 4.5,
    }
    return listLacking(search, { facets: 0n, rating: 0, notOffered: [], ...center }, language)
  }

  it('says what it states that it does not offer, and what is not known', () => {
    expect(list({ notOffered: ['methadone'] })).toEqual([
      'Detox: not known, ask',
      'Medicaid: not known, ask',
      'Medicare: not known, ask',
      'Methadone: not offered',
      'Veterans: not known, ask',
      'Rating: not known',
    ])
  })

  it('needs only one way to pay', () => {
    expect(list({ facets: bits('detox', 'medicaid', 'methadone'), rating: 4 })).toEqual([
      'Veterans: not known, ask',
      'Rated below 4.5',
    ])
  })

  it('says so in Spanish', () => {
    const center = { facets: bits('detox', 'medicaid', 'veterans'), rating: 5 }
    expect(list({ ...center, notOffered: ['methadone'] }, 'es')).toEqual(['Metadona: no se ofrece'])
    expect(list(center, 'es')).toEqual(['Metadona: no se sabe, pregunte'])
  })
})

it('lists the chosen filters that a center meets, without explanations', () => {
  const bits = toFacetBits(new Set(['detox', 'residential', 'medicaid']))
  const search: DirectorySearch = {
    ...emptySearch,
    types: ['residential'],
    offers: ['medicaid', 'methadone'],
  }
  expect(listMatched(search, { facets: bits }, 'en')).toEqual(['Residential', 'Medicaid'])
  expect(listMatched(search, { facets: bits }, 'es')).toEqual(['Residencial', 'Medicaid'])
})
