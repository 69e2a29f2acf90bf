import type { Language } from '#app/lib/language.ts'
import { findCareTerm } from './care-taxonomy.ts'
import type { HsdsAttribute } from './hsds-parts.ts'

/** Add the term of its value to an attribute about care or choices. */
export function toTermAttribute(attribute: HsdsAttribute, language: Language): HsdsAttribute {
  const term = findCareTerm(attribute.value, language)
  if (!term) return attribute
  const { taxonomy_detail, ...attached } = term
  return { ...attribute, taxonomy_term_id: term.id, taxonomy_term: attached }
}
