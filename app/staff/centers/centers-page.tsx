import type { ReactNode } from 'react'
import type { DatabaseFailure } from '#app/lib/failure.ts'
import type { Result } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import type { Page } from '#app/lib/list-query.ts'
import { FirstEveningPanel } from '#app/staff/first-evening/first-evening-panel.tsx'
import type { FirstEvening } from '#app/staff/first-evening/first-steps.ts'
import { AdminSubtitle } from '#app/staff/frame/admin-subtitle.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import { CenterTable } from './center-table.tsx'
import { DeletedToast } from './deleted-toast.tsx'
import { KeysHelp } from './keys-help.tsx'
import type { ListedRow } from './list-centers.server.ts'
import { loadFailed, noBackup } from './messages.ts'
import { PostToast } from './post-button.tsx'
import type { FilterOptions } from './read-filter-options.server.ts'
import type { CenterStats } from './read-stats.server.ts'
import type { SavedView } from './saved-views.server.ts'
import { StatCards } from './stat-cards.tsx'
import type { CountedNarrower } from './table-narrowers.tsx'
import { serializeTableQuery, type TableQuery } from './table-query.ts'
import { TableTools } from './table-tools.tsx'
import { ViewLinks } from './view-links.tsx'

type Dashboard = {
  firstEvening: FirstEvening | null
  query: TableQuery
  stats: CenterStats
  table: Page<ListedRow>
  options: FilterOptions
  views: SavedView[]
  /** What narrows the table; with counts when nothing matches. */
  narrowers: CountedNarrower[]
  /** Null if this server has no backup. */
  lastBackup: Date | null
}

/** The Dashboard tab; `children` is the dialog over it. */
export function CentersPage({
  dashboard,
  children,
}: {
  dashboard: Result<Dashboard, DatabaseFailure>
  children: ReactNode
}) {
  if (!dashboard.ok) {
    return <LoadFailed title={loadFailed(dashboard.errors)}>{children}</LoadFailed>
  }
  const { firstEvening, query, stats, table, options, views, narrowers, lastBackup } =
    dashboard.value
  const outside = options.where.find(({ value }) => value === 'outside')
  return (
    <>
      <AdminSubtitle />
      <StatCards stats={stats} />
      <FirstEveningPanel firstEvening={firstEvening} />
      <TableTools query={query} options={options} />
      <ViewLinks views={views} query={query} />
      <CenterTable table={table} query={query} narrowers={narrowers} />
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <ArrowLink to="/admin/centers/deleted">
          Deleted centers ({stats.deleted.toLocaleString('en-US')})
        </ArrowLink>
        {outside && outside.count > 0 && (
          <ArrowLink to="/admin?where=outside">
            {outside.label} ({outside.count.toLocaleString('en-US')})
          </ArrowLink>
        )}
        <ArrowLink to="/admin/centers/bulk-changes">Bulk edits</ArrowLink>
        <a
          href={`/admin/centers/export.csv${serializeTableQuery({ ...query, page: 1 })}`}
          download
          className="inline-flex min-h-11 items-center font-semibold"
        >
          Export {table.total.toLocaleString('en-US')} as CSV
        </a>
        <p className="text-ink-soft">
          {lastBackup ? `Last backup: ${formatMoment(lastBackup)}` : noBackup}
        </p>
        <KeysHelp />
      </div>
      {children}
      <DeletedToast />
      <PostToast />
    </>
  )
}
