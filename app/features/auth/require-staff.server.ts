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
import { needsTwoFactor, twoFactorPath } from './needs-two-factor.ts'
import { describeGuardError, readTyped, rejectVisitor } from './reject-visitor.server.ts'
import { guardMessages } from './session-messages.ts'
import { forAdministrators, forbiddenActions, notPermitted } from './staff-messages.en.ts'

type RouteArgs = Parameters<MiddlewareFunction<Response>>[0]

/**
 * Route middleware of the admin area: visitors are led to its login form, and members without a staff
 * role are refused, but for `/admin` itself, where they are shown that form. Staff who must have a
 * second step of signing in, and have none, are led to set it up. While nobody can tell who asks, it is
 * a viewer to whom the database shows nothing: the pages say themselves what could not be read.
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

/** Route middleware, beneath `requireStaff`: what moderators may not do. */
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

/** What a page was still showing to somebody who may no longer do it, or a program tried. */
function logRefusal({ request, url, context }: RouteArgs, role: string): void {
  const refused = { method: request.method, path: url.pathname.slice(0, 200), role }
  context.get(loggerContext).warn(refused, 'the admin area refused a request')
}

/** What is said to a member without the role that a path of the admin area needs. */
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
  // Staff who are signed in are led past the form: they sign out first.
  if (isModerator) return { ...forAdministrators, ways: [back] }
  const login = {
    to: getSignInPath({ pathname, search: '' }),
    label: 'Log in with another account',
  }
  return { ...guardMessages.en.forStaff, ways: [back, login] }
}

/** What the specification has words of its own for. */
type NamedAction = 'delete' | 'pin'

/** Which of them a form was to do; null for none, and for a page that is only looked at. */
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
