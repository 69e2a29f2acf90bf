import { createContext, useContext } from 'react'
import { localize } from '#app/find-page.ts'
import type { Language, Texts } from '#app/lib/language.ts'

const LanguageContext = createContext<Language>('en')

export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** Return a feature's texts in the page's language. */
export function useTexts<Text>(texts: Texts<Text>): Text {
  return texts[useLanguage()]
}

/**
 * Return a function that translates our paths to the page's language, for a form's `action`.
 * `Link` translates by itself.
 */
export function usePath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localize(path, language)
}

/** Return attributes for an element with text from the database, which is in English. */
export function useStoredText(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' }
}
