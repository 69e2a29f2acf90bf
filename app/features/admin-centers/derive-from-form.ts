import {
  type CenterWords,
  changeOfferings,
  changeTypes,
  type Derived,
  deriveCenter,
  listSearchTerms,
  withCareOf,
  withTypesOf,
} from '#app/lib/derive-center.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'
import { type CenterForm, emptyForm } from './center-form.ts'
import { isSame } from './merge-forms.ts'

/** "12 Main St, Trenton, NJ 08608" of the parts that are known; '' when none is. */
export function joinAddress({ street, city, state, postalCode }: CenterForm): string {
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ')
}

/**
 * What is derived of a form on every save. Boxes of offerings that were touched are stored as they
 * are ticked; untouched ones follow what the words and the information say by now, and so do the
 * treatment types. What came with an import's codes, and no word spoke of, stays.
 */
export function deriveSearch(
  form: CenterForm,
  /** As it was stored; without it the center is new. */
  stored?: { form: CenterForm; treatmentTypes: readonly TreatmentType[] },
): Derived {
  const center = toWords(form)
  const before = stored && toWords(stored.form)
  const isTouched = !isSame(form, stored?.form ?? emptyForm, 'offerings')
  if (!before) return deriveCenter(center, isTouched ? { offerings: form.offerings } : {})
  const types = changeTypes(stored.treatmentTypes, before, center)
  const followed = changeOfferings(stored.form.offerings, before, center)
  return {
    treatmentTypes: isTouched ? withTypesOf(form.offerings, types) : types,
    offerings: isTouched ? form.offerings : withCareOf(types, followed),
    searchTerms: listSearchTerms(center),
  }
}

function toWords(form: CenterForm): CenterWords {
  return { ...form, categories: listCategories(form) }
}

export function listCategories({ categories }: CenterForm): string[] {
  return [...new Set(categories.split('\n').map((line) => line.trim()))].filter(Boolean)
}
