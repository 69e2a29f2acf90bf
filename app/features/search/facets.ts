import type { Language } from '#app/lib/language.ts'
import {
  isOffering,
  labelOffering,
  type OfferingGroup,
  offeringGroups,
} from '#app/lib/offerings.ts'
import { isTreatmentType, labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { type DirectorySearch, minimumRatings } from './search-input.ts'

/** Choices of one group are joined by *or*, those of different groups by *and*; people's by *and* too. */
export type FacetGroup = OfferingGroup | 'rating' | 'open'
type Facet = { name: string; group: FacetGroup }

/** What a search can choose by: `center_facets` in the database has a bit for each, in this order. */
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

/** "Group Therapy" for 'group-therapy', "Medicaid" for 'medicaid': the words for a treatment type or an offering. */
export function labelChoice(name: string, language: Language = 'en'): string {
  if (isTreatmentType(name)) return labelTreatmentType(name, language)
  return isOffering(name) ? labelOffering(name, language) : name
}

/** One thing that a center must meet: any of the bits of `mask`. */
type FacetCondition = { group: FacetGroup; mask: number }

/** What is chosen, as conditions that must all hold. Being open now is besides: it is no facet. */
export function listFacetConditions(search: DirectorySearch): FacetCondition[] {
  const chosen = new Set<string>([...search.types, ...search.offers])
  if (search.minRating !== null) chosen.add(`rating-${search.minRating}`)
  if (search.open) chosen.add('not-closed')
  const conditions: FacetCondition[] = []
  for (const [index, { name, group }] of facets.entries()) {
    if (!chosen.has(name)) continue
    const same = conditions.find((condition) => condition.group === group && group !== 'people')
    if (same) same.mask |= 1 << index
    else conditions.push({ group, mask: 1 << index })
  }
  return conditions
}

/** By its published hours, at the moment of the search; null where they are not known. */
export type IsOpenNow = boolean | null
/** How many centers have just these facets. */
export type FacetCount = { facets: number; isOpenNow: IsOpenNow; centers: number }

/** By a facet's name, or 'open-now': how many results there would be with it, and all else as it is set. */
export type ChoiceCounts = Record<string, number>

export type Counted = {
  total: number
  /** Of these. */
  notClosed: number
  choices: ChoiceCounts
  /** Centers that match all but being open now, whose hours are not known. */
  unknownHours: number
}

const notClosed = 1 << facets.findIndex(({ name }) => name === 'not-closed')

/**
 * The number of centers that meet all that is chosen, and the number beside each choice: where the choices
 * of a group are joined by *or*, without those of its own group.
 */
export function countChoices(counts: readonly FacetCount[], search: DirectorySearch): Counted {
  const conditions = listFacetConditions(search)
  const numbers = facets.map(() => 0)
  const counted = { total: 0, notClosed: 0, unknownHours: 0, openNow: 0 }
  for (const { facets: bits, isOpenNow, centers } of counts) {
    const failed = new Set<FacetGroup>()
    for (const { group, mask } of conditions) if ((bits & mask) === 0) failed.add(group)
    if (failed.size === 0 && search.open === 'now' && isOpenNow === null)
      counted.unknownHours += centers
    if (search.open === 'now' && !isOpenNow) failed.add('open')
    if (failed.size > 1 || failed.has('people')) continue
    const [only] = failed
    if (!only) counted.total += centers
    if (!only && bits & notClosed) counted.notClosed += centers
    if ((!only || only === 'open') && isOpenNow && bits & notClosed) counted.openNow += centers
    for (const [index, { group }] of facets.entries()) {
      if (bits & (1 << index) && (!only || group === only)) {
        numbers[index] = (numbers[index] ?? 0) + centers
      }
    }
  }
  const choices = Object.fromEntries(facets.map(({ name }, index) => [name, numbers[index] ?? 0]))
  return {
    total: counted.total,
    notClosed: counted.notClosed,
    unknownHours: counted.unknownHours,
    choices: { ...choices, 'open-now': counted.openNow },
  }
}
