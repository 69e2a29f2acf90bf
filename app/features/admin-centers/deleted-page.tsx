import type { ReactNode } from 'react'
import { formatIsoDate, formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { DeletedCenter } from './deleted-centers.server.ts'
import { deletedCentersTitle } from './messages.ts'
import { PostButton } from './post-button.tsx'

type Trash = {
  rows: DeletedCenter[]
  total: number
  page: number
  pageCount: number
  /** A center that was to be restored, and the one that has its place id by now. */
  blocked: { id: string; name: string; deletedName: string } | null
}

const pagePath = (page: number) => `/admin/centers/deleted${page > 1 ? `?page=${page}` : ''}`

/** The centers that were deleted in the last 30 days; `children` is the dialog over them. */
export function DeletedPage({ trash, children }: { trash: Trash; children: ReactNode }) {
  const { rows, total, page, pageCount, blocked } = trash
  return (
    <>
      <div className="mt-6 mb-4 grid gap-1">
        <h2 className="text-xl">{deletedCentersTitle}</h2>
        <p className="text-ink-soft">
          Each can be restored for 30 days, with its address, its reviews and its votes.{' '}
          <Link to="/admin">Back to all centers</Link>
        </p>
      </div>
      {blocked && (
        <div className="mb-4">
          <Alert title={`“${blocked.deletedName}” cannot be restored.`}>
            “{blocked.name}” has its Google place id by now.{' '}
            <Link to={`/admin/centers/${blocked.id}/edit`}>Edit “{blocked.name}”</Link>, or delete
            that one first.
          </Alert>
        </div>
      )}
      {total === 0 ? (
        <EmptyState title="Nothing was deleted in the last 30 days" />
      ) : (
        <div className="panel">
          <table className="table">
            <caption className="sr-only">Deleted centers, the latest first</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">City</th>
                <th scope="col">Deleted</th>
                <th scope="col" className="num">
                  Days left
                </th>
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <DeletedRow key={row.id} row={row} page={page} />
              ))}
            </tbody>
          </table>
          <div className="panel-foot">
            <p>{total.toLocaleString('en-US')} deleted</p>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={pagePath}
              label="Pages of deleted centers"
            />
          </div>
        </div>
      )}
      {children}
    </>
  )
}

function DeletedRow({ row, page }: { row: DeletedCenter; page: number }) {
  const { id, name, city, deletedBy, daysLeft } = row
  const deletedAt = new Date(row.deletedAt)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{city}</td>
      <td>
        <time dateTime={formatIsoDate(deletedAt)}>{formatMoment(deletedAt)}</time>
        {deletedBy && <> by {deletedBy}</>}
      </td>
      <td className="num" data-label="Days left">
        {daysLeft}
      </td>
      <td>
        <div className="row-actions">
          <PostButton
            action="/admin/centers/restore?from=deleted"
            fields={[['id', id]]}
            variant="bare"
            size="sm"
            aria-label={`Restore ${name}`}
          >
            <Icon name="undo-2" />
            Restore
          </PostButton>
          <ButtonLink
            to={`/admin/centers/deleted/${id}/purge${page > 1 ? `?page=${page}` : ''}`}
            keepScroll
            variant="bare-danger"
            size="sm"
            aria-label={`Delete ${name} for good`}
            title="Delete for good"
          >
            <Icon name="trash-2" />
          </ButtonLink>
        </div>
      </td>
    </tr>
  )
}
