import { tryDatabase } from '#app/database.server.ts'
import { explainLoadFailure } from '#app/lib/failure.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { sendCsv } from '#app/lib/serialize-csv.ts'
import type { Route } from './+types/analytics-export.route.ts'
import { readPeriod } from './analytics.ts'
import { loads } from './messages.ts'
import { readAnalytics } from './read-analytics.server.ts'
import { serializeAnalytics } from './write-analytics-csv.ts'

/**
 * Download the figures of Analytics: analytics-30days-2026-11-20.csv, with the date.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const now = new Date()
  const period = readPeriod(url.searchParams)
  const loaded = await tryDatabase(context, (db) => readAnalytics(db, period, now))
  if (!loaded.ok) return new Response(explainLoadFailure(loads, loaded.errors), { status: 503 })
  const csv = serializeAnalytics(loaded.value)
  return sendCsv(`analytics-${period}-${formatIsoDate(now)}.csv`, csv)
}
