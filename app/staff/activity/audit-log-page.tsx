import { useNavigation } from 'react-router'
import { serializeQuery } from '#app/lib/list-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  type AuditLogQuery,
  hasFilters,
  maxExportRows,
  type AuditLogPage as Page,
  timesNote,
} from './audit-log.ts'
import { AuditLogFilter } from './audit-log-filter.tsx'
import { AuditLogTable } from './audit-log-table.tsx'

/** Show the log of changes by staff and commands. Nobody can edit the log. */
export function AuditLogPage({ query, page }: { query: AuditLogQuery; page: Page }) {
  const { entries, older, actors } = page
  const isLoading = useNavigation().state === 'loading'
  const all = { ...query, before: null }
  const path = (asked: AuditLogQuery) => `/admin/activity${serializeQuery(asked)}`
  return (
    <section aria-labelledby="activity" aria-busy={isLoading} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="activity" className="text-xl">
          Activity
        </h2>
        {entries.length > 0 && (
          <ButtonLink
            to={`/admin/activity/export.csv${serializeQuery(all)}`}
            download
            variant="line"
            size="sm"
            title={`What the filter shows, up to the newest ${maxExportRows.toLocaleString('en-US')} entries`}
          >
            <Icon name="download" />
            Export CSV
          </ButtonLink>
        )}
      </div>
      <AuditLogFilter key={path(all)} query={query} actors={actors} />
      {entries.length > 0 ? (
        <div className="panel">
          <AuditLogTable entries={entries} />
          <div className="panel-foot">
            <span>{timesNote}</span>
            <span className="flex gap-2">
              {query.before !== null && (
                <ButtonLink to={path(all)} variant="bare" size="sm">
                  <Icon name="chevron-left" />
                  Newest
                </ButtonLink>
              )}
              {older !== null && (
                <ButtonLink to={path({ ...query, before: older })} variant="bare" size="sm">
                  Older
                  <Icon name="chevron-right" />
                </ButtonLink>
              )}
            </span>
          </div>
        </div>
      ) : (
        <EmptyState title="No activity found" image={null}>
          {hasFilters(query) || query.before !== null
            ? 'Nothing was done that this filter shows.'
            : 'What the staff changes from now on is listed here.'}
        </EmptyState>
      )}
    </section>
  )
}
