import { localize } from '#app/find-page.ts'
import { parseUrl } from '#app/lib/parse-url.ts'

/** Paths for signing in or for redirects, in English, and data requests. */
const noPage =
  /^\/(auth|verify-email|forgotten-password|reset-password|quick-exit|places|images|og|assets|sitemaps|__manifest)(\/|$)|\.[a-z]+$/

/**
 * Return the path within this site that a link or form asks to continue to: "/centers?q=a#b". Null
 * if it leads to another site, even in some browsers, back to a sign-in page, or to something that
 * is not a page.
 */
export function findSafePath(value: string | null): string | null {
  if (!value?.startsWith('/') || hasStrangeCharacters(value)) return null
  const url = parseUrl(value, 'http://site.invalid')
  if (url?.origin !== 'http://site.invalid' || !isPlainPath(url.pathname)) return null
  const page = findPagePath(url.pathname + url.search + url.hash)
  const pathname = new URL(page, url).pathname.replace(/(.)\/+$/, '$1')
  return noPage.test(localize(pathname, 'en')) ? null : page
}

/**
 * Return whether a path stays safe when decoded, as route parameters are. "//" may name a host:
 * "/..//host" does once its dots are resolved.
 */
function isPlainPath(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname)
    return !decoded.includes('//') && !hasStrangeCharacters(decoded)
  } catch (error) {
    // Not UTF-8: no page has this path.
    if (error instanceof URIError) return false
    throw error
  }
}

/**
 * Find control characters, spaces and backslashes: browsers drop the first two and read "\\" as
 * "/".
 */
function hasStrangeCharacters(value: string): boolean {
  return /[\s\p{Cc}\\]/u.test(value)
}

/**
 * Paths without a page, and the page with the link or form that requests them. The query is kept.
 */
const askedForBy: [address: RegExp, page: string][] = [
  [/^\/dashboard\/export$/, '/dashboard'],
  [/^\/account\/list$/, '/list'],
  [/^\/admin\/centers\/export\.csv$/, '/admin'],
  [/^\/admin\/import\/upload$/, '/admin/import'],
  [/^\/admin\/export\/[^/]+$/, '/admin/import'],
  [/^(\/admin\/(?:import|sources\/[^/]+\/runs)\/[^/]+)\/(?:progress|report\.csv)$/, '$1'],
  [/^(\/admin\/(?:activity|analytics))\/export\.csv$/, '$1'],
]

/**
 * Find the page that a person sees for a path that a link, a form or a script requested:
 * "/admin/reviews.data?_routes=x" → "/admin/reviews", "/admin/centers/selected?page=2" →
 * "/admin?page=2".
 */
function findPagePath(path: string): string {
  const url = new URL(path, 'http://site.invalid')
  const pathname = url.pathname
    .replace(/^\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '')
  const query = url.searchParams
  // Removes React Router's own parameters, but only if present, because rewriting the query changes
  // its format.
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
  // Without selected centers, the dialog has nothing to ask.
  if (pathname === '/admin/centers/selected' && !query.has('id')) return '/admin'
  const [address, page] = askedForBy.find(([pattern]) => pattern.test(pathname)) ?? []
  // The selection for an export.
  if (page === '/admin') for (const name of ['id', 'intent']) query.delete(name)
  return address && page ? pathname.replace(address, page) : pathname
}
