import {
  homePaths,
  type NamedPath,
  type Page,
  type PageScripts,
  type Path,
  pages,
} from './pages.ts'

type Language = keyof typeof homePaths
const languages = Object.keys(homePaths) as Language[]

/** Read the language of a path: "/es/centros" is Spanish; a path without a language is English. */
export function readLanguage(pathname: string): Language {
  const first = `/${pathname.split(/[/.]/)[1]}`
  return languages.find((language) => homePaths[language] === first) ?? 'en'
}

/** Find the page for a pathname in any language; null if it is not in the table. */
export function findPage(pathname: string): Page | null {
  return match(pathname)?.page ?? null
}

/** Find the English path for a pathname in any language; null if it is not in the table. */
export function findPath(pathname: string): Path | null {
  return match(pathname)?.page.path.en ?? null
}

/** Return the name of a page, which is the text of links to it. */
export function getPageName(path: NamedPath, language: Language): string {
  return findPage(path)?.name?.[language] ?? ''
}

/** List the languages with their own path for a page; none if one path serves all languages. */
export function listTranslations(pathname: string): Language[] {
  return match(pathname)?.page.path.es ? languages : []
}

/**
 * Translate a path to a language. `address` is a path in any language, with or without query and
 * fragment.
 */
export function localize(address: string, language: Language): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (!pathname.startsWith('/') || readLanguage(pathname) === language) return address
  const found = match(pathname)
  const pattern = found?.page.path[language]
  if (!pattern) return address
  return pattern.replace(/:\w+/g, (name) => found.values.get(name) ?? name) + rest
}

/**
 * Return the canonical path for a pathname with capitals, a trailing slash, or an English path
 * under another language ("/es/centers"); null for any other pathname.
 */
export function tidyPath(pathname: string): string | null {
  // Our paths have no escaped characters, and capitals in an escape have no meaning.
  if (pathname.includes('%')) return null
  const tidy = pathname.toLowerCase().replace(/(.)\/$/s, '$1')
  if (findPath(tidy)) return tidy === pathname ? null : tidy
  const language = readLanguage(tidy)
  const inEnglish = tidy.slice(`/${language}`.length)
  const hasTranslation = language !== 'en' && listTranslations(inEnglish).length > 0
  return hasTranslation ? localize(inEnglish, language) : null
}

/** Return whether other sites may frame the page at a pathname. */
export function isFrameable(pathname: string): boolean {
  return findPage(pathname)?.frameable === true
}

/** Return where React runs in the browser on the page at `address`, which may have a query. */
export function getPageScripts(address: string): PageScripts {
  return findPage(address.replace(/[?#].*/s, ''))?.scripts ?? 'none'
}

/**
 * Return whether React runs in the browser on the page at `address`, for a member or a visitor.
 */
export function runsReact(address: string, isMember: boolean): boolean {
  const scripts = getPageScripts(address)
  return scripts === 'always' || (scripts === 'members' && isMember)
}

// Split once, because every link of every page is looked up.
const patterns = pages.flatMap((page) =>
  Object.values(page.path).map((pattern) => ({ page, parts: pattern.split('/') })),
)

function match(pathname: string): { page: Page; values: Map<string, string> } | null {
  const parts = pathname.split('/')
  for (const { page, parts: pattern } of patterns) {
    const values = matchParts(pattern, parts)
    if (values) return { page, values }
  }
  return null
}

/**
 * Return the values of a pattern's `:names`, or null without a match. A last "*" matches any rest.
 */
function matchParts(pattern: string[], parts: string[]): Map<string, string> | null {
  const isOpen = pattern.at(-1) === '*'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return null
  const values = new Map<string, string>()
  for (const [index, part] of fixed.entries()) {
    const value = parts[index] ?? ''
    if (part.startsWith(':') && value !== '') values.set(part, value)
    else if (part !== value) return null
  }
  return values
}
