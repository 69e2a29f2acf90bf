import type { Language } from '#app/lib/language.ts'
import { isOffering, labelOffering } from '#app/lib/offerings.ts'
import { isTreatmentType, labelTreatmentType } from '#app/lib/treatment-types.ts'

/** "Group Therapy" for 'group-therapy', "Medicaid" for 'medicaid': the words for a treatment type or an offering. */
export function labelChoice(name: string, language: Language = 'en'): string {
  if (isTreatmentType(name)) return labelTreatmentType(name, language)
  return isOffering(name) ? labelOffering(name, language) : name
}
