import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { sessionContext, sessionUnreadContext, siteContext, viewerContext } from '#app/context.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { nameSignIn } from './auth-mode.ts'
import { describeForbidden, findNamedAction } from './describe-forbidden.server.ts'
import type { Forbidden } from './forbidden.ts'
import { needsTwoFactor, twoFactorPath } from './needs-two-factor.ts'
import { mayHoldSession } from './read-session.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Route middleware of the admin area: visitors are led to its login form, and members without a staff
 * role are refused, but for `/admin` itself, where they are shown that form. Staff who must have a
 * second step of signing in, and have none, are led to set it up. While nobody can tell who asks, it
 * is a 503, unless `admitUnread` stands before it.
 */
export const requireStaff: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'unread') return next()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (viewer.kind === 'anonymous') {
    if (context.get(sessionUnreadContext)) throw data(null, { status: 503 })
    const login = nameSignIn(url)
    // The session that the cookie was of has ended.
    if (mayHoldSession(request.headers.get('Cookie'))) {
      throw redirectWithFlash(context, login, 'session-expired')
    }
    if (isRead) throw redirect(login)
    const action = (await findNamedAction(request, url.pathname)) ?? 'admin'
    throw redirectWithFlash(context, login, `${action}-needs-sign-in`)
  }
  if (viewer.role === 'user') {
    if (url.pathname === '/admin' && isRead) return next()
    throw await forbid(context, request, url)
  }
  const session = context.get(sessionContext)
  if (session && needsTwoFactor(session, context.get(siteContext))) throw redirect(twoFactorPath)
  return next()
}

/** Route middleware, beneath `requireStaff`: what moderators may not do. */
export const requireAdmin: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'unread') return next()
  if (viewer.kind === 'member' && viewer.role === 'admin') return next()
  throw await forbid(context, request, url)
}

async function forbid(context: Context, request: Request, { pathname }: URL) {
  const viewer = context.get(viewerContext)
  const role = viewer.kind === 'member' ? viewer.role : 'user'
  const action = await findNamedAction(request, pathname)
  const forbidden = describeForbidden(role, pathname, action)
  const site = context.get(siteContext)
  return data({ forbidden, viewer: { role }, site } satisfies Forbidden, { status: 403 })
}
