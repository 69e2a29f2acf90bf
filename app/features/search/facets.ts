import { type OfferingGroup, offeringGroups } from '#app/lib/offerings.ts'
import { type TreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { type DirectorySearch, minimumRatings } from './search-input.ts'

/** Choices of one group are joined by *or*, those of different groups by *and*; people's by *and* too. */
export type FacetGroup = OfferingGroup | 'rating' | 'open'
type Facet = { name: string; group: FacetGroup }

const isType = (name: string) => treatmentTypes.includes(name as TreatmentType)

/** What a search can choose by: `center_facets` in the database has a bit for each, in this order. */
export const facets: readonly Facet[] = [
  ...treatmentTypes.map((name) => ({ name, group: 'care' as const })),
  ...offeringGroups.flatMap(({ group, offerings }) =>
    offerings.filter((name) => !isType(name)).map((name) => ({ name, group })),
  ),
  ...minimumRatings
    .toReversed()
    .map((rating) => ({ name: `rating-${rating}`, group: 'rating' as const })),
  { name: 'not-closed', group: 'open' },
]

/** One thing that a center must meet: any of the bits of `mask`. */
export type FacetCondition = { group: FacetGroup; mask: number }

/** What is chosen, as conditions that must all hold. */
export function listFacetConditions(search: DirectorySearch): FacetCondition[] {
  const { types, minRating, openOnly } = search
  const chosen = new Set<string>(types)
  if (minRating !== null) chosen.add(`rating-${minRating}`)
  if (openOnly) chosen.add('not-closed')
  const conditions: FacetCondition[] = []
  for (const [index, { name, group }] of facets.entries()) {
    if (!chosen.has(name)) continue
    const same = conditions.find((condition) => condition.group === group && group !== 'people')
    if (same) same.mask |= 1 << index
    else conditions.push({ group, mask: 1 << index })
  }
  return conditions
}

/** How many centers have just these facets. */
export type FacetCount = { facets: number; centers: number }

/** By a facet's name: how many results there would be with it, and all else as it is set. */
export type ChoiceCounts = Record<string, number>

/**
 * The number of centers that meet all conditions, and the number beside each choice: where the choices of
 * a group are joined by *or*, without those of its own group.
 */
export function countChoices(
  counts: readonly FacetCount[],
  conditions: readonly FacetCondition[],
): { total: number; choices: ChoiceCounts } {
  const numbers = facets.map(() => 0)
  let total = 0
  for (const { facets: bits, centers } of counts) {
    const failed = conditions.filter(({ mask }) => (bits & mask) === 0)
    const [first] = failed
    if (!first) total += centers
    else if (failed.length > 1 || first.group === 'people') continue
    for (const [index, { group }] of facets.entries()) {
      if (bits & (1 << index) && (!first || group === first.group))
        numbers[index] = (numbers[index] ?? 0) + centers
    }
  }
  return {
    total,
    choices: Object.fromEntries(facets.map(({ name }, index) => [name, numbers[index] ?? 0])),
  }
}
