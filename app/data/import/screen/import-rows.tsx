import { labelTreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { OpenedImport, ShownRow } from '#app/data/import/job/read-imports.server.ts'
import { describeLeftOut, formatCount, outcomeNames } from '#app/data/import/messages.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import type { ImportCounts } from '#db/schema/imports.ts'
import {
  countRows,
  pathOfImport,
  type RowFilter,
  rowFilterNames,
  rowFilters,
  rowsPerPage,
  serializeRowQuery,
} from './import-address.ts'

type ImportRowsProps = {
  opened: OpenedImport
  counts: ImportCounts
  /** False for a preview. */
  isDone: boolean
}

export function ImportRows({ opened, counts, isDone }: ImportRowsProps) {
  const { record, rows, filter, page } = opened
  const totals = countRows(counts)
  const hrefFor = (show: RowFilter, at: number) =>
    pathOfImport(record.id) + serializeRowQuery(show, at)
  return (
    <section aria-labelledby="records" className="grid gap-3">
      <h3 id="records" className="text-lg">
        Record by record
      </h3>
      <FilterLinks
        label="Records by outcome"
        links={rowFilterNames
          .filter((show) => show === 'all' || show === filter || totals[show] > 0)
          .map((show) => ({
            label: rowFilters[show],
            to: hrefFor(show, 1),
            isCurrent: show === filter,
            count: totals[show],
          }))}
      />
      {rows.length === 0 ? (
        <p className="text-ink-soft">There are none of these.</p>
      ) : (
        <div className="panel">
          <table className="table">
            <thead>
              <tr>
                <th scope="col" className="num">
                  Record
                </th>
                <th scope="col">Center</th>
                <th scope="col">Outcome</th>
                <th scope="col">Why, and what to know</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.number}
                  row={row}
                  isDone={isDone}
                  valuesHref={`${pathOfImport(record.id)}${serializeRowQuery(filter, page, row.number)}#values`}
                />
              ))}
            </tbody>
          </table>
          <ListFoot
            page={page}
            pageSize={rowsPerPage}
            total={totals[filter]}
            label="records"
            hrefFor={(at) => hrefFor(filter, at)}
          />
        </div>
      )}
    </section>
  )
}

type RowProps = { row: ShownRow; isDone: boolean; valuesHref: string }

/** List the record's own values, so staff can compare them with the file. */
function describeRecord({ address, place, phone, treatmentTypes }: ShownRow): string[] {
  const lines = [
    address ?? place,
    phone,
    treatmentTypes.map((type) => labelTreatmentType(type)).join(', '),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

function Row({ row, isDone, valuesHref }: RowProps) {
  const { number, outcome, name, center, warnings, undone, keptBecause } = row
  const names = isDone ? outcomeNames.done : outcomeNames.preview
  const isOwn = outcome === 'inserted'
  const isBad = outcome === 'skipped' || outcome === 'failed'
  return (
    <tr>
      <td className="num" data-label="Record">
        {isDone ? (
          formatCount(number)
        ) : (
          <Link
            to={valuesHref}
            className="inline-flex min-h-11 min-w-11 items-center justify-end"
            aria-label={`Values of record ${formatCount(number)}`}
          >
            {formatCount(number)}
          </Link>
        )}
      </td>
      <th scope="row" className="wrap-anywhere">
        {isOwn && center ? (
          <Link to={`/centers/${center.slug}`}>{name}</Link>
        ) : (
          (name ?? 'Without a name')
        )}
        {describeRecord(row).map((line) => (
          <span key={line} className="block text-sm font-normal text-ink-soft">
            {line}
          </span>
        ))}
      </th>
      <td>
        <Badge variant={isOwn ? 'open' : isBad ? 'closed' : 'plain'}>
          {undone ? `${names[outcome]}, undone` : names[outcome]}
        </Badge>
      </td>
      <td className="max-w-[34em] text-sm wrap-anywhere">
        {row.reason && (
          <p>{isBad ? describeLeftOut(row) : row.reason.replace(/: \/centers\/\S+$/, '')}</p>
        )}
        {!isOwn && center && (
          <p>
            Known as <Link to={`/centers/${center.slug}`}>{center.name}</Link>
            {center.address && `, ${center.address}`}
          </p>
        )}
        {keptBecause && <p>Kept at the undo: {keptBecause}</p>}
        {warnings.map((warning) => (
          <p key={warning} className="text-ink-soft">
            {warning}
          </p>
        ))}
      </td>
    </tr>
  )
}
