import type { Session, Site } from '#app/context.ts'
import { isLocalUrl } from '#app/lib/local-url.ts'

/** The page for setting up two-factor sign-in. */
export const twoFactorPath = '/account/two-factor'

/**
 * Return whether this person must set up two-factor sign-in before working here: staff of a public
 * site. The admin area's guard rejects them until then.
 */
export function needsTwoFactor(
  { role, hasTwoFactor }: Pick<Session, 'role' | 'hasTwoFactor'>,
  site: Pick<Site, 'url'>,
): boolean {
  return role !== 'user' && !hasTwoFactor && !isLocalUrl(site.url)
}
