import { data } from 'react-router'
import { listReportedDifferences, readReportedRun } from '#app/data/sources/list-reported.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { streamCsv } from '#app/lib/stream-csv.ts'
import type { Route } from './+types/run-report.route.ts'
import { writeRunReport } from './run-report.ts'

/** Download what became of each difference of a run. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = { sourceId: params.source, runId: params.run }
  const run = await withDatabase(context, (db) => readReportedRun(db, asked))
  if (!run) throw data(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const rows = writeRunReport(run, (after) =>
    withDatabase(context, (db) => listReportedDifferences(db, run.id, after)),
  )
  const day = formatIsoDate(run.startedAt)
  return streamCsv(`${run.sourceName}-${day}.run-report.csv`, rows)
}
