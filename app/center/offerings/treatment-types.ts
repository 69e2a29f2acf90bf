import type { Language, Texts } from '#app/lib/language.ts'

/** The eight treatment types of the directory's filter (specification, section 9), in its order. */
export const treatmentTypes = [
  'inpatient',
  'outpatient',
  'detox',
  'counseling',
  'group-therapy',
  'family-therapy',
  'medication-assisted',
  'residential',
] as const

export type TreatmentType = (typeof treatmentTypes)[number]

const en: Record<TreatmentType, string> = {
  inpatient: 'Inpatient',
  outpatient: 'Outpatient',
  detox: 'Detox',
  counseling: 'Counseling',
  'group-therapy': 'Group Therapy',
  'family-therapy': 'Family Therapy',
  'medication-assisted': 'Medication-Assisted',
  residential: 'Residential',
}

const es = {
  inpatient: 'Con internación',
  outpatient: 'Ambulatorio',
  detox: 'Desintoxicación',
  counseling: 'Consejería',
  'group-therapy': 'Terapia de grupo',
  'family-therapy': 'Terapia familiar',
  'medication-assisted': 'Con medicinas',
  residential: 'Residencial',
} satisfies typeof en

const labels: Texts<typeof en> = { en, es }

/** Return the label of a type: `'group-therapy'` → `'Group Therapy'`. */
export function labelTreatmentType(type: TreatmentType, language: Language = 'en'): string {
  return labels[language][type]
}

export function isTreatmentType(value: string): value is TreatmentType {
  return (treatmentTypes as readonly string[]).includes(value)
}
