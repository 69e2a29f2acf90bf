import type { AdmissionFact } from '#app/center/admission/admission-facts.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import { type FieldWith, labelField, listFields } from './list-center-fields.ts'

/** The facts of a listing that are checked one by one, in the order in which they are shown. */
export const checkedFields = [
  'phone',
  'status',
  'address',
  'hours',
  'website',
  'care',
  'payment',
  'medicines',
  'languages',
] as const

export type CheckedField = (typeof checkedFields)[number]

/** The fields that a check can be evidence of. */
export type EvidenceField = CheckedField | AdmissionFact

/** How staff know: by calling, or from the center's own site. */
export const checkMethods = ['called', 'website'] as const

export type CheckMethod = (typeof checkMethods)[number]

/** How a fact is known: checked by staff, or confirmed by the center through its link. */
export const evidenceMethods = [...checkMethods, 'link'] as const

export type EvidenceMethod = (typeof evidenceMethods)[number]

/** The result of a check. */
export const callResults = ['right', 'wrong', 'no-answer', 'call-back', 'closed'] as const

export type CallResult = (typeof callResults)[number]

/** Parts of a day: after a call that nobody answered, the next try is in the other one. */
export const partsOfDay = ['morning', 'afternoon'] as const

export type PartOfDay = (typeof partsOfDay)[number]

/** What visitors may report. */
export const problemKinds = ['wrong-number', 'closed', 'moved', 'insurance', 'other'] as const

export type ProblemKind = (typeof problemKinds)[number]

export const reportStatuses = ['open', 'confirmed', 'dismissed', 'silenced'] as const

export const methodTexts: Texts<Record<EvidenceMethod, string>> = {
  en: {
    called: 'checked by calling',
    website: 'checked on their site',
    link: 'the center confirmed by link',
  },
  es: {
    called: 'revisado con una llamada',
    website: 'revisado en su sitio web',
    link: 'el centro lo confirmó por un enlace',
  },
}

/** What people read for a problem: `'moved'` → `'It has moved'`. */
export const problemLabels: Texts<Record<ProblemKind, string>> = {
  en: {
    'wrong-number': 'The phone number is wrong',
    closed: 'It is closed',
    moved: 'It has moved',
    insurance: 'It does not take the insurance that is listed',
    other: 'Something else',
  },
  es: {
    'wrong-number': 'El teléfono está mal',
    closed: 'Está cerrado',
    moved: 'Se mudó',
    insurance: 'No acepta el seguro que dice la ficha',
    other: 'Otra cosa',
  },
}

/** Where a suggestion is from: 'claim' is a member who represents the center. */
export const suggestionSources = ['visitor', 'import', 'claim', 'center-link'] as const

export type SuggestionSource = (typeof suggestionSources)[number]

export type SuggestedField = FieldWith<'isSuggested'>

/** What visitors may suggest, in the order of the form. */
export const suggestedFields: readonly SuggestedField[] = listFields('isSuggested').map(
  ([field]) => field,
)

/** Changed fields with their new values. */
export type SuggestedChanges = Partial<Record<SuggestedField, string>>

/** `'postalCode'` → `'ZIP code'` */
export const suggestionLabels: Texts<Record<SuggestedField, string>> = {
  en: labelSuggestedFields('en'),
  es: labelSuggestedFields('es'),
}

function labelSuggestedFields(language: Language) {
  const labels = suggestedFields.map((field) => [field, labelField(field, language)])
  return Object.fromEntries(labels) as Record<SuggestedField, string>
}

/** The facts that are checked with what was suggested: of a name or a description there is none. */
export function listCheckedFields(facts: SuggestedChanges): CheckedField[] {
  const checked = Object.keys(facts).flatMap((field): CheckedField[] => {
    if (field === 'phone' || field === 'website') return [field]
    if (field === 'openState') return ['status']
    if (field.startsWith('hours') || field === 'specialHours') return ['hours']
    return ['street', 'city', 'state', 'postalCode'].includes(field) ? ['address'] : []
  })
  return [...new Set(checked)]
}

/** Days after which staff call a center again: early enough that each is checked within `publishedDays`. */
export const callDueDays = 60

/** Days within which a listing counts as checked by a person on '/accuracy'. */
export const publishedDays = 90

/** Stands beside a number that two people reported. */
export const reportedNumber: Texts<string> = {
  en: 'Phone reported wrong, being checked',
  es: 'Nos avisaron que el teléfono está mal; lo estamos revisando',
}
