import { isAdminPath } from '#app/lib/admin-path.ts'
import { findSafePath } from './safe-path.ts'

/** The three forms of /auth. */
export type AuthMode = 'sign-in' | 'sign-up' | 'admin'

/** The form in a URL of /auth, and the path to go to afterward; null for the default. */
export type AuthPlace = { mode: AuthMode; redirectTo: string | null }

export function readPlace(address: URL): AuthPlace {
  const redirectTo = findSafePath(address.searchParams.get('redirectTo'))
  if (address.searchParams.get('mode') === 'sign-up') return { mode: 'sign-up', redirectTo }
  return { mode: isAdminPath(redirectTo) ? 'admin' : 'sign-in', redirectTo }
}

/**
 * Return the sign-in path for a visitor who requested a page for members or staff, with the way
 * back: for "/dashboard/export", "/auth?redirectTo=%2Fdashboard".
 */
export function getSignInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return getAuthPath({ mode: 'sign-in', redirectTo: findSafePath(pathname + search) })
}

/** Return the path of the page that asks for the code. */
export function getSecondStepPath({ redirectTo }: AuthPlace): string {
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''
  return `/auth/second-step${query}`
}

/**
 * Return the path of a form: ('sign-up', '/centers/x') →
 * "/auth?mode=sign-up&redirectTo=%2Fcenters%2Fx".
 */
export function getAuthPath({ mode, redirectTo }: AuthPlace): string {
  const query = new URLSearchParams()
  if (mode === 'sign-up') query.set('mode', 'sign-up')
  if (redirectTo) query.set('redirectTo', redirectTo)
  return query.size ? `/auth?${query}` : '/auth'
}
