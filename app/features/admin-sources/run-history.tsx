import type { ListedRun } from '#app/features/sources/read-sources.server.ts'
import { getRunPath } from '#app/features/sources/source-paths.ts'
import type { Source } from '#app/features/sources/source-run.server.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { describeRun, isReviewable } from './describe-run.ts'
import { sourceTexts } from './messages.en.ts'

type Props = { source: Source; runs: ListedRun[]; isWorking: boolean }

/** The newest runs of a source, with what they found. */
export function RunHistory({ source, runs, isWorking }: Props) {
  const [, byLabel, resultLabel] = sourceTexts.historyColumns
  return (
    <section aria-labelledby="source-runs" className="grid grid-cols-1 gap-3">
      <h3 id="source-runs" className="text-lg">
        {sourceTexts.history}
      </h3>
      {isWorking && (
        <p role="status" className="text-ink-soft">
          {sourceTexts.working}
        </p>
      )}
      {runs.length === 0 ? (
        <p className="text-ink-soft">{sourceTexts.noRuns}</p>
      ) : (
        <div className="panel">
          <Table
            caption={sourceTexts.history}
            columns={sourceTexts.historyColumns.map((label) => ({ label }))}
          >
            {runs.map((run) => (
              <tr key={run.id}>
                <th scope="row">
                  <time dateTime={run.startedAt.toISOString()}>{formatMoment(run.startedAt)}</time>
                </th>
                <td data-label={byLabel}>{run.starter ?? sourceTexts.schedule}</td>
                <td data-label={resultLabel} className="wrap-anywhere">
                  {describeRun(run)}
                </td>
                <td>
                  {isReviewable(run) && (
                    <Link
                      to={getRunPath(source.id, run.id)}
                      className="inline-flex min-h-11 items-center"
                    >
                      {sourceTexts.review}
                      <span className="sr-only"> the run of {formatMoment(run.startedAt)}</span>
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}
