import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { ActivityFailed } from '#app/features/activity/activity-failed.tsx'
import { ActivityPage } from '#app/features/activity/activity-page.tsx'
import { readActivityQuery } from '#app/features/activity/activity-query.ts'
import { title } from '#app/features/activity/messages.ts'
import { readActivityPage } from '#app/features/activity/read-activity.server.ts'
import { requireAdmin } from '#app/features/auth/require-staff.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import { tryDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/admin-activity.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const query = readActivityQuery(new URL(request.url).searchParams)
  const page = await tryDatabase(context, (tx) => readActivityPage(tx, query))
  return data({ site, query, page }, { status: page.ok ? 200 : 503 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = loaderData
  return describePage({ site, title, description: title, path: '/admin/activity', noIndex: true })
}

export default function AdminActivity({ loaderData: { query, page } }: Route.ComponentProps) {
  if (!page.ok) return <ActivityFailed message={page.message} />
  return <ActivityPage query={query} page={page.value} />
}
