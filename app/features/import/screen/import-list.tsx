import {
  countDuplicates,
  type ImportState,
  wasRun,
} from '#app/features/import/job/import-record.ts'
import type { ImportRecord } from '#app/features/import/job/read-imports.server.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { pathOfImport } from './import-address.ts'
import { formatCount, screenTexts, stateNames } from './screen-texts.ts'

/** The latest imports of all admins, each with its state and what came of it. */
export function ImportList({ imports }: { imports: readonly ImportRecord[] }) {
  return (
    <section aria-labelledby="latest-imports" className="grid gap-3">
      <h3 id="latest-imports" className="text-lg">
        {screenTexts.latest}
      </h3>
      {imports.length === 0 ? (
        <p className="text-ink-soft">{screenTexts.none}</p>
      ) : (
        <div className="panel">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">State</th>
                <th scope="col" className="num">
                  Added
                </th>
                <th scope="col" className="num">
                  Duplicates
                </th>
                <th scope="col">When</th>
                <th scope="col">Who</th>
              </tr>
            </thead>
            <tbody>
              {imports.map((record) => (
                <tr key={record.id}>
                  <th scope="row" className="wrap-anywhere">
                    <Link to={pathOfImport(record.id)}>{record.fileName}</Link>
                  </th>
                  <td>
                    <StateBadge state={record.state} />
                  </td>
                  <td className="num" data-label="Added">
                    {formatCount(countAdded(record))}
                  </td>
                  <td className="num" data-label="Duplicates">
                    {record.counts ? formatCount(countDuplicates(record.counts)) : 0}
                  </td>
                  <td className="whitespace-nowrap">
                    <time dateTime={record.createdAt.toISOString()}>
                      {formatMoment(record.createdAt)}
                    </time>
                  </td>
                  <td>{record.createdBy ?? 'Command line'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** None for a preview. */
function countAdded(record: ImportRecord): number {
  return wasRun(record) ? (record.counts?.inserted ?? 0) : 0
}

export function StateBadge({ state }: { state: ImportState }) {
  const variant = state === 'done' ? 'open' : state === 'failed' ? 'closed' : 'plain'
  return <Badge variant={variant}>{stateNames[state]}</Badge>
}
