import { expect, it } from 'vitest'
import { isOffering } from '#app/lib/offerings.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { facets, listFacetConditions } from './facets.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

/** The search that chooses this facet alone. */
function chooseOnly(name: string): DirectorySearch {
  if (isTreatmentType(name)) return { ...emptySearch, types: [name] }
  if (isOffering(name)) return { ...emptySearch, offers: [name] }
  if (name === 'not-closed') return { ...emptySearch, open: 'yes' }
  return { ...emptySearch, minRating: Number(name.slice('rating-'.length)) }
}

// `1 << 32` is 1: a 33rd facet would find the centers of the first one.
it('every facet has a bit of its own in a 32-bit integer', () => {
  expect(facets.length).toBeLessThanOrEqual(32)
  const masks = facets.map(({ name }) => listFacetConditions(chooseOnly(name)).map((c) => c.mask))
  expect(masks).toEqual(facets.map((_, index) => [(2 ** index) | 0]))
})
