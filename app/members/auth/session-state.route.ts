import { sessionContext, sessionUnreadContext } from '#app/context.ts'
import type { Route } from './+types/session-state.route.ts'

/**
 * Return the viewer's `Session` as JSON, or null, and extend the session when due. A 503 means
 * the session can't be read, which isn't the same as signed out.
 */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(sessionContext), {
    status: context.get(sessionUnreadContext) ? 503 : 200,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
