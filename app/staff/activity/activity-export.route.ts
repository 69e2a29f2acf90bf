import { tryDatabase } from '#app/database.server.ts'
import { explainLoadFailure } from '#app/lib/failure.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { sendCsv } from '#app/lib/serialize-csv.ts'
import type { Route } from './+types/activity-export.route.ts'
import { loads, maxExportRows, readAuditLogQuery } from './audit-log.ts'
import { readAuditLogExport, serializeAuditLog } from './read-audit-log.server.ts'

/**
 * Download the log: activity-2026-11-20.csv. The file name says when it has only the newest
 * entries.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readAuditLogQuery(url.searchParams)
  const read = await tryDatabase(context, (db) => readAuditLogExport(db, query))
  if (!read.ok) return new Response(explainLoadFailure(loads, read.errors), { status: 503 })
  const { entries, isCut } = read.value
  const newest = isCut ? `-newest-${maxExportRows}` : ''
  return sendCsv(`activity-${formatIsoDate(new Date())}${newest}.csv`, serializeAuditLog(entries))
}
