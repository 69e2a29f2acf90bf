import { data } from 'react-router'
import { writeReport } from '#app/data/import/job/import-report.ts'
import { listRows, readImport } from '#app/data/import/job/read-imports.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { streamText } from '#app/lib/stream-text.ts'
import type { Route } from './+types/import-report.route.ts'

/** Download the result of each record of an import. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  const record = await withDatabase(context, (db) => readImport(db, id))
  if (!record) throw data(null, { status: 404, headers })
  const name = record.fileName.replace(/[^\w.-]+/g, '-').slice(-100)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${name}.import-report.csv"`)
  const rows = writeReport((after) =>
    withDatabase(context, (db) => listRows(db, record.id, { after, limit: 1000 })),
  )
  return new Response(streamText(rows), { headers })
}
