import { getPageName } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { type LinkPlace, type NamedPath, pages } from '#app/pages.ts'

/** A link to a page of ours; `hrefLang` where the page is not in the reader's language. */
export type SiteLink = { to: string; text: string; hrefLang?: Language }

/** List the links of the header, or of a column of the footer, as the table of pages has them. */
export function listLinks(place: LinkPlace, language: Language): SiteLink[] {
  return pages.flatMap(({ linkedFrom, path, name }) =>
    linkedFrom === place
      ? [{ to: path.en, text: name[language], ...(path[language] ? {} : { hrefLang: 'en' }) }]
      : [],
  )
}

/** Return a link to a page, with the page's name. */
export function linkTo(path: NamedPath, language: Language): SiteLink {
  return { to: path, text: getPageName(path, language) }
}
