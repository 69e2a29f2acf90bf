import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { deriveOfferings, type StatedInfo } from './derive-offerings.ts'
import { deriveTreatmentTypes } from './derive-treatment-types.ts'
import { careTypes } from './offering-phrases.ts'
import { type Offering, readOfferings } from './offerings.ts'
import { type TreatmentType, treatmentTypes } from './treatment-types.ts'

/** All of a center that its derived columns are made of. */
export type CenterWords = {
  name: string | null
  categoryName: string | null
  categories: readonly string[]
  description: string | null
  additionalInfo: readonly StatedInfo[]
  openingHours: readonly PublishedHours[]
  howToStart: string | null
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
    openingHours: center.openingHours,
    howToStart: center.howToStart,
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
    name: null,
    description: null,
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
 * Derive the columns anew after the words of a center changed: what only the former words said goes, what the new
 * ones say comes, and everything else that a person or a code set stays. Types and offerings that are given are final.
 */
export function deriveChange(
  before: CenterWords & Pick<Derived, 'treatmentTypes'> & { offerings: readonly string[] },
  after: CenterWords,
  given: Pick<Given, 'treatmentTypes' | 'offerings'> = {},
): Derived {
  const former = deriveCenter(before)
  const next = deriveCenter(after)
  const types = sortTypes(
    given.treatmentTypes ??
      followChange(before.treatmentTypes, former.treatmentTypes, next.treatmentTypes),
  )
  const { searchTerms } = next
  if (given.offerings) {
    const { offerings } = given
    return { treatmentTypes: withTypesOf(offerings, types), offerings: [...offerings], searchTerms }
  }
  const followed = followChange(readOfferings(before.offerings), former.offerings, next.offerings)
  return { treatmentTypes: types, offerings: withCareOf(types, followed), searchTerms }
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
function withCareOf(types: readonly TreatmentType[], offerings: readonly Offering[]): Offering[] {
  const care: readonly Offering[] = careTypes
  const others = offerings.filter((offering) => !care.includes(offering))
  return readOfferings([...others, ...careTypes.filter((type) => types.includes(type))])
}

/** These types, with those that the offered care is; in the filter's order. */
function withTypesOf(
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
function listSearchTerms({ categories, additionalInfo }: CenterWords): string {
  const offered = additionalInfo.filter(({ infoValue }) => infoValue)
  const words = [...categories, ...offered.map(({ infoKey }) => infoKey)]
  return [...new Set(words)].sort().join(' ')
}
