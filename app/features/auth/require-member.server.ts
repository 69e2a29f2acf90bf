import type { MiddlewareFunction } from 'react-router'
import { sessionUnreadContext, viewerContext } from '#app/context.ts'
import { rejectVisitor } from './reject-visitor.server.ts'

/**
 * Route middleware: visitors are sent to sign in and, from there, back to where they wanted to go. While nobody
 * can tell who asks, a page is asked for by a viewer to whom the database shows nothing: it says itself that it
 * could not be read. Forms are rejected.
 * The route needs a loader, even an empty one: without it a client navigation never asks the server.
 */
export const requireMember: MiddlewareFunction<Response> = (args, next) => {
  const { request, context } = args
  if (context.get(viewerContext).kind !== 'anonymous') return next()
  if (!context.get(sessionUnreadContext) || request.method === 'POST') return rejectVisitor(args)
  context.set(viewerContext, { kind: 'unknown' })
  return next()
}
