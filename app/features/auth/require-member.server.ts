import { data, type MiddlewareFunction, redirect } from 'react-router'
import { sessionUnreadContext, viewerContext } from '#app/context.ts'
import { nameSignIn } from './auth-mode.ts'

/**
 * Route middleware: visitors are sent to sign in and, from there, back to where they wanted to go. While
 * nobody can tell whether they are signed in, it is a 503.
 * The route needs a loader, even an empty one: without it a client navigation never asks the server.
 */
export const requireMember: MiddlewareFunction<Response> = ({ url, context }, next) => {
  if (context.get(viewerContext).kind === 'member') return next()
  if (context.get(sessionUnreadContext)) throw data(null, { status: 503 })
  throw redirect(nameSignIn(url))
}
