import { type OfferingGroup, offeringBits, offeringGroups } from './offerings.ts'
import { isTreatmentType, treatmentTypes } from './treatment-types.ts'

/** The minimum ratings of the directory's filter (specification, section 9). */
export const minimumRatings = [4.5, 4, 3.5, 3, 2.5, 2] as const

/** Choices in one group are joined by *or*, unless `needsAll(group)`; choices in different groups by *and*. */
export type FacetGroup = OfferingGroup | 'rating' | 'open'
/** `bit` is the place of the choice in a set of facets, from 0 to 127, and never changes. */
export type Facet = { name: string; group: FacetGroup; bit: number }

/** The bits of the ratings, lowest rating first, and of 'not-closed'. */
const firstRatingBit = 34
const notClosedBit = 40

/**
 * Every choice that a search can filter and count by, in the order of display. The database stores
 * one bit for each: 0 to 63 in `treatment_centers.facets`, 64 to 127 in `more_facets`.
 */
export const facets: readonly Facet[] = [
  ...treatmentTypes.map((name, bit) => ({ name, group: 'care' as const, bit })),
  ...offeringGroups.flatMap(({ group, offerings }) =>
    offerings
      .filter((name) => !isTreatmentType(name))
      .map((name) => ({ name, group, bit: offeringBits.get(name) ?? -1 })),
  ),
  ...minimumRatings.toReversed().map((rating, index) => ({
    name: `rating-${rating}`,
    group: 'rating' as const,
    bit: firstRatingBit + index,
  })),
  { name: 'not-closed', group: 'open', bit: notClosedBit },
]

/** A set of facets, one bit each. */
export type FacetBits = bigint

/** Return the set of the facets with these names. */
export function toFacetBits(names: ReadonlySet<string>): FacetBits {
  return facets.reduce(
    (set, { name, bit }) => (names.has(name) ? set | (1n << BigInt(bit)) : set),
    0n,
  )
}

/**
 * The facets of centers with beds. Detox with a bed is inpatient or residential; detox alone says nothing of
 * a bed.
 */
export const bedFacets = toFacetBits(new Set(['inpatient', 'residential']))

/** Return whether a facet is in the set. */
export function hasFacet(set: FacetBits, { bit }: Pick<Facet, 'bit'>): boolean {
  return (set & (1n << BigInt(bit))) !== 0n
}
