import { formatCount, stateNames } from '#app/data/import/messages.ts'
import { pathOfImport } from '#app/data/import/screen/import-address.ts'
import { stateLooks } from '#app/data/import/screen/state-badge.tsx'
import type { Arrival } from '#app/data/sources/list-arrivals.server.ts'
import { getRunPath, getSourcePath } from '#app/data/sources/source-paths.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { isReviewable } from './describe-run.ts'
import { arrivalTexts, sourceTexts, stateWords } from './messages.ts'

/** One history of the files that were imported and the lists that were read again. */
export function ArrivalTable({ arrivals }: { arrivals: Arrival[] }) {
  return (
    <section aria-labelledby="arrivals" className="grid grid-cols-1 gap-3">
      <h3 id="arrivals" className="text-lg">
        {arrivalTexts.title}
      </h3>
      {arrivals.length === 0 ? (
        <p className="text-ink-soft">{arrivalTexts.none}</p>
      ) : (
        <div className="panel">
          <Table
            caption={arrivalTexts.title}
            columns={arrivalTexts.columns.map((label) => ({ label, isNumeric: label in countOf }))}
          >
            {arrivals.map((arrival) => (
              <ArrivalRow key={arrival.id} arrival={arrival} />
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}

const allStateWords = { ...stateNames, ...stateWords }
/** The columns with numbers. */
const countOf = { Added: 'added', Changed: 'changed', 'Waiting for you': 'waiting' } as const
function ArrivalRow({ arrival }: { arrival: Arrival }) {
  const { kind, state, at } = arrival
  const byNobody = kind === 'import' ? arrivalTexts.commandLine : sourceTexts.schedule
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <Link to={findPage(arrival)} className="inline-flex min-h-11 items-center">
          {kind === 'import' ? arrival.fileName : arrival.sourceName}
        </Link>
        {kind === 'run' && (
          <span className="block pb-1.5 text-sm font-normal text-ink-soft">{arrival.fileName}</span>
        )}
      </th>
      <td>
        <Badge variant={stateLooks[state]}>{allStateWords[state]}</Badge>
      </td>
      {Object.entries(countOf).map(([label, count]) => (
        <td key={label} className="num" data-label={label}>
          {formatCount(arrival[count])}
        </td>
      ))}
      <td className="whitespace-nowrap">
        <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </td>
      <td>{arrival.who ?? byNobody}</td>
    </tr>
  )
}

/** A run that found nothing to look at leads to its source, which says why. */
function findPage(arrival: Arrival): string {
  if (arrival.kind === 'import') return pathOfImport(arrival.id)
  const { sourceId, id } = arrival
  return isReviewable(arrival) ? getRunPath(sourceId, id) : getSourcePath(sourceId)
}
