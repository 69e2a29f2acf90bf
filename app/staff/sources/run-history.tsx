import { describeLeftOutRecords, describeOutsideRecords } from '#app/data/sources/messages.ts'
import type { Compared, ListedRun, OpenedSource } from '#app/data/sources/read-sources.server.ts'
import { getRunPath, getSourcePath } from '#app/data/sources/source-paths.ts'
import { unfinishedStates } from '#app/data/sources/source-work.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Link } from '#app/ui/link.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { ReloadHint } from '#app/ui/reload-hint.tsx'
import { Table } from '#app/ui/table.tsx'
import { describeRun, isReviewable } from './describe-run.ts'
import { sourceTexts, stateWords } from './messages.ts'

type Props = { opened: OpenedSource }

/** The newest runs of a source, with what they found. */
export function RunHistory({ opened: { source, runs, compared } }: Props) {
  const working = runs.find(({ state }) => unfinishedStates.includes(state))
  const [, byLabel] = sourceTexts.historyColumns
  return (
    <section aria-labelledby="source-runs" className="grid grid-cols-1 gap-3">
      <h3 id="source-runs" className="text-lg">
        {sourceTexts.history}
      </h3>
      {working && (
        <RunProgress
          run={working}
          total={runs.find(isWhole)?.rowsTotal ?? null}
          compared={compared}
        />
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
                <td className="wrap-anywhere max-lg:basis-full">
                  {describeRun(run)}
                  <LeftOutNote run={run} />
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

/** An earlier run whose length tells how long the next file will be. */
const isWhole = ({ rowsTotal }: ListedRun) => rowsTotal !== null

type ProgressProps = { run: ListedRun; total: number | null; compared: Compared | null }

function RunProgress({ run, total, compared }: ProgressProps) {
  const { state, rowsDone, rowsTotal } = run
  const isRead = rowsTotal !== null
  const isReading = state === 'comparing' && !isRead && rowsDone > 0
  // A longer list than before: nobody knows how long.
  const read = isReading && total && rowsDone < total ? rowsDone / total : null
  const share = compared && compared.total > 0 ? compared.done / compared.total : read
  return (
    <div className="rounded-l border bg-surface p-5">
      <ProgressLine label={stateWords[state]} share={share}>
        {isReading && sourceTexts.recordsSoFar(rowsDone)}
        {isRead && compared && sourceTexts.comparing(rowsTotal, compared)}
      </ProgressLine>
      <ReloadHint to={getSourcePath(run.sourceId)} />
    </div>
  )
}

function LeftOutNote({ run: { counts } }: { run: ListedRun }) {
  const { sameName = 0, outside = 0 } = counts ?? {}
  return (
    <>
      {outside > 0 && <span className="block text-sm">{describeOutsideRecords(outside)}</span>}
      {sameName > 0 && <span className="block text-sm">{describeLeftOutRecords(sameName)}</span>}
    </>
  )
}
