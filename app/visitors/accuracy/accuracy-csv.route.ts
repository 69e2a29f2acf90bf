import { withDatabase } from '#app/database.server.ts'
import { serializeCsv } from '#app/lib/serialize-csv.ts'
import type { Route } from './+types/accuracy-csv.route.ts'
import { countSettled, estimateShare } from './accuracy-counts.ts'
import { readAccuracy } from './read-accuracy.server.ts'

const header = [
  'days',
  'calls',
  'group',
  'name',
  'right',
  'wrong',
  'closed',
  'unreachable',
  'settled',
  'not known yet',
  'share right',
  'low',
  'high',
]

/** All counts of `/accuracy` as CSV, one line per group and period; shares from 0 to 1. */
export async function loader({ context }: Route.LoaderArgs) {
  const { periods } = await withDatabase(context, readAccuracy)
  const rows = periods.flatMap(({ days, drawn, urgent }) => [
    ...drawn.map((group) => ({ days, calls: 'drawn at random', ...group })),
    { days, calls: 'urgent', kind: 'all', name: '', ...urgent },
  ])
  const csv = serializeCsv(
    header,
    rows.map((row) => {
      // Urgent calls aren't a random sample: they have no estimate.
      const estimate = row.calls === 'urgent' ? null : estimateShare(row)
      return [
        row.days,
        row.calls,
        row.kind,
        row.name,
        row.right,
        row.wrong,
        row.closed,
        row.unreachable,
        countSettled(row),
        row.unknown,
        estimate?.share,
        estimate?.low,
        estimate?.high,
      ]
    }),
  )
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="accuracy.csv"',
      'Cache-Control': 'private, no-cache',
    },
  })
}
