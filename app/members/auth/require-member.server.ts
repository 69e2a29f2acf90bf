import type { MiddlewareFunction } from 'react-router'
import { sessionUnreadContext, viewerContext } from '#app/context.ts'
import { rejectVisitor } from './reject-visitor.server.ts'

/**
 * Route middleware: sends visitors to sign in and then back to the page. If the session could not
 * be read, pages run with an unknown viewer, who sees no rows, and say that they could not be read;
 * forms are rejected. The route needs a loader, even an empty one: without it, a client navigation
 * never calls the server.
 */
export const requireMember: MiddlewareFunction<Response> = (args, next) => {
  const { request, context } = args
  if (context.get(viewerContext).kind !== 'anonymous') return next()
  if (!context.get(sessionUnreadContext) || request.method === 'POST') return rejectVisitor(args)
  context.set(viewerContext, { kind: 'unknown' })
  return next()
}
