import { sessionContext } from '#app/context.ts'
import type { Route } from './+types/session.ts'

/** Who is signed in, as JSON: `Session`, or null. Asking prolongs a session where that is due. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(sessionContext), {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
