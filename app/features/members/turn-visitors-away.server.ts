import { type MiddlewareFunction, redirect } from 'react-router'
import { viewerContext } from '#app/context.ts'

/** Route middleware: who is not signed in goes to the sign-in, and from there back to the dashboard. */
export const turnVisitorsAway: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (context.get(viewerContext).kind !== 'member') {
    throw redirect('/auth?redirectTo=%2Fdashboard', 303)
  }
  return next()
}
