import fc from 'fast-check'
import { type FacetGroup, facets } from '#app/center/offerings/facets.ts'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { type DirectorySearch, readSearch } from '#app/search/search-input.ts'

type Filter = [name: string, value: string]

const chooseOf = (group: FacetGroup): fc.Arbitrary<Filter> =>
  fc.constantFrom(
    ...facets
      .filter((facet) => facet.group === group)
      .map(({ name }): Filter => [isTreatmentType(name) ? 'type' : 'offers', name]),
  )

const filters = fc
  .shuffledSubarray(
    [
      ...(['care', 'payment', 'medicines', 'language', 'people'] as const).map(chooseOf),
      fc.constantFrom<Filter[]>(['minRating', '3'], ['minRating', '4']),
      fc.constant<Filter>(['open', 'now']),
    ],
    { minLength: 3, maxLength: 3 },
  )
  .chain((groups) => fc.tuple(...groups))

/**
 * Pick towns in proportion to their population. Post offices in a larger municipality count as
 * 5,000 people.
 */
function listZips(): fc.Arbitrary<string> {
  const places = new Set([...loadPlaces().towns.values()].flat())
  return fc.oneof(
    ...[...places]
      .filter(({ zips }) => zips.length > 0)
      .map(({ zips, inhabitants }) => ({
        weight: inhabitants || 5000,
        arbitrary: fc.constantFrom(...zips),
      })),
  )
}

/**
 * List searches within 10 miles of a New Jersey ZIP code, with filters from three groups: the same
 * list every time.
 */
export function listRealisticSearches(count: number): DirectorySearch[] {
  const search = fc
    .tuple(listZips(), filters)
    .map(([zip, chosen]) =>
      readSearch(new URLSearchParams([['near', zip], ['within', '10'], ...chosen])),
    )
  return fc.sample(search, { seed: 19, numRuns: count })
}
