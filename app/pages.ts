/** Where React runs in the browser: never, for signed-in people only, or always. */
export type PageScripts = 'none' | 'members' | 'always'

type PageRow = {
  /**
   * `:name` matches any one segment. A page without a Spanish path is the same in every language.
   */
  path: { en: string; es?: string }
  scripts: PageScripts
  /**
   * Set if the page is the same for every visitor, so it can be cached. Names the part of the query
   * that is in the cache key: none, the place for distances, or the whole search.
   */
  cachedBy?: 'path' | 'place' | 'search'
  /** Browsers may prefetch it. */
  prefetched?: boolean
  /** A request with a query counts toward the search limit. */
  limited?: boolean
  inSitemap?: boolean
  /** Other sites may frame it: it has no script, no cookie and no form that writes. */
  frameable?: boolean
} & (NamedRow | { name?: never; linkedFrom?: never; isGuide?: never })

type NamedRow = {
  /** The text of links to the page; a guide's title. */
  name: { en: string; es: string }
  linkedFrom?: LinkPlace
  /** Its content is in `app/visitors/guides/guides.ts`. */
  isGuide?: true
}

/** `main` is the header and the footer's Quick Links; the others are columns of the footer. */
export type LinkPlace = 'main' | 'resources' | 'legal'

const search = {
  scripts: 'none',
  cachedBy: 'search',
  prefetched: true,
  limited: true,
  inSitemap: true,
} as const
const plain = { scripts: 'none', cachedBy: 'path', prefetched: true, inSitemap: true } as const
const guide = { ...plain, isGuide: true } as const
const sheet = { scripts: 'none' } as const
const form = { scripts: 'none' } as const
const account = { scripts: 'always' } as const
const embed = { scripts: 'none', frameable: true } as const

