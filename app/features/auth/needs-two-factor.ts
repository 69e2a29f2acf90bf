import type { Session, Site } from '#app/context.ts'
import { isLocalUrl } from '#app/lib/local-url.ts'

/** Where it is set up. */
export const twoFactorPath = '/account/two-factor'

/**
 * Whether this person must set up two-factor sign-in before working here: staff of a site that is on
 * the internet. The guard of the admin area refuses until then.
 */
export function needsTwoFactor(
  { role, hasTwoFactor }: Pick<Session, 'role' | 'hasTwoFactor'>,
  site: Pick<Site, 'url'>,
): boolean {
  return role !== 'user' && !hasTwoFactor && !isLocalUrl(site.url)
}
