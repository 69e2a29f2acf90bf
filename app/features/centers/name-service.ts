import type { Language } from '#app/lib/language.ts'
import { careNames } from './care-names.es.ts'
import { medicineNames } from './medicine-names.es.ts'
import { therapyNames } from './therapy-names.es.ts'

const spanishNames = new Map(
  [careNames, therapyNames, medicineNames].flatMap((names) => Object.entries(names)),
)

/** A stored section or service ("Sliding fee scale") in the page's language; null where it has no name in it. */
export function nameService(stored: string, language: Language): string | null {
  return language === 'en' ? stored : (spanishNames.get(stored) ?? null)
}
