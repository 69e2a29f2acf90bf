import type { Page } from '#app/lib/list-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ListedRow } from './list-centers.server.ts'
import { addCenter, loadingCenters } from './messages.ts'
import { SelectionBar, selectedPath } from './selection-bar.tsx'
import { type CountedNarrower, TableNarrowers } from './table-narrowers.tsx'
import {
  hasFilters,
  pageSize,
  type Sort,
  serializeTableQuery,
  sortBy,
  type TableQuery,
  tablePath,
} from './table-query.ts'
import { TableRow } from './table-row.tsx'
import { useIsTableLoading } from './use-table-query.ts'

type CenterTableProps = {
  table: Page<ListedRow>
  query: TableQuery
  narrowers: CountedNarrower[]
}

const columns: { label: string; sort?: Sort; isNumeric?: boolean; isHidden?: boolean }[] = [
  { label: 'Select', isHidden: true },
  { label: 'Center', sort: 'name' },
  { label: 'City', sort: 'city' },
  { label: 'Kind of care' },
  { label: 'Rating', sort: 'rating', isNumeric: true },
  { label: 'Reviews', sort: 'reviews', isNumeric: true },
  { label: 'Status', sort: 'status' },
  { label: 'Checked', sort: 'checked' },
  { label: 'Actions', isHidden: true },
]

/** The centers, ten a page, with all that can be done to them. */
export function CenterTable({ table, query, narrowers }: CenterTableProps) {
  const isLoading = useIsTableLoading()
  const { rows, total, page } = table
  const queryText = serializeTableQuery(query)
  if (total === 0) return <NoCenters query={query} narrowers={narrowers} />
  return (
    <>
      {narrowers.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <TableNarrowers narrowers={narrowers} />
          {query.filters.where === 'outside' && <DeleteMatching query={query} total={total} />}
        </div>
      )}
      <div className="panel" aria-busy={isLoading || undefined}>
        {isLoading && (
          <div className="absolute inset-0 z-10 grid justify-items-center bg-surface/80 pt-24">
            <Spinner label={loadingCenters} />
          </div>
        )}
        <SelectionBar
          key={queryText}
          query={queryText}
          total={total > rows.length ? total : null}
        />
        <Table
          caption="Treatment centers, pinned first"
          className="table-centers"
          columns={columns.map(({ sort, ...column }) => ({
            ...column,
            ...(sort && { sortTo: tablePath(sortBy(query, sort)) }),
            sorted: query.sort === sort ? (query.descending ? 'descending' : 'ascending') : null,
          }))}
        >
          {rows.map((row) => (
            <TableRow key={row.id} row={row} query={queryText} />
          ))}
        </Table>
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={total}
          label="treatment centers"
          hrefFor={(number) => tablePath({ ...query, page: number })}
        />
      </div>
    </>
  )
}

/** Opens the dialog that deletes every center of this view: nobody wants another state's thousands. */
function DeleteMatching({ query, total }: { query: TableQuery; total: number }) {
  const params = new URLSearchParams(serializeTableQuery({ ...query, page: 1 }))
  params.set('all', String(total))
  const count = total.toLocaleString('en-US')
  return (
    <ButtonLink to={`${selectedPath}?${params}`} variant="bare-danger" keepScroll>
      <Icon name="trash-2" />
      {total === 1 ? 'Delete this center' : `Delete these ${count} centers`}
    </ButtonLink>
  )
}

function NoCenters({ query, narrowers }: Omit<CenterTableProps, 'table'>) {
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
      {narrowers.length > 1 && (
        <div className="mt-4 grid justify-items-center gap-2">
          Remove one filter:
          <TableNarrowers narrowers={narrowers} />
        </div>
      )}
    </EmptyState>
  )
}
