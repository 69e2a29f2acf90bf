import type { Language } from '#app/lib/language.ts'
import { offeringLabels as labels } from './offering-labels.ts'
import { type Offering, type OfferingGroup, type Vocabulary, vocabulary } from './vocabulary.ts'

export type { Offering, OfferingGroup } from './vocabulary.ts'

/** The groups in order, each with its values. */
export const offeringGroups = Object.entries(vocabulary).map(([group, bits]) => ({
  group: group as OfferingGroup,
  offerings: Object.keys(bits) as Offering[] as readonly Offering[],
}))
/** Every value of the vocabulary, in order. */
export const offerings = offeringGroups.flatMap((group) => group.offerings)

/** Every value with its permanent bit. */
export const offeringBits: ReadonlyMap<Offering, number> = new Map(
  Object.values(vocabulary).flatMap((bits) => Object.entries(bits) as [Offering, number][]),
)

/**
 * Groups whose choices are joined by *and*: a center must have every one that is chosen. In the other groups any of
 * the chosen ones is enough.
 */
const allNeeded: ReadonlySet<string> = new Set<OfferingGroup>(['people', 'access', 'accreditation'])

/** Return whether a center must have every chosen value of a group. */
export function needsAll(group: string): boolean {
  return allNeeded.has(group)
}

/** Languages with a value of their own, besides Spanish and sign language. */
export const namedLanguages = Object.keys(vocabulary.language).filter(
  (name): name is NamedLanguage => !isGeneralLanguage(name),
)
export type NamedLanguage = Exclude<
  keyof Vocabulary['language'],
  'spanish' | 'sign-language' | 'other-language'
>

function isGeneralLanguage(name: string): boolean {
  return name === 'spanish' || name === 'sign-language' || name === 'other-language'
}

/** Return the heading of a group: `'payment'` → `'How it is paid'`. */
export function labelOfferingGroup(group: OfferingGroup, language: Language = 'en'): string {
  return labels[language][group]
}

/** Return the label of an offering: `'sign-language'` → `'Sign language'`. */
export function labelOffering(offering: Offering, language: Language = 'en'): string {
  return labels[language][offering]
}

/** Return whether an offering is a way to pay. */
export function isPayment(offering: Offering): boolean {
  return offering in vocabulary.payment
}

export function isOffering(value: unknown): value is Offering {
  return (offerings as readonly unknown[]).includes(value)
}

/** Return the values that are in the vocabulary, without duplicates, in its order. */
export function readOfferings(values: Iterable<unknown>): Offering[] {
  const given = new Set(values)
  return offerings.filter((offering) => given.has(offering))
}
