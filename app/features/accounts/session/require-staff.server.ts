import { data, type MiddlewareFunction, redirect } from 'react-router'
import { enhanceUrlContext, sessionContext, siteContext, viewerContext } from '#app/context.ts'
import {
  needsTwoFactor,
  twoFactorPath,
} from '#app/features/accounts/second-factor/needs-two-factor.ts'
import { describeForbidden, findNamedAction } from './describe-forbidden.server.ts'
import type { GuardError } from './guard-error.ts'
import { readTyped, rejectVisitor } from './reject-visitor.server.ts'

/**
 * Route middleware of the admin area: visitors are led to its login form, and members without a staff
 * role are refused, but for `/admin` itself, where they are shown that form. Staff who must have a
 * second step of signing in, and have none, are led to set it up. While nobody can tell who asks, it
 * is a 503, unless `admitUnread` stands before it.
 */
export const requireStaff: MiddlewareFunction<Response> = async (asked, next) => {
  const { request, url, context } = asked
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'unread') return next()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (viewer.kind === 'anonymous') {
    if (isRead) return rejectVisitor(asked)
    const action = (await findNamedAction(request, url.pathname)) ?? 'admin'
    return rejectVisitor(asked, `${action}-needs-sign-in`)
  }
  if (viewer.role === 'user') {
    if (url.pathname === '/admin' && isRead) return next()
    throw await forbid(asked)
  }
  const session = context.get(sessionContext)
  if (session && needsTwoFactor(session, context.get(siteContext))) throw redirect(twoFactorPath)
  return next()
}

/** Route middleware, beneath `requireStaff`: what moderators may not do. */
export const requireAdmin: MiddlewareFunction<Response> = async (asked, next) => {
  const viewer = asked.context.get(viewerContext)
  if (viewer.kind === 'unread') return next()
  if (viewer.kind === 'member' && viewer.role === 'admin') return next()
  throw await forbid(asked)
}

async function forbid(asked: Parameters<MiddlewareFunction<Response>>[0]) {
  const { request, url, context } = asked
  const viewer = context.get(viewerContext)
  const role = viewer.kind === 'member' ? viewer.role : 'user'
  const action = await findNamedAction(request, url.pathname)
  const words = describeForbidden(role, url.pathname, action)
  const guardWords = { ...words, unsent: (await readTyped(asked)) ?? undefined }
  const site = context.get(siteContext)
  const enhanceUrl = context.get(enhanceUrlContext)
  const error: GuardError = { guardWords, viewer: { role }, site, enhanceUrl }
  return data(error, { status: 403 })
}
