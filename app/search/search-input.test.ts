import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minimumRatings } from '#app/center/offerings/facets.ts'
import { offerings } from '#app/center/offerings/offerings.ts'
import { isTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import {
  countFilters,
  type DirectorySearch,
  emptySearch,
  hasFilters,
  mapZooms,
  radii,
  readSearch,
  serializeSearch,
  sortOrders,
} from './search-input.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9&'.-]{1,12}$/)
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
const searches: fc.Arbitrary<DirectorySearch> = fc
  .record({
    text,
    location: text,
    near: text,
    within: fc.constantFrom(null, 'any' as const, ...radii),
    types: fc.subarray([...treatmentTypes]),
    offers: fc.subarray(offerings.filter((offering) => !isTreatmentType(offering))),
    minRating: fc.constantFrom(null, ...minimumRatings),
    open: fc.constantFrom(null, 'yes' as const, 'now' as const),
    at: fc.constantFrom(null, 'sun', '02:00', 'sun-10:00', 'before-06:00', 'after-20:00'),
    beds: fc.boolean(),
    withBeds: fc.boolean(),
    sort: fc.constantFrom(null, ...sortOrders),
    exact: fc.boolean(),
    notNow: fc.boolean(),
    unread: fc.constant(emptySearch.unread),
    zoom: fc.constantFrom(null, ...mapZooms),
    page: fc.integer({ min: 1, max: 100_000 }),
    ignored: fc.subarray(['minRating', 'offers', 'open', 'page', 'sort', 'type', 'within', 'zoom']),
  })
  // Ids that identify themselves without a place, or beside an ignored value.
  .map((search) => ({
    ...search,
    ...(!search.text && { exact: false }),
    ...(!search.text && search.sort === (search.near ? 'distance' : 'rating') && { sort: null }),
    ...(!search.text &&
      !search.near && {
        within: null,
        sort: search.sort === 'distance' || search.sort === 'rating' ? null : search.sort,
      }),
    ...(search.ignored.includes('page') && { page: 1 }),
    ...(search.ignored.includes('minRating') && { minRating: null }),
    ...(search.ignored.includes('open') && { open: null }),
    ...(search.beds && { withBeds: false }),
    ...(search.ignored.includes('beds') && { beds: false, withBeds: false }),
    ...(search.ignored.includes('zoom') && { zoom: null }),
    ...(search.ignored.includes('within') && { within: null }),
    ...(search.ignored.includes('sort') && { sort: null }),
  }))

describe('readSearch and serializeSearch', () => {
  it('read back exactly what was written', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(serializeSearch(search))).toEqual(search)
      }),
    )
  })

  it('write nothing for defaults', () => {
    expect(serializeSearch(emptySearch)).toBe('')
    expect(read('')).toEqual(emptySearch)
  })

  it('drop values that no form of ours sends', () => {
    expect(read('page=-1&sort=drop&minRating=x&type=spa&open=1&offers=beer&within=7')).toEqual({
      ...emptySearch,
      ignored: ['minRating', 'offers', 'open', 'page', 'sort', 'type', 'within'],
    })
    expect(read('page=2.5')).toMatchObject({ page: 1, ignored: ['page'] })
    expect(read('page=999999999').page).toBe(100_000)
    expect(read('page=NaN&minRating=').minRating).toBeNull()
    expect(read('minRating=4.4').minRating).toBeNull()
  })

  it('accept any query string, with a stable result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
        const first = readSearch(
          new URLSearchParams({ q: raw, location: raw, page: raw, sort: raw }),
        )
        expect(read(serializeSearch(first))).toEqual(first)
        expect(first.text.length).toBeLessThanOrEqual(240)
      }),
    )
  })

  it('search the first 500 letters up to a word, and keep 2,000 to be read for danger', () => {
    const words = 'recovery '.repeat(400)
    const { text, unread } = read(`q=${encodeURIComponent(words)}`)
    expect(text).toMatch(/^(recovery )+recovery$/)
    expect(text.length).toBeLessThanOrEqual(500)
    expect(text + unread.text).toBe(words.slice(0, 2000))
    expect(serializeSearch(read(`q=${words}`)).length).toBeLessThan(600)
  })

  it('cut ten kilobytes of text, NUL and broken surrogates', () => {
    expect(read(`q=${'a'.repeat(10_000)}`).text).toHaveLength(500)
    expect(read('q=a%00b').text).toBe('a b')
    expect(read('q=%ED%A0%80detox').text).toBe('detox')
  })
})

describe('hasFilters', () => {
  it('counts text, place, types, rating and open, but not order or page', () => {
    expect(hasFilters(read('sort=name&page=3'))).toBe(false)
    expect(
      countFilters(read('q=a&location=b&type=detox&type=inpatient&minRating=4&open=yes')),
    ).toBe(6)
  })
})
