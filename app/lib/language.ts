/** The languages of the site, the usual one first. `es` is as people in the state speak and write it. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/**
 * A dictionary in every language. Each has its own file beside its feature, and a third file pairs them:
 *
 *     // messages.en.ts
 *     export const en = { found: (n: number) => `${n} found` }
 *     // messages.es.ts: `tsc` names a key that is missing or too many.
 *     export const es: typeof en = { found: (n) => `${n} encontrados` }
 *     // messages.ts
 *     export const messages: Texts<typeof en> = { en, es }
 */
export type Texts<Text> = Record<Language, Text>

const locales: Texts<string> = { en: 'en-US', es: 'es-US' }

/** What each language calls itself. */
export const languageNames: Texts<string> = { en: 'English', es: 'Español' }

/** "en-US", for `Intl`. */
export function getLocale(language: Language): string {
  return locales[language]
}

/** "1,204" */
export function formatNumber(number: number, language: Language): string {
  return number.toLocaleString(getLocale(language))
}
