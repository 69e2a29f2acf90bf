import { tryDatabase } from '#app/database.server.ts'
import { maxExportRows } from '#app/features/audit-log/activity.ts'
import { readActivityQuery } from '#app/features/audit-log/activity-query.ts'
import { loadFailed } from '#app/features/audit-log/messages.ts'
import {
  readActivityExport,
  serializeActivity,
} from '#app/features/audit-log/read-activity.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { sendCsv } from '#app/lib/serialize-csv.ts'
import type { Route } from './+types/admin-activity-export.ts'

/** The log as a file: activity-2026-11-20.csv, whose name says so when it holds the newest alone. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readActivityQuery(url.searchParams)
  const read = await tryDatabase(context, (tx) => readActivityExport(tx, query))
  if (!read.ok) return new Response(loadFailed + read.message, { status: 503 })
  const { entries, isCut } = read.value
  const newest = isCut ? `-newest-${maxExportRows}` : ''
  return sendCsv(`activity-${formatIsoDate(new Date())}${newest}.csv`, serializeActivity(entries))
}
