import { data } from 'react-router'
import { wasRun } from '#app/data/import/job/import-record.ts'
import { writeReport } from '#app/data/import/job/import-report.ts'
import { listRows, readImport } from '#app/data/import/job/read-imports.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { streamCsv } from '#app/lib/stream-csv.ts'
import type { Route } from './+types/import-report.route.ts'

/** Download the result of each record of an import. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const record = await withDatabase(context, (db) => readImport(db, id))
  if (!record) throw data(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const rows = writeReport(
    (after) => withDatabase(context, (db) => listRows(db, record.id, { after, limit: 1000 })),
    { isDryRun: !wasRun(record) },
  )
  return streamCsv(`${record.fileName}.import-report.csv`, rows)
}
