import { Form, useNavigation } from 'react-router'
import { centerFields } from '#app/center/fields/center-fields.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { bulkEditsTitle, countCenters } from './messages.ts'
import type { RecentEdit } from './recent-edits.server.ts'

type BulkEditsPageProps = { edits: RecentEdit[]; rejected: RejectedForm | undefined }

/** The bulk edits of the last 30 days, each with its undo. */
export function BulkEditsPage({ edits, rejected }: BulkEditsPageProps) {
  return (
    <div className="grid max-w-measure gap-4">
      <div>
        <h2>{bulkEditsTitle}</h2>
        <p className="text-ink-soft">
          An edit can be undone for 30 days. Centers that somebody changed since keep their value.
        </p>
        <Link to="/admin" className="inline-flex min-h-11 items-center">
          Back to the table
        </Link>
      </div>
      {edits.length === 0 ? (
        <EmptyState title="No bulk edits in the last 30 days" />
      ) : (
        <ul className="divide-y border-y">
          {edits.map((edit) => (
            <EditItem key={edit.id} edit={edit} />
          ))}
        </ul>
      )}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function EditItem({ edit }: { edit: RecentEdit }) {
  const isBusy = useNavigation().state === 'submitting'
  const what = describeEdit(edit)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{what}</p>
        <p className="text-sm text-ink-soft">
          {countCenters(edit.changed)}, {formatMoment(edit.madeAt)}, by{' '}
          {edit.madeBy ?? 'an operator'}
          {edit.chosenBy && (
            <>
              {', '}
              <Link to={`/admin${edit.chosenBy}`}>the filter</Link>
            </>
          )}
        </p>
      </div>
      {edit.undoneAt ? (
        <p>
          Undone {formatMoment(edit.undoneAt)}
          {edit.kept ? `, ${countCenters(edit.kept)} kept` : ''}
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={edit.id} />
          <Button type="submit" variant="line" size="sm" disabled={isBusy}>
            Undo<span className="sr-only"> {what}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}

function describeEdit({ field, change }: RecentEdit): string {
  const label = centerFields[field].label
  switch (change.kind) {
    case 'set':
      return `${label} set to “${change.value}”`
    case 'clear':
      return `${label} cleared`
    case 'replace':
      return `${label}: “${change.find}” replaced by “${change.value}”`
    case 'add':
      return `${label}: “${change.value}” added`
    case 'remove':
      return `${label}: “${change.value}” removed`
  }
}
