import type { ListedSource } from '#app/data/sources/read-sources.server.ts'
import { getRunPath, getSourcePath, sourcesPath } from '#app/data/sources/source-paths.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { describeRun } from './describe-run.ts'
import { kindNames, listTexts, newSourceTitle, scheduleNames, sourcesTitle } from './messages.ts'

const newSourcePath = `${sourcesPath}/new`
const newLocatorPath = `${newSourcePath}?kind=locator`

/** Lists the sources with what their last run found. */
export function SourcesPage({ sources }: { sources: ListedSource[] }) {
  const hasLocator = sources.some(({ source }) => source.kind === 'locator')
  const add = (
    <>
      {!hasLocator && <ButtonLink to={newLocatorPath}>{listTexts.addLocator}</ButtonLink>}
      <ButtonLink to={newSourcePath} variant={hasLocator ? 'solid' : 'line'}>
        <Icon name="plus" />
        {newSourceTitle}
      </ButtonLink>
    </>
  )
  return (
    <section aria-labelledby="sources" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-measure gap-1.5">
          <h2 id="sources">{sourcesTitle}</h2>
          <p className="text-ink-soft">{listTexts.lead}</p>
        </div>
        {sources.length > 0 && <div className="flex flex-wrap gap-3">{add}</div>}
      </div>
      {sources.length === 0 ? (
        <EmptyState title={listTexts.none} actions={add}>
          {listTexts.noneText}
        </EmptyState>
      ) : (
        <div className="panel">
          <Table caption={sourcesTitle} columns={listTexts.columns.map((label) => ({ label }))}>
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
        <span className="block text-sm font-normal text-ink-soft">{kindNames[source.kind]}</span>
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
