import { localize } from '#app/pages.ts'

/** Where one signs in or is led away, in English, and what is fetched for a page but is none. */
const noPage =
  /^\/(auth|verify-email|forgotten-password|reset-password|quick-exit|places|images|og|assets|sitemaps|__manifest)(\/|$)|\.[a-z]+$/

/**
 * The page of this site to go on to, as a link or a form named it: "/centers?q=a#b". Null for all that
 * leads elsewhere, might in some browser, leads back to where one signs in, or is no page.
 */
export function findSafePath(value: string | null): string | null {
  if (!value?.startsWith('/') || hasStrangeCharacters(value)) return null
  if (!URL.canParse(value, 'http://site.invalid')) return null
  const url = new URL(value, 'http://site.invalid')
  if (url.origin !== 'http://site.invalid' || !isPlainPath(url.pathname)) return null
  const page = findPagePath(url.pathname + url.search + url.hash)
  const pathname = new URL(page, url).pathname.replace(/(.)\/+$/, '$1')
  return noPage.test(localize(pathname, 'en')) ? null : page
}

/**
 * Whether a path stays harmless when it is decoded, as route parameters are. "//" may name a host: "/..//host" does
 * once its dots are resolved.
 */
function isPlainPath(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname)
    return !decoded.includes('//') && !hasStrangeCharacters(decoded)
  } catch (error) {
    // Not UTF-8: no page has such a path.
    if (error instanceof URIError) return false
    throw error
  }
}

/** Control characters, spaces and backslashes: browsers drop the first two and read "\\" as "/". */
function hasStrangeCharacters(value: string): boolean {
  return /[\s\p{Cc}\\]/u.test(value)
}

/** Whether a path is of the admin area, whose people sign in by another form. */
export function isAdminPath(path: string | null): boolean {
  return path !== null && /^\/admin([/?#]|$)/.test(path)
}

/** Addresses that are no pages, and the page whose link or form asks for them. The search goes along. */
const askedForBy: [address: RegExp, page: string][] = [
  [/^\/dashboard\/export$/, '/dashboard'],
  [/^\/account\/list$/, '/list'],
  [/^\/admin\/centers\/export\.csv$/, '/admin'],
  [/^\/admin\/import\/upload$/, '/admin/import'],
  [/^\/admin\/export\/[^/]+$/, '/admin/import'],
  [/^(\/admin\/import\/[^/]+)\/(?:progress|report\.csv)$/, '$1'],
  [/^(\/admin\/(?:activity|analytics))\/export\.csv$/, '$1'],
]

/**
 * The page that a person sees who asks for a path of this site, by a link, a form or a script:
 * "/admin/reviews.data?_routes=x" → "/admin/reviews", "/admin/centers/selected?page=2" → "/admin?page=2".
 */
function findPagePath(path: string): string {
  const url = new URL(path, 'http://site.invalid')
  const pathname = url.pathname
    .replace(/^\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '')
  const query = url.searchParams
  // React Router's own; they are left alone where there are none, as writing the search anew changes its look.
  for (const name of ['_routes', 'index']) if (query.has(name)) query.delete(name)
  const page = findPage(pathname, query)
  const search = query.size > 0 ? url.search : ''
  return page + search + url.hash
}

function findPage(pathname: string, query: URLSearchParams): string {
  if (pathname === '/admin/centers/restore') {
    const isFromDeleted = query.get('from') === 'deleted'
    query.delete('from')
    return isFromDeleted ? '/admin/centers/deleted' : '/admin'
  }
  // Without the ticked centers there is nothing that its dialog could ask.
  if (pathname === '/admin/centers/selected' && !query.has('id')) return '/admin'
  const [address, page] = askedForBy.find(([pattern]) => pattern.test(pathname)) ?? []
  // What was ticked for an export.
  if (page === '/admin') for (const name of ['id', 'intent']) query.delete(name)
  return address && page ? pathname.replace(address, page) : pathname
}
