import { type TreatmentType, treatmentTypes } from './treatment-types.ts'

const phrases: Record<TreatmentType, RegExp> = {
  inpatient: /\bin-?patient\b|\bhospital(ized)? (care|treatment|stay)/gi,
  // "30 day program" is residential; "day program" is outpatient.
  outpatient:
    /\bout-?patient\b|\biop\b|\bpartial hospitali[sz]ation\b|(?<!\d[\s-]|\d)\bday (treatment|program)/gi,
  // "Methadone detox" is a medicine for withdrawal, not a kind of care.
  detox:
    /(?<!\b(?:buprenorphine|suboxone|methadone|naltrexone|lofexidine|lucemyra|clonidine)[ -])\bdetox|\bwithdrawal management\b|\bmedically managed withdrawal\b/gi,
  counseling: /\bcounsel|\bpsychotherap|\bindividual therapy\b|\bcognitive behavio/gi,
  'group-therapy': /\bgroup (therapy|counsel|session)/gi,
  'family-therapy': /\bfamil(y|ies) (therapy|counsel|program)|\bcouples\/family\b/gi,
  'medication-assisted':
    /\bmedications?[- ]assisted\b|\bmedications? for (alcohol|opioid) use disorders?\b|\bmethadone\b|\bbuprenorphine\b|\bsuboxone\b|\bnaltrexone\b|\bvivitrol\b|\bopioid treatment program\b/gi,
  // Sober living is housing, not treatment.
  residential: /\bresidential\b/gi,
}

/** Abbreviations that are words or names in lower case ("yoga mat", "Mat-Su"). */
const abbreviations: Partial<Record<TreatmentType, RegExp>> = {
  'medication-assisted': /\b(MAT|OTP)\b(?!-)/g,
}

/** "no", then at most four words that may come before the negated type. */
const negation =
  /(?:\b(?:no|not|without|never|nor|don['’]t|doesn['’]t|isn['’]t|cannot)\s+(?:(?:(?:currently|longer|offers?|provides?|an?|any|have|has|the|medical|on-?site|[\w-]+,?\s+(?:or|nor))\s+){0,4})|\bnon[\s-]+)$/i

/**
 * Derive treatment types from free texts (categories, names, descriptions), in the filter's order.
 * Ignores a type that is negated nearby ("no detox", "non-residential").
 */
export function deriveTreatmentTypes(
  texts: readonly (string | null | undefined)[],
): TreatmentType[] {
  const text = texts.filter(Boolean).join(' \n| ')
  return treatmentTypes.filter((type) => speaksOfType(text, type))
}

/** Return whether a text mentions a type without negating it. */
export function speaksOfType(text: string, type: TreatmentType): boolean {
  return [phrases[type], abbreviations[type]].some((pattern) => pattern && isOffered(text, pattern))
}

/** Return whether a text has a phrase (a pattern with the flag `g`) without a negation nearby. */
export function isOffered(text: string, pattern: RegExp): boolean {
  for (const match of text.matchAll(pattern)) {
    if (!negation.test(text.slice(Math.max(0, match.index - 60), match.index))) return true
  }
  return false
}
