import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { en } from './treatment-types-content.en.ts'
import { es } from './treatment-types-content.es.ts'

const texts = { en, es }

/** The directory's filters for kinds of care. */
export type CareFilter = keyof typeof en.centersOfType

/** A link to the centers that a filter finds: "IOP centers →". */
export function CentersLink({ filter }: { filter: CareFilter }) {
  const field = isTreatmentType(filter) ? 'type' : 'offers'
  return (
    <ArrowLink to={`/centers?${field}=${filter}`} className="justify-self-start">
      {useTexts(texts).centersOfType[filter]}
    </ArrowLink>
  )
}
