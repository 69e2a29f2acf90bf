import { findSafePath, isAdminPath } from './safe-path.ts'

/** The three forms of /auth. */
export type AuthMode = 'sign-in' | 'sign-up' | 'admin'

/** Which form an address of /auth asks for, and where it leads afterwards; null for nowhere special. */
export type AuthPlace = { mode: AuthMode; redirectTo: string | null }

export function readPlace(address: URL): AuthPlace {
  const redirectTo = findSafePath(address.searchParams.get('redirectTo'))
  if (address.searchParams.get('mode') === 'sign-up') return { mode: 'sign-up', redirectTo }
  return { mode: isAdminPath(redirectTo) ? 'admin' : 'sign-in', redirectTo }
}

/**
 * Where a visitor signs in who asked for an address of members or staff, and comes back from to the page
 * of it: for "/dashboard/export", "/auth?redirectTo=%2Fdashboard".
 */
export function getSignInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return getAuthPath({ mode: 'sign-in', redirectTo: findSafePath(pathname + search) })
}

/** The address of the page that asks for the code. */
export function getSecondStepPath({ redirectTo }: AuthPlace): string {
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''
  return `/auth/second-step${query}`
}

/** The address of a form: ('sign-up', '/centers/x') → "/auth?mode=sign-up&redirectTo=%2Fcenters%2Fx". */
export function getAuthPath({ mode, redirectTo }: AuthPlace): string {
  const query = new URLSearchParams()
  if (mode === 'sign-up') query.set('mode', 'sign-up')
  if (redirectTo) query.set('redirectTo', redirectTo)
  return query.size ? `/auth?${query}` : '/auth'
}
