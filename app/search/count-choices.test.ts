import { expect, it } from 'vitest'
import { facets } from '#app/center/offerings/facets.ts'
import { isOffering } from '#app/center/offerings/offerings.ts'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { nextBit } from '#app/center/offerings/vocabulary.ts'
import { countChoices, listFacetConditions } from './count-choices.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

/** Return a search for this facet alone. */
function chooseOnly(name: string): DirectorySearch {
  if (isTreatmentType(name)) return { ...emptySearch, types: [name] }
  if (isOffering(name)) return { ...emptySearch, offers: [name] }
  if (name === 'not-closed') return { ...emptySearch, open: 'yes' }
  return { ...emptySearch, minRating: Number(name.slice('rating-'.length)) }
}

it('matches each choice by its bit', () => {
  const masks = facets.map(({ name }) => listFacetConditions(chooseOnly(name)).map((c) => c.mask))
  expect(masks).toEqual(facets.map(({ bit }) => [2n ** BigInt(bit)]))
})

it('counts a center beside each of its facets and no other, also above the 32nd bit', () => {
  for (const { name, bit } of facets) {
    const only = [{ facets: 2n ** BigInt(bit), isOpenNow: null, centers: 3 }]
    const { total, choices } = countChoices(only, emptySearch)
    const counted = Object.keys(choices).filter((choice) => choices[choice] === 3)
    const hasBeds = name === 'inpatient' || name === 'residential'
    expect([total, counted]).toEqual([3, hasBeds ? [name, 'with-beds'] : [name]])
    expect(countChoices(only, chooseOnly(name)).total).toBe(3)
  }
  const all = [{ facets: 2n ** BigInt(nextBit) - 1n, isOpenNow: true, centers: 2 }]
  expect(new Set(Object.values(countChoices(all, emptySearch).choices))).toEqual(new Set([2]))
})
