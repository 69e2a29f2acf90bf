import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { maxExportRows } from '#app/features/audit-log/activity.ts'
import { readActivityQuery } from '#app/features/audit-log/activity-query.ts'
import { loadFailed } from '#app/features/audit-log/messages.ts'
import { readActivityExport } from '#app/features/audit-log/read-activity.server.ts'
import { writeActivityCsv } from '#app/features/audit-log/write-activity-csv.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Route } from './+types/admin-activity-export.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** The log as a file: activity-2026-11-20.csv, whose name says so when it holds the newest alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readActivityQuery(new URL(request.url).searchParams)
  const read = await tryDatabase(context, (tx) => readActivityExport(tx, query))
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (!read.ok) return new Response(loadFailed + read.message, { status: 503, headers })
  const { entries, isCut } = read.value
  const name = `activity-${formatIsoDate(new Date())}${isCut ? `-newest-${maxExportRows}` : ''}.csv`
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${name}"`)
  return new Response(writeActivityCsv(entries), { headers })
}
