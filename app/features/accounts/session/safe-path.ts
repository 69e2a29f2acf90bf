import { localize } from '#app/lib/paths.ts'
import { findPagePath } from './page-path.ts'

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
  // "/..//host" is a path that, once in order, names a host.
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return null
  const page = findPagePath(url.pathname + url.search + url.hash)
  const pathname = new URL(page, url).pathname.replace(/(?<=.)\/+$/, '')
  return noPage.test(localize(pathname, 'en')) ? null : page
}

/** Control characters, spaces and backslashes: browsers drop the ones and turn the other around. */
function hasStrangeCharacters(value: string): boolean {
  return /[\s\p{Cc}\\]/u.test(value)
}

/** Whether a path is of the admin area, whose people sign in by another form. */
export function isAdminPath(path: string | null): boolean {
  return path !== null && /^\/admin([/?#]|$)/.test(path)
}
