import { sessionContext, sessionUnreadContext } from '#app/context.ts'
import type { Route } from './+types/session-state.ts'

/**
 * Who is signed in, as JSON: `Session`, or null. Asking prolongs a session where that is due. A 503
 * while nobody can tell: a tab must not take that for the session's end.
 */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(sessionContext), {
    status: context.get(sessionUnreadContext) ? 503 : 200,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
