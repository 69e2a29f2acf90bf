/**
 * Return the full name of one of our cookies. On https it begins with `__Host-`, so other sites
 * under the same domain cannot set it.
 */
export function getCookieName(siteUrl: string, name: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}

/**
 * Serialize one of our cookies for `Set-Cookie`; scripts cannot read it. `maxAge` is in seconds, 0
 * removes it.
 */
export function serializeCookie(
  siteUrl: string,
  name: string,
  value: string,
  maxAge: number,
): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${getCookieName(siteUrl, name)}=${value}; ${attributes}${secure}`
}

/** Read one of our cookies from a Cookie header; null if it is missing. */
export function readCookie(siteUrl: string, header: string | null, name: string): string | null {
  const beginning = `${getCookieName(siteUrl, name)}=`
  const pair = (header ?? '').split(/;\s*/).find((candidate) => candidate.startsWith(beginning))
  return pair?.slice(beginning.length) || null
}

const cookieName = /^[\w!#$%&'*+.^`|~-]+$/

/**
 * Return `Set-Cookie` values that expire every cookie in the request, including the session.
 * `secure` is for sites on https.
 */
export function expireCookies(cookieHeader: string | null, secure: boolean): string[] {
  const names = (cookieHeader ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
  const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return names.filter((name) => cookieName.test(name)).map((name) => `${name}=; ${attributes}`)
}
