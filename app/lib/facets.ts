import { type OfferingGroup, offeringGroups } from './offerings.ts'
import { isTreatmentType, treatmentTypes } from './treatment-types.ts'

/** The minimum ratings of the directory's filter (specification, section 9). */
export const minimumRatings = [4.5, 4, 3.5, 3, 2.5, 2] as const

/** Choices in one group are joined by *or*, choices in different groups by *and*; 'people' is joined by *and* too. */
export type FacetGroup = OfferingGroup | 'rating' | 'open'
type Facet = { name: string; group: FacetGroup }

/**
 * Every choice that a search can filter and count by, at most 63. The database stores one bit for
 * each in `treatment_centers.facets`, lowest bit first.
 */
export const facets: readonly Facet[] = [
  ...treatmentTypes.map((name) => ({ name, group: 'care' as const })),
  ...offeringGroups.flatMap(({ group, offerings }) =>
    offerings.filter((name) => !isTreatmentType(name)).map((name) => ({ name, group })),
  ),
  ...minimumRatings
    .toReversed()
    .map((rating) => ({ name: `rating-${rating}`, group: 'rating' as const })),
  { name: 'not-closed', group: 'open' },
]
