import { withDatabase } from '#app/database.server.ts'
import { readPeriod } from '#app/staff/analytics/analytics.ts'
import { AnalyticsPage } from '#app/staff/analytics/analytics-page.tsx'
import { loads, title } from '#app/staff/analytics/messages.en.ts'
import { readAnalytics } from '#app/staff/analytics/read-analytics.server.ts'
import type { Route } from './+types/admin-analytics.ts'

export const handle = { title, loads }

export function loader({ url, context }: Route.LoaderArgs) {
  const period = readPeriod(url.searchParams)
  return withDatabase(context, (db) => readAnalytics(db, period, new Date()))
}

export default function AdminAnalytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage analytics={loaderData} />
}
