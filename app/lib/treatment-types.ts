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

const phrases: Record<TreatmentType, RegExp> = {
  inpatient: /\binpatient\b|\bhospital(ized)? (care|treatment|stay)/,
  outpatient: /\boutpatient\b|\biop\b|\bpartial hospitali[sz]ation\b|\bday (treatment|program)/,
  detox: /\bdetox|\bwithdrawal management\b|\bmedically managed withdrawal\b/,
  counseling: /\bcounsel|\bpsychotherap|\bindividual therapy\b|\bcognitive behavio/,
  'group-therapy': /\bgroup (therapy|counsel|session)/,
  'family-therapy': /\bfamil(y|ies) (therapy|counsel|program)|\bcouples\/family\b/,
  'medication-assisted':
    /\bmedication[- ]assisted\b|\bmethadone\b|\bbuprenorphine\b|\bsuboxone\b|\bnaltrexone\b|\bvivitrol\b|\bopioid treatment program\b|\bmat\b/,
  residential:
    /\bresidential\b|\bsober (living|home|house)|\bhalfway house\b|\btransitional (housing|living)\b/,
}

const negations = /\b(no|not|non|without|doesn't|don't|never)[\s-]+(?:[\w-]+\s+){0,2}$/

/**
 * The types that free texts (categories, names, descriptions) speak of, in the filter's order.
 * A phrase that is negated nearby ("no detox", "non-residential") does not count.
 */
export function deriveTreatmentTypes(
  texts: readonly (string | null | undefined)[],
): TreatmentType[] {
  const text = texts.filter(Boolean).join(' \n ').toLowerCase()
  return treatmentTypes.filter((type) => {
    for (const match of text.matchAll(new RegExp(phrases[type], 'g'))) {
      if (!negations.test(text.slice(Math.max(0, match.index - 40), match.index))) return true
    }
    return false
  })
}
