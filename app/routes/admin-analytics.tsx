import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { readPeriod } from '#app/features/analytics/analytics.ts'
import { AnalyticsPage } from '#app/features/analytics/analytics-page.tsx'
import { loadFailed, title } from '#app/features/analytics/messages.ts'
import { readAnalytics } from '#app/features/analytics/read-analytics.server.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/admin-analytics.ts'

export const handle = { title }

export async function loader({ url, context }: Route.LoaderArgs) {
  const period = readPeriod(url.searchParams)
  const loaded = await tryDatabase(context, (db) => readAnalytics(db, period, new Date()))
  return data(loaded, { status: loaded.ok ? 200 : 503 })
}

export default function AdminAnalytics({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <LoadFailed title={loadFailed + loaderData.message} />
  return <AnalyticsPage analytics={loaderData.value} />
}
