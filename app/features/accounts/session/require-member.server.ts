import { data, type MiddlewareFunction } from 'react-router'
import { sessionUnreadContext, viewerContext } from '#app/context.ts'
import { rejectVisitor } from './reject-visitor.server.ts'

/**
 * Route middleware: visitors are sent to sign in and, from there, back to where they wanted to go. While
 * nobody can tell whether they are signed in, it is a 503.
 * The route needs a loader, even an empty one: without it a client navigation never asks the server.
 */
export const requireMember: MiddlewareFunction<Response> = (asked, next) =>
  asked.context.get(viewerContext).kind === 'anonymous' ? rejectVisitor(asked) : next()

/**
 * Route middleware, ahead of a guard, of pages that say themselves what could not be read: while nobody
 * can tell who asks, the guards let them through as a viewer to whom the database shows nothing.
 */
export const admitUnread: MiddlewareFunction<Response> = ({ context }, next) => {
  const isUnread = context.get(sessionUnreadContext)
  if (isUnread && context.get(viewerContext).kind === 'anonymous') {
    context.set(viewerContext, { kind: 'unread' })
  }
  return next()
}

/** Route middleware, beneath a guard: for what has no page that could say so, it is a 503 all the same. */
export const rejectUnread: MiddlewareFunction<Response> = ({ context }, next) => {
  if (context.get(viewerContext).kind === 'unread') throw data(null, { status: 503 })
  return next()
}
