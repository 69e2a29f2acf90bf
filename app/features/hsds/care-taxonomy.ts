import { labelChoice } from '#app/features/search/count-choices.ts'
import { derivePartId } from '#app/lib/derive-part-id.server.ts'
import { ownTaxonomyId } from '#app/lib/hsds.server.ts'
import {
  labelOfferingGroup,
  type Offering,
  type OfferingGroup,
  offeringGroups,
} from '#app/lib/offerings.ts'
import { isTreatmentType, type TreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import type { HsdsTaxonomy, HsdsTerm } from './hsds-taxonomies.ts'

/** A statement of a center about itself: a value of the search's filter. */
export type CareChoice = TreatmentType | Offering

export const careTaxonomy: HsdsTaxonomy = {
  id: ownTaxonomyId,
  name: 'Care and choices',
  description:
    'What treatment centers say that they offer: kinds of care, ways to pay, medicines, languages, the people they serve, and access. The same choices filter the search of this directory.',
  version: '1',
}

const groupDefinitions: Record<OfferingGroup, string> = {
  care: 'The kind of care, or of housing, that a center says it offers.',
  payment: 'How a center says it can be paid. Ask whether it takes your plan.',
  medicines: 'The medicines for addiction that a center says it gives or prescribes.',
  language: 'The languages, besides English, in which a center says it gives care.',
  people: 'The people for whom a center says it has a program, or whom it says it accepts.',
  access: 'Accessibility for people with disabilities.',
}

/** The meaning of each term: that a center says so, and no more. */
const definitions: Record<CareChoice, string> = {
  inpatient: 'Says that it offers inpatient treatment: you stay at the center.',
  outpatient: 'Says that it offers outpatient care: you live at home and come in for visits.',
  detox: 'Says that it offers detox: care while you stop and your body gets used to it.',
  'outpatient-detox':
    'Says that it offers detox at visits only: you live at home, and it says nothing of a bed for detox.',
  counseling: 'Says that it offers counseling.',
  'group-therapy': 'Says that it offers group therapy.',
  'family-therapy': 'Says that it offers family therapy.',
  'medication-assisted': 'Says that it offers treatment with medicines.',
  residential: 'Says that it offers residential care: you live there.',
  'partial-hospitalization': 'Says that it offers partial hospitalization (PHP), a day program.',
  'intensive-outpatient':
    'Says that it offers intensive outpatient care (IOP): more hours than other outpatient care, and you still live at home.',
  telehealth: 'Says that it offers care by video or call.',
  'sober-living':
    'Says that it is or offers a shared home without alcohol or drugs. It is housing, not treatment.',
  medicaid: 'Says that it accepts Medicaid.',
  medicare: 'Says that it accepts Medicare.',
  'private-insurance': 'Says that it accepts private insurance.',
  tricare: 'Says that it accepts TRICARE, the military’s insurance.',
  'free-or-low-cost': 'Says that it offers free care, a lower price or help with payment.',
  methadone: 'Says that it gives methadone.',
  buprenorphine: 'Says that it gives or prescribes buprenorphine, such as Suboxone.',
  naltrexone: 'Says that it gives or prescribes naltrexone, such as Vivitrol.',
  spanish: 'Says that it offers care in Spanish.',
  'sign-language': 'Says that it offers care in sign language.',
  'other-language': 'Says that it offers care in another language than English and Spanish.',
  women: 'Says that it serves women.',
  men: 'Says that it serves men.',
  pregnant: 'Says that it serves people who are pregnant or have a newborn.',
  'under-18': 'Says that it serves people under 18.',
  seniors: 'Says that it serves older adults.',
  lgbtq: 'Says that it serves LGBTQ+ people.',
  veterans: 'Says that it serves veterans.',
  'mental-health': 'Says that it serves people who also need mental health care.',
  'court-referred': 'Says that it serves people whom a court refers.',
  dui: 'Says that it serves people who are referred for DUI or DWI.',
  wheelchair: 'Says that people who use a wheelchair can get in.',
}

const idOfCode = (code: string) => derivePartId(ownTaxonomyId, code)

function toTerm(code: string, name: string, description: string): HsdsTerm {
  return {
    id: idOfCode(code),
    code,
    name,
    description,
    taxonomy: careTaxonomy.name,
    taxonomy_id: careTaxonomy.id,
    language: 'en',
    taxonomy_detail: careTaxonomy,
  }
}

function listGroupTerms(group: OfferingGroup, values: readonly Offering[]): HsdsTerm[] {
  // As in the search's filter, a treatment type and an offering of the same name are one choice.
  const types = group === 'care' ? treatmentTypes : []
  const choices: CareChoice[] = [...types, ...values.filter((value) => !isTreatmentType(value))]
  return [
    toTerm(group, labelOfferingGroup(group), groupDefinitions[group]),
    ...choices.map((choice) => ({
      ...toTerm(choice, labelChoice(choice), definitions[choice]),
      parent_id: idOfCode(group),
    })),
  ]
}

/** The term's name in Spanish, in which people search, too. */
export function nameTermInSpanish({ code }: HsdsTerm): string {
  const group = offeringGroups.find((one) => one.group === code)
  return group ? labelOfferingGroup(group.group, 'es') : labelChoice(code, 'es')
}

/** Every term, a group before its choices. */
export const careTerms: readonly HsdsTerm[] = offeringGroups.flatMap(({ group, offerings }) =>
  listGroupTerms(group, offerings),
)

const termsByCode = new Map(careTerms.map((term) => [term.code, term]))

/** Return the term of a choice; undefined for a value that is none. */
export function findCareTerm(code: string): HsdsTerm | undefined {
  return termsByCode.get(code)
}
