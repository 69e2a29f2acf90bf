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

/** What a filter says beside a label that many readers don't know. */
const remarks: Texts<Partial<Record<TreatmentType, string>>> = {
  en: {},
  es: { outpatient: 'vive en su casa' },
}

/** Label a type where people first choose it: `'outpatient'` → `'Ambulatorio (vive en su casa)'`. */
export function labelTypeFilter(type: TreatmentType, language: Language): string {
  const remark = remarks[language][type]
  return labels[language][type] + (remark ? ` (${remark})` : '')
}

export function isTreatmentType(value: string): value is TreatmentType {
  return (treatmentTypes as readonly string[]).includes(value)
}
