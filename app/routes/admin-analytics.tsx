import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { AnalyticsFailed, AnalyticsPage } from '#app/features/analytics/analytics-page.tsx'
import { title } from '#app/features/analytics/messages.ts'
import { readPeriod } from '#app/features/analytics/period.ts'
import { readAnalytics } from '#app/features/analytics/read-analytics.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/admin-analytics.ts'

export const handle: PageHandle = { scripts: 'always', title }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = readPeriod(new URL(request.url).searchParams)
  const loaded = await tryDatabase(context, (tx) => readAnalytics(tx, period, new Date()))
  return data({ period, loaded }, { status: loaded.ok ? 200 : 503 })
}

export default function AdminAnalytics({ loaderData }: Route.ComponentProps) {
  const { period, loaded } = loaderData
  if (!loaded.ok) return <AnalyticsFailed period={period} message={loaded.message} />
  return <AnalyticsPage analytics={loaded.value} />
}
