import { type CenterWords, explainSources } from '#app/center/offerings/derive-center.ts'
import { labelOffering, readOfferings } from '#app/center/offerings/offerings.ts'
import { labelTreatmentType, type TreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { Language } from '#app/lib/language.ts'
import { centerMessages } from './messages.ts'

type Derived = CenterWords & {
  source: 'staff' | 'import' | 'sample'
  treatmentTypes: TreatmentType[]
  offerings: string[]
}

/** By label, of what an import brought, what its listing does not say itself: "from its description". */
export function listOtherSources(center: Derived, language: Language): Record<string, string> {
  if (center.source !== 'import') return {}
  const { sources } = centerMessages[language].summary
  const explain = explainSources(center)
  const facts = [
    ...center.treatmentTypes.map((type) => ({
      label: labelTreatmentType(type, language),
      from: explain(type),
    })),
    ...readOfferings(center.offerings).map((offering) => ({
      label: labelOffering(offering, language),
      from: explain(offering),
    })),
  ]
  return Object.fromEntries(
    facts.flatMap(({ label, from }) => (from === 'listing' ? [] : [[label, sources[from]]])),
  )
}
