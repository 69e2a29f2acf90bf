import { createContext, useContext } from 'react'
import type { Language, Texts } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'

const LanguageContext = createContext<Language>('en')

/** Says to all beneath it which language the page is in. */
export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** A feature's texts in the page's language. */
export function useTexts<Text>(texts: Texts<Text>): Text {
  return texts[useLanguage()]
}

/** The path of a page of ours in the page's language: for a form's `action`. `Link` does it by itself. */
export function usePath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localize(path, language)
}

/** For an element whose words come out of the database, which is in English. */
export function useStoredText(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' }
}
