import { useLocation } from 'react-router'
import { type Language, languageNames, languages } from '#app/lib/language.ts'
import { findPath, localize } from '#app/lib/paths.ts'
import { useLanguage } from '#app/ui/language.tsx'

const offers: Record<Exclude<Language, 'en'>, string> = { es: 'Ver esta página en español' }

/** The same page, search and center in each other language; Home, where it has no such page. */
function useOthers() {
  const { pathname, search } = useLocation()
  const own = useLanguage()
  const address = findPath(pathname) ? pathname + search : '/'
  return languages
    .filter((language) => language !== own)
    .map((language) => ({ language, address: localize(address, language) }))
}

/** Leads to the page in the other languages. */
export function LanguageSwitch({ className }: { className: string }) {
  return useOthers().map(({ language, address }) => (
    <a key={language} href={address} hrefLang={language} lang={language} className={className}>
      {languageNames[language]}
    </a>
  ))
}

/** The same below an English page's header, shown by the script where a browser's language is that one. */
export function LanguageOffers() {
  const others = useOthers()
  if (useLanguage() !== 'en') return null
  return others.map(({ language, address }) => (
    <a key={language} href={address} hrefLang={language} lang={language} className="language-offer">
      {language !== 'en' && offers[language]}
    </a>
  ))
}
