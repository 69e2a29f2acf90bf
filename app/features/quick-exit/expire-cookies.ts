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
