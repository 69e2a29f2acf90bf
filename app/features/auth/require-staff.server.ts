import { data, type MiddlewareFunction, redirect } from 'react-router'
import { sessionContext, sessionUnreadContext, siteContext, viewerContext } from '#app/context.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { FlashCode } from '#app/lib/flash-messages.ts'
import { needsTwoFactor, twoFactorPath } from './needs-two-factor.ts'

/** What is said to those whose session ended before they did one of these. */
const endedBefore: { path: RegExp; flash: FlashCode }[] = [
  { path: /^\/admin\/centers\/.*delete(\.data)?$/, flash: 'delete-needs-sign-in' },
  { path: /^\/admin\/centers\/.*pin(\.data)?$/, flash: 'pin-needs-sign-in' },
]

/**
 * Route middleware of the admin area: visitors are led to its login form, and members without a staff
 * role are refused, but for `/admin` itself, where they are shown that form. Staff who must have a
 * second step of signing in, and have none, are led to set it up. While nobody can tell who asks, it
 * is a 503.
 */
export const requireStaff: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const viewer = context.get(viewerContext)
  const { pathname, search } = new URL(request.url)
  if (viewer.kind === 'anonymous') {
    if (context.get(sessionUnreadContext)) throw data(null, { status: 503 })
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const target = isRead ? pathname + search : '/admin'
    const login = `/auth?redirectTo=${encodeURIComponent(target)}`
    if (isRead) throw redirect(login)
    const flash = endedBefore.find(({ path }) => path.test(pathname))?.flash
    throw redirectWithFlash(context, login, flash ?? 'admin-needs-sign-in')
  }
  if (viewer.role === 'user') {
    const isDoor = pathname === '/admin' && (request.method === 'GET' || request.method === 'HEAD')
    if (isDoor) return next()
    throw refuse()
  }
  const session = context.get(sessionContext)
  if (session && needsTwoFactor(session, context.get(siteContext))) throw redirect(twoFactorPath)
  return next()
}

/** Route middleware, beneath `requireStaff`: what moderators may not do. */
export const requireAdmin: MiddlewareFunction<Response> = ({ context }, next) => {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'member' && viewer.role === 'admin') return next()
  throw refuse()
}

function refuse() {
  return data('This part of the site is for its staff.', { status: 403 })
}
