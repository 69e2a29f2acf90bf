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

const labels: Record<TreatmentType, string> = {
  inpatient: 'Inpatient',
  outpatient: 'Outpatient',
  detox: 'Detox',
  counseling: 'Counseling',
  'group-therapy': 'Group Therapy',
  'family-therapy': 'Family Therapy',
  'medication-assisted': 'Medication-Assisted',
  residential: 'Residential',
}

/** The words a visitor reads for a type: `'group-therapy'` → `'Group Therapy'`. */
export function labelTreatmentType(type: TreatmentType): string {
  return labels[type]
}

export function isTreatmentType(value: string): value is TreatmentType {
  return (treatmentTypes as readonly string[]).includes(value)
}
