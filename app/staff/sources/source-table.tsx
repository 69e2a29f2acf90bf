import type { ListedSource } from '#app/data/sources/read-sources.server.ts'
import { getRunPath, getSourcePath, newSourcePath } from '#app/data/sources/source-paths.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { describeRun } from './describe-run.ts'
import { kindNames, listTexts, newSourceTitle, scheduleNames } from './messages.ts'

/** Lists the sources with what their last run found. */
export function SourceTable({ sources }: { sources: ListedSource[] }) {
  const hasLocator = sources.some(({ source }) => source.kind === 'locator')
  return (
    <section id="lists" aria-labelledby="lists-title" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-measure gap-1.5">
          <h3 id="lists-title" className="text-lg">
            {listTexts.title}
          </h3>
          <p className="text-ink-soft">{sources.length === 0 ? listTexts.none : listTexts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!hasLocator && (
            <ButtonLink to={`${newSourcePath}?kind=locator`} variant="line">
              {listTexts.addLocator}
            </ButtonLink>
          )}
          <ButtonLink to={newSourcePath} variant="line">
            <Icon name="plus" />
            {newSourceTitle}
          </ButtonLink>
        </div>
      </div>
      {sources.length > 0 && (
        <div className="panel">
          <Table caption={listTexts.title} columns={listTexts.columns.map((label) => ({ label }))}>
            {sources.map((listed) => (
              <SourceRow key={listed.source.id} listed={listed} />
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}

function SourceRow({ listed: { source, lastRun, openDifferences } }: { listed: ListedSource }) {
  const [, whenLabel, lastLabel, waitingLabel, nextLabel] = listTexts.columns
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <Link to={getSourcePath(source.id)} className="inline-flex min-h-11 items-center">
          {source.name}
        </Link>
        <span className="block pb-1.5 text-sm font-normal text-ink-soft">
          {kindNames[source.kind]}
        </span>
        {source.failures > 0 && (
          <Badge variant="closed" className="mt-1">
            {listTexts.failing(source.failures)}
          </Badge>
        )}
      </th>
      <td data-label={whenLabel}>
        {source.kind === 'upload' ? listTexts.byUpload : scheduleNames[source.schedule]}
      </td>
      <td data-label={lastLabel}>
        {lastRun ? (
          <>
            <time dateTime={lastRun.startedAt.toISOString()} className="block text-sm">
              {formatMoment(lastRun.startedAt)}
            </time>
            <span className="wrap-anywhere">{describeRun(lastRun)}</span>
          </>
        ) : (
          listTexts.neverRun
        )}
      </td>
      <td data-label={waitingLabel}>
        {openDifferences > 0 && lastRun ? (
          <Link
            to={getRunPath(source.id, lastRun.id)}
            className="inline-flex min-h-11 min-w-11 items-center"
          >
            {openDifferences.toLocaleString('en-US')}
            <span className="sr-only"> to review in {source.name}</span>
          </Link>
        ) : (
          openDifferences.toLocaleString('en-US')
        )}
      </td>
      <td data-label={nextLabel}>
        {source.nextRunAt ? (
          <time dateTime={source.nextRunAt.toISOString()}>{formatMoment(source.nextRunAt)}</time>
        ) : (
          'None'
        )}
      </td>
    </tr>
  )
}
