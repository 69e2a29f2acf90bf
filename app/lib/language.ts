/** The languages of the site, the usual one first. `es` is as people in the state speak and write it. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/**
 * A dictionary in every language, side by side in the `messages.ts` of their room:
 *
 *     const en = { found: (n: number) => `${n} found` }
 *     // `tsc` names a key that is missing or too many.
 *     const es = { found: (n) => `${n} encontrados` } satisfies typeof en
 *     // `tsc` names a language that is missing.
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
