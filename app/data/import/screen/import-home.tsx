import { countDuplicates, type ImportState, wasRun } from '#app/data/import/job/import-record.ts'
import type { ImportRecord } from '#app/data/import/job/read-imports.server.ts'
import { formatCount, screenTexts, stateNames } from '#app/data/import/messages.ts'
import type { DatabaseFailure } from '#app/lib/failure.ts'
import type { Result } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { CancelledToast } from './cancelled-toast.tsx'
import { pathOfImport } from './import-address.ts'
import { ImportChooser } from './import-chooser.tsx'

type ImportHomeProps = {
  imports: Result<ImportRecord[], DatabaseFailure>
  /** Error message for the file that was just uploaded. */
  problem: string | undefined
}

const exports = [
  ['centers.csv', 'CSV'],
  ['centers.json', 'JSON'],
  ['centers.hsds.json', 'HSDS 3 (JSON)'],
] as const

export function ImportHome({ imports, problem }: ImportHomeProps) {
  return (
    <section aria-labelledby="bulk-import" className="grid grid-cols-1 gap-8 pt-7">
      <div className="grid gap-1.5">
        <h2 id="bulk-import">{screenTexts.title}</h2>
        <p className="text-ink-soft">{screenTexts.lead}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <ImportChooser problem={problem} />
        <div className="grid gap-2">
          <h3 className="text-lg">{screenTexts.guidanceTitle}</h3>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft">
            <li>
              <b>{screenTexts.required}</b>
            </li>
            {screenTexts.guidance.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <section aria-labelledby="export-all" className="grid gap-3">
        <h3 id="export-all" className="text-lg">
          {screenTexts.exportTitle}
        </h3>
        <p className="text-ink-soft">
          {screenTexts.exportLead} {screenTexts.exportLimits}
        </p>
        <div className="flex flex-wrap gap-3">
          {exports.map(([name, label]) => (
            <ButtonLink key={name} to={`/admin/export/${name}`} variant="line" reloadDocument>
              <Icon name="download" />
              {label}
            </ButtonLink>
          ))}
        </div>
      </section>
      {imports.ok ? (
        <>
          <ImportList imports={imports.value} />
          <CancelledToast imports={imports.value} />
        </>
      ) : (
        <Alert title={screenTexts.rowsFailed(imports.errors.message)} />
      )}
    </section>
  )
}

function ImportList({ imports }: { imports: readonly ImportRecord[] }) {
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

/** Zero for a preview, because nothing was added yet. */
function countAdded(record: ImportRecord): number {
  return wasRun(record) ? (record.counts?.inserted ?? 0) : 0
}

export function StateBadge({ state }: { state: ImportState }) {
  const variant = state === 'done' ? 'open' : state === 'failed' ? 'closed' : 'plain'
  return <Badge variant={variant}>{stateNames[state]}</Badge>
}
