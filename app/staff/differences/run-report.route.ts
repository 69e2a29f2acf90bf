import { data } from 'react-router'
import { listReportedDifferences } from '#app/data/sources/list-reported.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { streamCsv } from '#app/lib/stream-csv.ts'
import type { Route } from './+types/run-report.route.ts'
import { readReview } from './read-review.server.ts'
import { writeRunReport } from './run-report.ts'

/** Download what became of each difference of a run. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { source: sourceId, run: runId } = params
  const run = await withDatabase(context, (db) =>
    readReview(db, { sourceId, runId }, new URLSearchParams()),
  )
  if (!run) throw data(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const rows = writeRunReport(run, (after) =>
    withDatabase(context, (db) => listReportedDifferences(db, run.runId, after)),
  )
  return streamCsv(`${run.sourceName}-${formatIsoDate(run.startedAt)}.run-report.csv`, rows)
}
