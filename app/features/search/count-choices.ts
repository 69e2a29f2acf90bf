import { type FacetGroup, facets } from '#app/lib/facets.ts'
import type { Language } from '#app/lib/language.ts'
import { isOffering, labelOffering } from '#app/lib/offerings.ts'
import { isTreatmentType, labelTreatmentType } from '#app/lib/treatment-types.ts'
import type { DirectorySearch } from './search-input.ts'

/**
 * Label a treatment type or an offering: "Group Therapy" for 'group-therapy', "Medicaid" for
 * 'medicaid'.
 */
export function labelChoice(name: string, language: Language = 'en'): string {
  if (isTreatmentType(name)) return labelTreatmentType(name, language)
  return isOffering(name) ? labelOffering(name, language) : name
}

/** A set of facets, as the database stores it: one bit each, in the order of `facets`. */
export type FacetBits = bigint

const bitOf = (index: number): FacetBits => 1n << BigInt(index)

/** Return whether the facet at this index of `facets` is in the set. */
export function hasFacet(bits: FacetBits, index: number): boolean {
  return (bits & bitOf(index)) !== 0n
}

/** A condition that a center meets with any of the facets in `mask`. */
type FacetCondition = { group: FacetGroup; mask: FacetBits }

/**
 * List the chosen facets as conditions that must all hold. "Open now" isn't among them, because it
 * depends on the time.
 */
export function listFacetConditions(search: DirectorySearch): FacetCondition[] {
  const chosen = new Set<string>([...search.types, ...search.offers])
  if (search.minRating !== null) chosen.add(`rating-${search.minRating}`)
  if (search.open) chosen.add('not-closed')
  const conditions: FacetCondition[] = []
  for (const [index, { name, group }] of facets.entries()) {
    if (!chosen.has(name)) continue
    const same = conditions.find((condition) => condition.group === group && group !== 'people')
    if (same) same.mask |= bitOf(index)
    else conditions.push({ group, mask: bitOf(index) })
  }
  return conditions
}

/** Whether the published hours say that a center is open now; null if it has none. */
export type IsOpenNow = boolean | null
/** The number of centers that have exactly these facets. */
export type FacetCount = { facets: FacetBits; isOpenNow: IsOpenNow; centers: number }

/** By a facet's name, 'open-now' or 'open-beds': the number of results with this choice added. */
export type ChoiceCounts = Record<string, number>

export type Counted = {
  total: number
  /** The part of `total` that isn't closed. */
  notClosed: number
  choices: ChoiceCounts
  /** Centers that match everything but "Open now", because their hours aren't known. */
  unknownHours: number
}

const notClosed = facets.findIndex(({ name }) => name === 'not-closed')

/**
 * Count the centers that meet every choice, and the number to show beside each choice. Within a group
 * joined by *or*, that number leaves out the group's own choices.
 */
export function countChoices(counts: readonly FacetCount[], search: DirectorySearch): Counted {
  const conditions = listFacetConditions(search)
  const numbers = facets.map(() => 0)
  const counted = { total: 0, notClosed: 0, unknownHours: 0, openNow: 0 }
  for (const { facets: bits, isOpenNow, centers } of counts) {
    const failed = new Set<FacetGroup>()
    for (const { group, mask } of conditions) if ((bits & mask) === 0n) failed.add(group)
    if (failed.size === 0 && search.open === 'now' && isOpenNow === null)
      counted.unknownHours += centers
    if (search.open === 'now' && !isOpenNow) failed.add('open')
    if (failed.size > 1 || failed.has('people')) continue
    const [only] = failed
    const isNotClosed = hasFacet(bits, notClosed)
    if (!only) counted.total += centers
    if (!only && isNotClosed) counted.notClosed += centers
    if ((!only || only === 'open') && isOpenNow && isNotClosed) counted.openNow += centers
    for (const [word, offset] of splitBits(bits)) {
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const index = offset + 31 - Math.clz32(rest & -rest)
        if (!only || facets[index]?.group === only) numbers[index] = (numbers[index] ?? 0) + centers
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

/** The set as two 32-bit integers with their first index: arithmetic on these is much quicker than on a bigint. */
function splitBits(bits: FacetBits): [word: number, offset: number][] {
  return [
    [Number(BigInt.asIntN(32, bits)), 0],
    [Number(BigInt.asIntN(32, bits >> 32n)), 32],
  ]
}
