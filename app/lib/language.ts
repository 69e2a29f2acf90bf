/** The languages of the site, the usual one first. `es` is as people in New Jersey speak and write it. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/**
 * What a feature says, in every language:
 *
 *     const en = { found: (n: number) => `${n} found` }
 *     const es: typeof en = { found: (n) => `${n} encontrados` }
 *     export const messages: Texts<typeof en> = { en, es }
 *
 * A key that is missing or too many fails the type check.
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
