import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SortHeader } from '#app/ui/sort-header.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { CenterTable as Centers } from './list-centers.server.ts'
import { addCenter, loadingCenters } from './messages.ts'
import { SelectionBar } from './selection-bar.tsx'
import {
  hasFilters,
  pageSize,
  type Sort,
  sortBy,
  type TableQuery,
  tablePath,
  writeTableQuery,
} from './table-query.ts'
import { TableRow } from './table-row.tsx'
import { useIsTableLoading } from './use-table-query.ts'

type CenterTableProps = { table: Centers; query: TableQuery }

const heads: { sort: Sort | null; label: string; numeric?: boolean }[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'city', label: 'City' },
  { sort: null, label: 'Type' },
  { sort: 'rating', label: 'Rating', numeric: true },
  { sort: 'reviews', label: 'Reviews', numeric: true },
  { sort: 'status', label: 'Status' },
  { sort: 'checked', label: 'Checked' },
]

/** The centers, ten a page, with all that can be done to them. */
export function CenterTable({ table, query }: CenterTableProps) {
  const isLoading = useIsTableLoading()
  const { rows, total, page, pageCount } = table
  const queryText = writeTableQuery(query)
  if (total === 0) return <NoCenters query={query} />
  const first = (page - 1) * pageSize + 1
  return (
    <div className="panel relative" aria-busy={isLoading || undefined}>
      {isLoading && (
        <div className="absolute inset-0 z-10 grid justify-items-center bg-surface/80 pt-24">
          <Spinner label={loadingCenters} />
        </div>
      )}
      <SelectionBar key={queryText} query={query} queryText={queryText} />
      <table className="table table-centers">
        <caption className="sr-only">Treatment centers, pinned first</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Select</span>
            </th>
            {heads.map(({ sort, label, numeric }) =>
              sort ? (
                <SortHeader
                  key={label}
                  label={label}
                  numeric={numeric}
                  to={tablePath(sortBy(query, sort))}
                  sorted={
                    query.sort === sort ? (query.descending ? 'descending' : 'ascending') : null
                  }
                />
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} query={queryText} />
          ))}
        </tbody>
      </table>
      <div className="panel-foot">
        <p>
          {first.toLocaleString('en-US')} to {(first + rows.length - 1).toLocaleString('en-US')} of{' '}
          {total.toLocaleString('en-US')}
        </p>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => tablePath({ ...query, page: number })}
          label="Pages of treatment centers"
        />
      </div>
    </div>
  )
}

function NoCenters({ query }: { query: TableQuery }) {
  if (!hasFilters(query)) {
    return (
      <EmptyState
        title="There are no centers yet"
        actions={
          <>
            <ButtonLink to="/admin/centers/new" keepScroll>
              <Icon name="plus" />
              {addCenter}
            </ButtonLink>
            <ButtonLink to="/admin/import" variant="line">
              <Icon name="upload" />
              Import
            </ButtonLink>
          </>
        }
      >
        Write the first one, or import a file.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No centers found"
      actions={
        <ButtonLink to="/admin" keepScroll variant="line">
          Show All Centers
        </ButtonLink>
      }
    >
      Nothing matches {query.q ? <>“{query.q}” and</> : null} the filters. Deleted ones are under{' '}
      <Link to="/admin/centers/deleted">Deleted centers</Link>.
    </EmptyState>
  )
}
