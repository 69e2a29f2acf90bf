import {
  bedFacets,
  type FacetBits,
  type FacetGroup,
  facets,
  toFacetBits,
} from '#app/center/offerings/facets.ts'
import { isOffering, labelOffering, needsAll } from '#app/center/offerings/offerings.ts'
import { isTreatmentType, labelTreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { Language } from '#app/lib/language.ts'
import type { DirectorySearch } from './search-input.ts'

/**
 * Label a treatment type or an offering: "Group Therapy" for 'group-therapy', "Medicaid" for
 * 'medicaid'.
 */
export function labelChoice(name: string, language: Language = 'en'): string {
  if (isTreatmentType(name)) return labelTreatmentType(name, language)
  return isOffering(name) ? labelOffering(name, language) : name
}

/** A condition that a center meets with any of the facets in `mask`. */
type FacetCondition = { group: FacetGroup | 'beds'; mask: FacetBits }

/**
 * List the chosen facets as conditions that must all hold. "Open now" isn't among them, because it
 * depends on the time.
 */
export function listFacetConditions(search: DirectorySearch): FacetCondition[] {
  const chosen = new Set<string>([...search.types, ...search.offers])
  if (search.minRating !== null) chosen.add(`rating-${search.minRating}`)
  if (search.open) chosen.add('not-closed')
  const conditions: FacetCondition[] = []
  for (const { name, group } of facets) {
    if (!chosen.has(name)) continue
    const mask = toFacetBits(new Set([name]))
    const same = conditions.find((condition) => condition.group === group && !needsAll(group))
    if (same) same.mask |= mask
    else conditions.push({ group, mask })
  }
  if (search.withBeds) conditions.push({ group: 'beds', mask: bedFacets })
  return conditions
}

/** Whether the published hours say that a center is open now; null if it has none. */
export type IsOpenNow = boolean | null
/** The number of centers that have exactly these facets. */
export type FacetCount = {
  facets: FacetBits
  isOpenNow: IsOpenNow
  /** The same at the time that the search asks about. */
  isOpenThen?: IsOpenNow
  centers: number
}

/** By a facet's name, 'open-now', 'with-beds' or 'open-beds': the number of results with this choice added. */
export type ChoiceCounts = Record<string, number>

export type Counted = {
  total: number
  /** The part of `total` that isn't closed. */
  notClosed: number
  choices: ChoiceCounts
  /** Centers that match everything but "Open now" or the asked time, because their hours aren't known. */
  unknownHours: number
}

const facetByBit = new Map(facets.map((facet) => [facet.bit, facet]))
const notClosed = toFacetBits(new Set(['not-closed']))

/**
 * Count the centers that meet every choice, and the number to show beside each choice. Within a group
 * joined by *or*, that number leaves out the group's own choices.
 */
export function countChoices(counts: readonly FacetCount[], search: DirectorySearch): Counted {
  const conditions = listFacetConditions(search)
  const numbers = new Map<number, number>()
  const counted = { total: 0, notClosed: 0, unknownHours: 0, openNow: 0, withBeds: 0 }
  for (const { facets: bits, isOpenNow, isOpenThen = null, centers } of counts) {
    const failed = new Set<FacetCondition['group'] | 'at'>()
    for (const { group, mask } of conditions) if ((bits & mask) === 0n) failed.add(group)
    const hours = [search.open === 'now' ? isOpenNow : true, search.at ? isOpenThen : true]
    if (failed.size === 0 && hours.includes(null) && !hours.includes(false))
      counted.unknownHours += centers
    if (search.open === 'now' && !isOpenNow) failed.add('open')
    if (search.at && !isOpenThen) failed.add('at')
    const [only] = failed
    if (failed.size > 1 || (only && needsAll(only))) continue
    const isNotClosed = (bits & notClosed) !== 0n
    if (!only) counted.total += centers
    if (!only && isNotClosed) counted.notClosed += centers
    if ((!only || only === 'open') && isOpenNow && isNotClosed) counted.openNow += centers
    if ((!only || only === 'beds') && (bits & bedFacets) !== 0n) counted.withBeds += centers
    for (const [word, offset] of splitBits(bits)) {
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = offset + 31 - Math.clz32(rest & -rest)
        if (only && facetByBit.get(bit)?.group !== only) continue
        numbers.set(bit, (numbers.get(bit) ?? 0) + centers)
      }
    }
  }
  const choices = Object.fromEntries(facets.map(({ name, bit }) => [name, numbers.get(bit) ?? 0]))
  return {
    total: counted.total,
    notClosed: counted.notClosed,
    unknownHours: counted.unknownHours,
    choices: { ...choices, 'open-now': counted.openNow, 'with-beds': counted.withBeds },
  }
}

/** The set as 32-bit integers, each with its first bit: arithmetic on these is much quicker than on a bigint. */
function splitBits(set: FacetBits): [word: number, offset: number][] {
  return wordOffsets.map((offset) => [Number(BigInt.asIntN(32, set >> BigInt(offset))), offset])
}

const wordOffsets = [0, 32, 64, 96].filter((offset) => facets.some(({ bit }) => bit >= offset))
