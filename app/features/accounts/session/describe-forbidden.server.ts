import type { Session } from '#app/context.ts'
import { getSignInPath } from '#app/features/accounts/sign-in/auth-mode.ts'
import type { GuardWords } from './guard-error.ts'
import { forAdministrators, forbiddenActions, guardMessages, notPermitted } from './messages.ts'

/** What the specification has words of its own for. */
type NamedAction = 'delete' | 'pin'

/** Which of them a form was to do; null for none, and for a page that is only looked at. */
export async function findNamedAction(
  request: Request,
  pathname: string,
): Promise<NamedAction | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const [, own] = /^\/admin\/centers\/[^/]+\/(delete|pin)$/.exec(pathname) ?? []
  if (own === 'delete' || own === 'pin') return own
  if (pathname !== '/admin/centers/selected') return null
  const action = (await request.clone().formData()).get('intent')
  if (action === 'unpin') return 'pin'
  return action === 'delete' || action === 'pin' ? action : null
}

/** What is said to a member without the role that a path of the admin area needs. */
export function describeForbidden(
  role: Session['role'],
  pathname: string,
  action: NamedAction | null,
): GuardWords {
  const isModerator = role === 'moderator'
  const who = isModerator ? forAdministrators : guardMessages.en.forStaff
  const back = isModerator
    ? { to: '/admin/reviews', label: 'Go to Manage Reviews' }
    : { to: '/dashboard', label: 'Go to your dashboard' }
  if (action) {
    const ways = [back, { to: '/contact', label: 'Contact us' }]
    return { title: notPermitted, text: forbiddenActions[action], ways }
  }
  // Staff who are signed in are led past the form: they sign out first.
  if (isModerator) return { ...who, ways: [back] }
  const login = getSignInPath({ pathname, search: '' })
  return { ...who, ways: [back, { to: login, label: 'Log in with another account' }] }
}
