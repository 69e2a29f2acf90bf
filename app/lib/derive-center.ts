import { careTypes, deriveOfferings, type StatedInfo } from './derive-offerings.ts'
import { deriveTreatmentTypes } from './derive-treatment-types.ts'
import { type Offering, readOfferings } from './offerings.ts'
import { type TreatmentType, treatmentTypes } from './treatment-types.ts'

/** All of a center that its derived columns are made of. */
export type CenterWords = {
  name: string | null
  categoryName: string | null
  categories: readonly string[]
  description: string | null
  additionalInfo: readonly StatedInfo[]
}

/** The columns that are derived on every write: what a center is filtered and found by. */
export type Derived = {
  treatmentTypes: TreatmentType[]
  offerings: Offering[]
  searchTerms: string
}

type Given = {
  /** Types known from service codes, to which those that the words speak of are added. */
  knownTypes?: readonly TreatmentType[]
  /** As a person set them: nothing is added. */
  treatmentTypes?: readonly TreatmentType[]
  offerings?: readonly Offering[]
}

/**
 * The derived columns of a center. The kinds of care that are types, too (detox, residential,
 * outpatient), are in both or in neither, unless a person set both.
 */
export function deriveCenter(center: CenterWords, given: Given = {}): Derived {
  const { name, categoryName, categories, description, additionalInfo } = center
  const known = given.treatmentTypes ?? given.knownTypes ?? []
  const types = given.treatmentTypes ?? [
    ...known,
    ...deriveTreatmentTypes([name, categoryName, ...categories, description]),
  ]
  const derived = deriveOfferings({
    treatmentTypes: known,
    categories: categoryName ? [categoryName, ...categories] : categories,
    additionalInfo,
    texts: [name, description],
  })
  const offerings = given.offerings ?? (given.treatmentTypes ? withCareOf(types, derived) : derived)
  return {
    treatmentTypes: given.treatmentTypes ? sortTypes(types) : withTypesOf(offerings, types),
    offerings: readOfferings(offerings),
    searchTerms: listSearchTerms(center),
  }
}

/** Where a fact is from: the listing itself, else its description, else its name, or none, so that a person set it. */
type ValueSource = 'listing' | 'description' | 'name' | 'staff'

/** Where each type and offering of a center is from. A code of an import is among its information, in words. */
export function explainSources(
  center: CenterWords,
): (fact: TreatmentType | Offering) => ValueSource {
  const stated = center.additionalInfo.filter(({ infoValue }) => infoValue)
  const listed = deriveCenter({
    ...center,
    ...{ name: null, description: null },
    categories: [...center.categories, ...stated.map(({ infoKey }) => infoKey)],
  })
  const sources = [
    { source: 'listing', facts: listed },
    { source: 'description', facts: deriveCenter({ ...center, name: null }) },
    { source: 'name', facts: deriveCenter(center) },
  ] as const
  const has = ({ treatmentTypes, offerings }: Derived, fact: string) =>
    [...treatmentTypes, ...offerings].some((known) => known === fact)
  return (fact) => sources.find(({ facts }) => has(facts, fact))?.source ?? 'staff'
}

/**
 * What a change of its words makes of a center's offerings: those that only the former words spoke
 * of go, those that the new ones speak of come, and whatever else a person ticked or unticked stays.
 */
export function changeOfferings(
  stored: readonly Offering[],
  before: CenterWords,
  after: CenterWords,
): Offering[] {
  const [spoken, speaks] = [deriveCenter(before).offerings, deriveCenter(after).offerings]
  return readOfferings(followChange(stored, spoken, speaks))
}

/** As `changeOfferings`, for the treatment types. */
export function changeTypes(
  stored: readonly TreatmentType[],
  before: CenterWords,
  after: CenterWords,
): TreatmentType[] {
  const [spoken, speaks] = [deriveCenter(before).treatmentTypes, deriveCenter(after).treatmentTypes]
  return sortTypes(followChange(stored, spoken, speaks))
}

function followChange<Word>(
  stored: readonly Word[],
  before: readonly Word[],
  after: readonly Word[],
): Word[] {
  const kept = stored.filter((word) => after.includes(word) || !before.includes(word))
  return [...kept, ...after.filter((word) => !before.includes(word))]
}

/** These offerings, with the care that the types are. */
export function withCareOf(
  types: readonly TreatmentType[],
  offerings: readonly Offering[],
): Offering[] {
  const care: readonly Offering[] = careTypes
  const others = offerings.filter((offering) => !care.includes(offering))
  return readOfferings([...others, ...careTypes.filter((type) => types.includes(type))])
}

/** These types, with those that the offered care is; in the filter's order. */
export function withTypesOf(
  offerings: readonly Offering[],
  types: readonly TreatmentType[],
): TreatmentType[] {
  const care: readonly TreatmentType[] = careTypes
  return treatmentTypes.filter((type) =>
    care.includes(type) ? (offerings as readonly string[]).includes(type) : types.includes(type),
  )
}

function sortTypes(types: readonly TreatmentType[]): TreatmentType[] {
  return treatmentTypes.filter((type) => types.includes(type))
}

/** The words that a center is also found by: its categories and what it offers, each once, sorted. */
export function listSearchTerms(
  center: Pick<CenterWords, 'categories' | 'additionalInfo'>,
): string {
  const offered = center.additionalInfo.filter(({ infoValue }) => infoValue)
  const words = [...center.categories, ...offered.map(({ infoKey }) => infoKey)]
  return [...new Set(words)].sort().join(' ')
}
