import { withDatabase } from '#app/database.server.ts'
import type { Route } from './+types/analytics.route.ts'
import { readPeriod } from './analytics.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { loads } from './messages.ts'
import { readAnalytics } from './read-analytics.server.ts'

export const handle = { loads }

export function loader({ url, context }: Route.LoaderArgs) {
  const period = readPeriod(url.searchParams)
  return withDatabase(context, (db) => readAnalytics(db, period, new Date()))
}

export default function AdminAnalytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage analytics={loaderData} />
}
