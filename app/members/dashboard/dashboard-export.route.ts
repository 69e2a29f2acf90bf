import { sessionContext } from '#app/context.ts'
import { getMemberId, tryDatabase } from '#app/database.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { requireMember } from '#app/members/auth/require-member.server.ts'
import type { Route } from './+types/dashboard-export.route.ts'
import { dashboardMessages } from './messages.ts'
import { readExport } from './read-export.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

/** A member's own data as a file: user-data-2026-11-20.json, with the date. */
export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date()
  const email = context.get(sessionContext)?.user.email ?? null
  const userId = getMemberId(context)
  const loaded = await tryDatabase(context, (db) => readExport(db, userId, email, now))
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (!loaded.ok || !loaded.value)
    return new Response(dashboardMessages.en.failedToLoad, { status: 503, headers })
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="user-data-${formatIsoDate(now)}.json"`)
  return new Response(`${JSON.stringify(loaded.value, null, 2)}\n`, { headers })
}
