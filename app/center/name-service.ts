import type { Language } from '#app/lib/language.ts'
import { careNames } from './care-names.es.ts'
import { medicineNames } from './medicine-names.es.ts'
import { therapyNames } from './therapy-names.es.ts'

const translations: Record<Exclude<Language, 'en'>, ReadonlyMap<string, string>> = {
  es: new Map([careNames, therapyNames, medicineNames].flatMap((names) => Object.entries(names))),
}

/**
 * Translate a stored section or service ("Sliding fee scale"); null when it has no name in the language.
 */
export function nameService(stored: string, language: Language): string | null {
  return language === 'en' ? stored : (translations[language].get(stored) ?? null)
}
