import { type Language, languages, type Texts } from './language.ts'

/**
 * Every path of a visitor's or a member's page, in each language. What is not here (the admin area, files, pictures)
 * is the same in all. A part that begins with a colon stands for any other.
 */
export const paths = [
  { en: '/', es: '/es' },
  { en: '/centers', es: '/es/centros' },
  { en: '/centers/:slug', es: '/es/centros/:slug' },
  { en: '/centers/:slug/call-sheet', es: '/es/centros/:slug/hoja-de-llamada' },
  { en: '/centers/:slug/report', es: '/es/centros/:slug/avisar' },
  { en: '/centers/:slug/suggest', es: '/es/centros/:slug/sugerir' },
  { en: '/centers/:slug/claim', es: '/es/centros/:slug/representar' },
  { en: '/centers/:slug/openings', es: '/es/centros/:slug/camas' },
  { en: '/openings', es: '/es/camas' },
  { en: '/suggest', es: '/es/sugerir' },
  { en: '/list', es: '/es/lista' },
  { en: '/counties/:county', es: '/es/condados/:county' },
  { en: '/towns/:town', es: '/es/pueblos/:town' },
  { en: '/about', es: '/es/quienes-somos' },
  { en: '/accuracy', es: '/es/exactitud' },
  { en: '/contact', es: '/es/contacto' },
  { en: '/auth', es: '/es/cuenta/entrar' },
  { en: '/auth/second-step', es: '/es/cuenta/entrar/codigo' },
  { en: '/verify-email', es: '/es/confirmar-correo' },
  { en: '/forgotten-password', es: '/es/contrasena-olvidada' },
  { en: '/reset-password', es: '/es/contrasena-nueva' },
  { en: '/treatment-types', es: '/es/tipos-de-tratamiento' },
  { en: '/insurance-guide', es: '/es/guia-de-seguros' },
  { en: '/support-groups', es: '/es/grupos-de-apoyo' },
  { en: '/emergency-help', es: '/es/ayuda-de-emergencia' },
  { en: '/terms', es: '/es/terminos' },
  { en: '/privacy', es: '/es/privacidad' },
  { en: '/dashboard', es: '/es/panel' },
  { en: '/account', es: '/es/cuenta' },
  { en: '/account/email', es: '/es/cuenta/correo' },
  { en: '/account/two-factor', es: '/es/cuenta/dos-pasos' },
  { en: '/offline', es: '/es/sin-conexion' },
] as const satisfies readonly Texts<string>[]

/** One of ours in English, with what stands for its parameters: "/centers/:slug". */
export type Path = (typeof paths)[number]['en']

/** The pages whose query is a search of the directory. */
export const searchPages: readonly Path[] = ['/', '/centers']

/** The language that an address is in: "/es/centros" is Spanish, and what names none is English. */
export function readLanguage(pathname: string): Language {
  const [, first] = /^\/([a-z]{2})(?:[/.]|$)/.exec(pathname) ?? []
  return languages.find((language) => language === first) ?? 'en'
}

/** The same page in a language. `address` is a path of this site in any, with or without query and fragment. */
export function localize(address: string, language: Language): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (!pathname.startsWith('/')) return address
  const from = readLanguage(pathname)
  if (from === language) return address
  const parts = pathname.split('/')
  for (const path of paths) {
    const values = match(path[from], parts)
    if (values) return fill(path[language], values) + rest
  }
  return address
}

/** The pattern of a page, which is its key in the table; null for an address that is not in it. */
export function findPath(pathname: string): Path | null {
  const parts = pathname.split('/')
  const language = readLanguage(pathname)
  return paths.find((path) => match(path[language], parts))?.en ?? null
}

/**
 * The one path of a page that was asked for with capitals, with a slash at its end, or with its English path under
 * another language ("/es/centers"); null for any other.
 */
export function tidyPath(pathname: string): string | null {
  // No path of ours has a character that must be escaped, and an escape's own capitals mean nothing.
  if (pathname.includes('%')) return null
  const tidy = pathname.toLowerCase().replace(/(.)\/$/s, '$1')
  if (findPath(tidy)) return tidy === pathname ? null : tidy
  const language = readLanguage(tidy)
  const inEnglish = tidy.slice(`/${language}`.length)
  return language !== 'en' && findPath(inEnglish) ? localize(inEnglish, language) : null
}

// Every link of a page asks.
const patterns = new Map(
  paths.flatMap((path) => Object.values<string>(path)).map((path) => [path, path.split('/')]),
)

function match(path: string, parts: string[]): Map<string, string> | null {
  const pattern = patterns.get(path)
  if (pattern?.length !== parts.length) return null
  const values = new Map<string, string>()
  for (const [index, part] of pattern.entries()) {
    const value = parts[index] ?? ''
    if (part.startsWith(':') && value !== '') values.set(part, value)
    else if (part !== value) return null
  }
  return values
}

const fill = (pattern: string, values: Map<string, string>) =>
  pattern.replace(/:\w+/g, (name) => values.get(name) ?? name)
