import { Form, useNavigation } from 'react-router'
import { centerFields } from '#app/center/fields/center-fields.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { formatNumber } from '#app/lib/language.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { ReloadHint } from '#app/ui/reload-hint.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { useReadAgain } from '#app/ui/use-read-again.ts'
import { bulkEditsPath, bulkEditsTitle, countCenters } from './messages.ts'
import type { RecentEdit } from './recent-edits.server.ts'

type BulkEditsPageProps = { edits: RecentEdit[]; rejected: RejectedForm | undefined }

/** The bulk edits of the last 30 days, each with its undo. */
export function BulkEditsPage({ edits, rejected }: BulkEditsPageProps) {
  const isAtWork = edits.some(({ state }) => state === 'running' || state === 'undoing')
  useReadAgain(isAtWork)
  return (
    <div className="grid max-w-measure gap-4">
      {isAtWork && <ReloadHint to={bulkEditsPath} />}
      <div>
        <h2>{bulkEditsTitle}</h2>
        <p className="text-ink-soft">
          An edit or a deletion can be undone for 30 days. Centers that somebody changed since keep
          their value.
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
  const what = describeEdit(edit)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{what}</p>
        <p className="text-sm text-ink-soft">
          {countCenters(edit.changed + edit.planned)}, {formatMoment(edit.madeAt)}, by{' '}
          {edit.madeBy ?? 'an operator'}
          {edit.chosenBy && (
            <>
              {', '}
              <Link to={`/admin${edit.chosenBy}`}>the filter</Link>
            </>
          )}
        </p>
        {edit.leftOut > 0 && (
          <p className="text-sm">{countCenters(edit.leftOut)} left out: changed meanwhile.</p>
        )}
        {edit.error && <p className="text-sm text-danger-ink">{edit.error}</p>}
      </div>
      <EditState edit={edit} what={what} />
    </li>
  )
}

function EditState({ edit, what }: { edit: RecentEdit; what: string }) {
  const isBusy = useNavigation().state === 'submitting'
  const { id, kind, state, changed, planned, undone, undoneAt, kept } = edit
  if (state === 'running' || state === 'undoing') {
    const all = changed + planned
    const done = state === 'running' ? changed : undone + kept
    return (
      <div className="w-full">
        <ProgressLine
          label={state === 'undoing' ? 'Being undone' : 'At work'}
          share={all === 0 ? null : done / all}
        >
          {formatNumber(done, 'en')} of {countCenters(all)}
        </ProgressLine>
      </div>
    )
  }
  if (undoneAt) {
    return (
      <p>
        Undone {formatMoment(undoneAt)}
        {kept > 0 && `, ${countCenters(kept)} ${kind === 'bulk-delete' ? 'not restored' : 'kept'}`}
      </p>
    )
  }
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="id" value={id} />
      {kind === 'bulk-delete' && (
        <Link to="/admin/centers/deleted" className="inline-flex min-h-11 items-center">
          Deleted centers
        </Link>
      )}
      <Button type="submit" variant="line" size="sm" disabled={isBusy}>
        Undo<span className="sr-only"> {what}</span>
      </Button>
    </Form>
  )
}

function describeEdit({ kind, field, change }: RecentEdit): string {
  if (kind === 'bulk-delete' || !change) return 'Centers deleted'
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
