import { data, type MiddlewareFunction, redirect } from 'react-router'
import {
  loggerContext,
  sessionContext,
  sessionUnreadContext,
  siteContext,
  viewerContext,
} from '#app/context.ts'
import { getSignInPath } from './auth-mode.ts'
import type { GuardWords } from './guard-error.ts'
import {
  forAdministrators,
  forbiddenActions,
  guardMessages,
  notPermitted,
} from './guard-messages.ts'
import { needsTwoFactor, twoFactorPath } from './needs-two-factor.ts'
import { describeGuardError, readTyped, rejectVisitor } from './reject-visitor.server.ts'

type RouteArgs = Parameters<MiddlewareFunction<Response>>[0]

/**
 * Route middleware of the admin area: sends visitors to its login form, and rejects members without
 * a staff role, who see that form at `/admin` only. Staff who must set up two-factor sign-in are
 * sent there. If the session could not be read, pages run with an unknown viewer, who sees no rows,
 * and say what they could not read.
 */
export const requireStaff: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args
  const viewer = context.get(viewerContext)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (viewer.kind === 'anonymous' && context.get(sessionUnreadContext)) {
    context.set(viewerContext, { kind: 'unknown' })
    return next()
  }
  if (viewer.kind !== 'member') {
    if (!isRead) logRefusal(args, 'no session')
    const action = (await findNamedAction(args)) ?? 'admin'
    return rejectVisitor(args, isRead ? undefined : `${action}-needs-sign-in`)
  }
  if (viewer.role === 'user') {
    if (url.pathname === '/admin' && isRead) return next()
    throw await forbid(args, viewer.role)
  }
  const session = context.get(sessionContext)
  if (session && needsTwoFactor(session, context.get(siteContext))) throw redirect(twoFactorPath)
  return next()
}

/** Route middleware below `requireStaff`: rejects moderators. */
export const requireAdmin: MiddlewareFunction<Response> = async (args, next) => {
  const viewer = args.context.get(viewerContext)
  if (viewer.kind === 'unknown' || (viewer.kind === 'member' && viewer.role === 'admin')) {
    return next()
  }
  throw await forbid(args, 'moderator')
}

async function forbid(args: RouteArgs, role: 'user' | 'moderator') {
  logRefusal(args, role)
  const words = describeForbidden(role, args.url.pathname, await findNamedAction(args))
  const unsent = (await readTyped(args)) ?? undefined
  return data(describeGuardError(args.context, { ...words, unsent }), { status: 403 })
}

/** Log a rejected action: from an outdated page of a person who lost access, or from a program. */
function logRefusal({ request, url, context }: RouteArgs, role: string): void {
  const refused = { method: request.method, path: url.pathname.slice(0, 200), role }
  context.get(loggerContext).warn(refused, 'the admin area refused a request')
}

/** Return the text for a member without the role that an admin path needs. */
function describeForbidden(
  role: 'user' | 'moderator',
  pathname: string,
  action: NamedAction | null,
): GuardWords {
  const isModerator = role === 'moderator'
  const back = isModerator
    ? { to: '/admin/reviews', label: 'Go to Manage Reviews' }
    : { to: '/dashboard', label: 'Go to your dashboard' }
  if (action) {
    const ways = [back, { to: '/contact', label: 'Contact us' }]
    return { title: notPermitted, text: forbiddenActions[action], ways }
  }
  // Signed-in staff don't get the login form: they have to sign out first.
  if (isModerator) return { ...forAdministrators, ways: [back] }
  const login = {
    to: getSignInPath({ pathname, search: '' }),
    label: 'Log in with another account',
  }
  return { ...guardMessages.en.forStaff, ways: [back, login] }
}

/** Actions with their own messages in the specification. */
type NamedAction = 'delete' | 'pin'

/** Find the action of a form; null for other forms and for page views. */
async function findNamedAction({
  request,
  url: { pathname },
}: RouteArgs): Promise<NamedAction | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (pathname !== '/admin/centers/selected') return null
  const action = (await request.clone().formData()).get('intent')
  if (action === 'unpin') return 'pin'
  return action === 'delete' || action === 'pin' ? action : null
}
