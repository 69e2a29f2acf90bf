import { deriveTreatmentTypes } from '#app/lib/derive-treatment-types.ts'
import { joinSearchTerms } from '#app/lib/join-search-terms.ts'
import { type TreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import type { CenterForm } from './center-form.ts'

/** "12 Main St, Trenton, NJ 08608" of the parts that are known; '' when none is. */
export function joinAddress({ street, city, state, postalCode }: CenterForm): string {
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ')
}

/** What is derived of a center's texts on every write: how it is filtered and what it is found by. */
export function deriveSearch(
  form: CenterForm,
  /** As it was stored: types that none of its texts spoke of came with an import's codes, and stay. */
  stored?: { form: CenterForm; treatmentTypes: readonly TreatmentType[] },
): { treatmentTypes: TreatmentType[]; searchTerms: string } {
  const types = new Set(deriveTypes(form))
  if (stored) {
    const spoken = deriveTypes(stored.form)
    for (const type of stored.treatmentTypes) if (!spoken.includes(type)) types.add(type)
  }
  const offered = form.additionalInfo.filter(({ infoValue }) => infoValue)
  return {
    treatmentTypes: treatmentTypes.filter((type) => types.has(type)),
    searchTerms: joinSearchTerms(
      listCategories(form),
      offered.map(({ infoKey }) => infoKey),
    ),
  }
}

export function listCategories({ categories }: CenterForm): string[] {
  return [...new Set(categories.split('\n').map((line) => line.trim()))].filter(Boolean)
}

function deriveTypes(form: CenterForm): TreatmentType[] {
  return deriveTreatmentTypes([
    form.name,
    form.categoryName,
    ...listCategories(form),
    form.description,
  ])
}