/** The header and the footer list their links in this order. */
const table = [
  {
    ...search,
    path: { en: '/', es: '/es' },
    name: { en: 'Home', es: 'Inicio' },
    linkedFrom: 'main',
  },
  {
    ...search,
    path: { en: '/centers', es: '/es/centros' },
    name: { en: 'Find Centers', es: 'Buscar centros' },
    linkedFrom: 'main',
  },
  {
    ...sheet,
    cachedBy: 'search',
    limited: true,
    path: { en: '/centers/sheet', es: '/es/centros/hoja' },
  },
  {
    scripts: 'members',
    cachedBy: 'place',
    inSitemap: true,
    path: { en: '/centers/:slug', es: '/es/centros/:slug' },
  },
  { ...form, path: { en: '/centers/:slug/call-sheet', es: '/es/centros/:slug/hoja-de-llamada' } },
  { ...form, path: { en: '/centers/:slug/report', es: '/es/centros/:slug/avisar' } },
  { ...form, path: { en: '/centers/:slug/suggest', es: '/es/centros/:slug/sugerir' } },
  { ...form, path: { en: '/centers/:slug/claim', es: '/es/centros/:slug/representar' } },
  { ...form, path: { en: '/centers/:slug/beds', es: '/es/centros/:slug/camas' } },
  { ...form, path: { en: '/beds', es: '/es/camas' } },
  { ...form, path: { en: '/confirm', es: '/es/confirmar' } },
  { ...form, path: { en: '/confirm/stop', es: '/es/confirmar/detener' } },
  { ...form, path: { en: '/suggest', es: '/es/sugerir' } },
  { scripts: 'none', cachedBy: 'path', path: { en: '/list/centers/:range.json' } },
  { ...plain, path: { en: '/counties/:county', es: '/es/condados/:county' } },
  {
    ...sheet,
    cachedBy: 'path',
    path: { en: '/counties/:county/sheet', es: '/es/condados/:county/hoja' },
  },
  { ...plain, path: { en: '/towns/:town', es: '/es/pueblos/:town' } },
  {
    ...guide,
    path: { en: '/about', es: '/es/quienes-somos' },
    name: { en: 'About Us', es: 'Quiénes somos' },
    linkedFrom: 'main',
  },
  {
    ...form,
    prefetched: true,
    inSitemap: true,
    path: { en: '/contact', es: '/es/contacto' },
    name: { en: 'Contact', es: 'Contacto' },
    linkedFrom: 'main',
  },
  {
    ...embed,
    cachedBy: 'search',
    limited: true,
    path: { en: '/embed/search', es: '/es/embed/buscar' },
  },
  {
    ...embed,
    cachedBy: 'path',
    path: { en: '/embed/centers/:slug', es: '/es/embed/centros/:slug' },
  },
  { ...account, path: { en: '/auth', es: '/es/cuenta/entrar' } },
  { ...account, path: { en: '/auth/second-step', es: '/es/cuenta/entrar/codigo' } },
  { ...account, path: { en: '/auth/sign-out' } },
  { ...account, path: { en: '/auth/session' } },
  { ...account, path: { en: '/verify-email', es: '/es/confirmar-correo' } },
  { ...account, path: { en: '/forgotten-password', es: '/es/contrasena-olvidada' } },
  { ...account, path: { en: '/reset-password', es: '/es/contrasena-nueva' } },
  {
    ...guide,
    path: { en: '/treatment-types', es: '/es/tipos-de-tratamiento' },
    name: { en: 'Treatment Types', es: 'Tipos de tratamiento' },
    linkedFrom: 'resources',
  },
  {
    ...guide,
    path: { en: '/insurance-guide', es: '/es/guia-de-seguros' },
    name: { en: 'Insurance Guide', es: 'Guía de seguros' },
    linkedFrom: 'resources',
  },
  {
    ...guide,
    path: { en: '/support-groups', es: '/es/grupos-de-apoyo' },
    name: { en: 'Support Groups', es: 'Grupos de apoyo' },
    linkedFrom: 'resources',
  },
  {
    ...guide,
    path: { en: '/emergency-help', es: '/es/ayuda-de-emergencia' },
    name: { en: 'Emergency Help', es: 'Ayuda de emergencia' },
    linkedFrom: 'resources',
  },
  {
    ...guide,
    path: { en: '/worried-about-someone', es: '/es/me-preocupa-alguien' },
    name: { en: 'Worried About Someone', es: 'Me preocupa alguien' },
    linkedFrom: 'resources',
  },
  {
    scripts: 'none',
    cachedBy: 'path',
    path: { en: '/list', es: '/es/lista' },
    name: { en: 'My List', es: 'Mi lista' },
    linkedFrom: 'resources',
  },
  {
    scripts: 'none',
    inSitemap: true,
    path: { en: '/accuracy', es: '/es/exactitud' },
    name: { en: 'How Accurate We Are', es: 'Qué tan exactos somos' },
    linkedFrom: 'resources',
  },
  {
    ...plain,
    path: { en: '/developers' },
    name: { en: 'For Developers', es: 'Para desarrolladores (en inglés)' },
    linkedFrom: 'resources',
  },
  {
    ...guide,
    path: { en: '/terms', es: '/es/terminos' },
    name: { en: 'Terms of Service', es: 'Términos de servicio' },
    linkedFrom: 'legal',
  },
  {
    ...guide,
    path: { en: '/privacy', es: '/es/privacidad' },
    name: { en: 'Privacy Policy', es: 'Política de privacidad' },
    linkedFrom: 'legal',
  },
  { scripts: 'none', limited: true, path: { en: '/places' } },
  { ...account, path: { en: '/dashboard', es: '/es/panel' } },
  { ...account, path: { en: '/dashboard/export' } },
  { ...account, path: { en: '/account', es: '/es/cuenta' } },
  { ...account, path: { en: '/account/list' } },
  { ...account, path: { en: '/account/email', es: '/es/cuenta/correo' } },
  { ...account, path: { en: '/account/two-factor', es: '/es/cuenta/dos-pasos' } },
  { ...account, path: { en: '/admin/*' } },
  { scripts: 'none', path: { en: '/offline', es: '/es/sin-conexion' } },
] as const satisfies readonly PageRow[]

type Row = (typeof table)[number]

/** The page's English path, which is its key: "/centers/:slug". */
export type Path = Row['path']['en']

/** The English path of a page that has a name. */
export type NamedPath = Extract<Row, { name: object }>['path']['en']

/** The English path of a guide. */
export type GuidePath = Extract<Row, { isGuide: true }>['path']['en']

export type Page = PageRow & { path: { en: Path } }

/** The only list of pages, and of files and data that share a property with pages. */
export const pages: readonly Page[] = table

/** The English path of every guide. */
export const guidePaths: readonly GuidePath[] = table.flatMap((row) =>
  'isGuide' in row ? [row.path.en] : [],
)

const home = table[0].path
type Language = keyof typeof home
const languages = Object.keys(home) as Language[]

/** Read the language of a path: "/es/centros" is Spanish; a path without a language is English. */
export function readLanguage(pathname: string): Language {
  const first = `/${pathname.split(/[/.]/)[1]}`
  return languages.find((language) => home[language] === first) ?? 'en'
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
