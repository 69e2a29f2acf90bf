/**
 * The name of a cookie of ours. Behind https it begins with `__Host-`: a browser takes such a cookie only from
 * this very host, so that no neighbour under the same domain can plant one.
 */
export function getCookieName(siteUrl: string, name: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}

/** The `Set-Cookie` value of a cookie of ours; none of them is for scripts. `maxAge` is in seconds, 0 removes it. */
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

/** The value of a cookie of ours in a Cookie header; null where there is none. */
export function readCookie(siteUrl: string, header: string | null, name: string): string | null {
  const beginning = `${getCookieName(siteUrl, name)}=`
  const pair = (header ?? '').split(/;\s*/).find((candidate) => candidate.startsWith(beginning))
  return pair?.slice(beginning.length) || null
}

const cookieName = /^[\w!#$%&'*+.^`|~-]+$/

/**
 * The `Set-Cookie` values that take every cookie away that a request brought: the session of whoever is
 * signed in on this device. `secure` for a site under https.
 */
export function expireCookies(cookieHeader: string | null, secure: boolean): string[] {
  const names = (cookieHeader ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
  const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return names.filter((name) => cookieName.test(name)).map((name) => `${name}=; ${attributes}`)
}
