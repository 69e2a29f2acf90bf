import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { ActivityFailed } from '#app/features/audit-log/activity-failed.tsx'
import { ActivityPage } from '#app/features/audit-log/activity-page.tsx'
import { readActivityQuery } from '#app/features/audit-log/activity-query.ts'
import { title } from '#app/features/audit-log/messages.ts'
import { readActivityPage } from '#app/features/audit-log/read-activity.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/admin-activity.ts'

export const handle: PageHandle = { scripts: 'always', title }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readActivityQuery(new URL(request.url).searchParams)
  const page = await tryDatabase(context, (tx) => readActivityPage(tx, query))
  return data({ query, page }, { status: page.ok ? 200 : 503 })
}

export default function AdminActivity({ loaderData: { query, page } }: Route.ComponentProps) {
  if (!page.ok) return <ActivityFailed message={page.message} />
  return <ActivityPage query={query} page={page.value} />
}
