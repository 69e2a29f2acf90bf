import type { ReactNode } from 'react'
import { formatIsoDate, formatMoment } from '#app/lib/format-date.ts'
import { serializeQuery } from '#app/lib/list-query.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import { Table } from '#app/ui/table.tsx'
import { deletedCentersPath, deletedCentersTitle } from './messages.ts'
import { PostButton, PostToast } from './post-button.tsx'
import type { DeletedCenter } from './restore-centers.server.ts'
import { deletedPageSize } from './table-query.ts'

type DeletedCenterList = {
  rows: DeletedCenter[]
  total: number
  page: number
  /** Set if a center can't be restored because another one now has its place id. */
  blocked: { id: string; name: string; deletedName: string } | null
}

/** List the centers deleted in the last 30 days; `children` is the open dialog. */
export function DeletedPage({
  trash,
  children,
}: {
  trash: DeletedCenterList
  children: ReactNode
}) {
  const { rows, total, page, blocked } = trash
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
          <Table
            caption="Deleted centers, the latest first"
            columns={[
              { label: 'Name' },
              { label: 'City' },
              { label: 'Deleted' },
              { label: 'Days left', isNumeric: true },
              { label: 'Actions', isHidden: true },
            ]}
          >
            {rows.map((row) => (
              <DeletedRow key={row.id} row={row} page={page} />
            ))}
          </Table>
          <ListFoot
            page={page}
            pageSize={deletedPageSize}
            total={total}
            label="deleted centers"
            hrefFor={(number) => deletedCentersPath + serializeQuery({ page: number })}
          />
        </div>
      )}
      {children}
      <PostToast />
    </>
  )
}

function DeletedRow({ row, page }: { row: DeletedCenter; page: number }) {
  const { id, name, city, deletedAt, deletedBy, daysLeft } = row
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
            to={`${deletedCentersPath}/${id}/purge${serializeQuery({ page })}`}
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
