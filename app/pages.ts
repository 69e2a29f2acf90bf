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
   * that is in the cache key: none, the place and the kinds of care, or the whole search.
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

/** Home's path in each language. */
export const homePaths = table[0].path
