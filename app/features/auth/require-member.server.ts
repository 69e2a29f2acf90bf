import { type MiddlewareFunction, redirect } from 'react-router'
import { viewerContext } from '#app/context.ts'

/**
 * Route middleware: visitors are sent to sign in and, from there, back to where they wanted to go.
 * The route needs a loader, even an empty one: without it a client navigation never asks the server.
 */
export const requireMember: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (context.get(viewerContext).kind === 'member') return next()
  const { pathname, search } = new URL(request.url)
  throw redirect(`/auth?redirectTo=${encodeURIComponent(pathname + search)}`)
}
