import {
  labelOfferingGroup,
  type Offering,
  type OfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { isTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { labelChoice } from '#app/search/count-choices.ts'
import { type CareChoice, choiceDefinitions, groupDefinitions } from './care-definitions.ts'
import { derivePartId } from './derive-part-id.server.ts'
import { ownTaxonomyId } from './hsds.server.ts'
import type { HsdsTaxonomy, HsdsTerm } from './hsds-taxonomies.ts'

export const careTaxonomy: HsdsTaxonomy = {
  id: ownTaxonomyId,
  name: 'Care and choices',
  description:
    'What treatment centers say that they offer: kinds of care, ways to pay, medicines, languages, the people they serve, access, and accreditation. The same choices filter the search of this directory.',
  version: '1',
}

const idOfCode = (code: string) => derivePartId(ownTaxonomyId, code)

function listGroupTerms(
  group: OfferingGroup,
  values: readonly Offering[],
  language: Language,
): HsdsTerm[] {
  const toTerm = (code: string, name: string, description: string): HsdsTerm => ({
    id: idOfCode(code),
    code,
    name,
    description,
    taxonomy: careTaxonomy.name,
    taxonomy_id: careTaxonomy.id,
    language,
    taxonomy_detail: careTaxonomy,
  })
  // As in the search's filter, a treatment type and an offering of the same name are one choice.
  const types = group === 'care' ? treatmentTypes : []
  const choices: CareChoice[] = [...types, ...values.filter((value) => !isTreatmentType(value))]
  return [
    toTerm(group, labelOfferingGroup(group, language), groupDefinitions[language][group]),
    ...choices.map((choice) => ({
      ...toTerm(choice, labelChoice(choice, language), choiceDefinitions[language][choice]),
      parent_id: idOfCode(group),
    })),
  ]
}

function listAllTerms(language: Language): readonly HsdsTerm[] {
  return offeringGroups.flatMap(({ group, offerings }) =>
    listGroupTerms(group, offerings, language),
  )
}

/** Every term in each language, a group before its choices. The id of a term is the same in all. */
export const careTerms = Object.fromEntries(
  languages.map((language) => [language, listAllTerms(language)]),
) as Record<Language, readonly HsdsTerm[]>

const placeByCode = new Map(careTerms.en.map(({ code }, place) => [code, place]))

/** Return the term of a choice; undefined for a value that is none. */
export function findCareTerm(code: string, language: Language): HsdsTerm | undefined {
  const place = placeByCode.get(code)
  return place === undefined ? undefined : careTerms[language][place]
}
