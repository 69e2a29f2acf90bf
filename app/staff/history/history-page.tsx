import { Form, useNavigation } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { describeField, describeValue } from '#app/staff/activity/describe-entry.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FieldChange } from '#db/schema/activities.ts'
import { changesFields, findRevertible, type Revertible } from './history-changes.ts'
import { describeHistory } from './messages.ts'
import type { CenterHistory, HistoryEntry } from './read-center-history.server.ts'

type HistoryPageProps = { history: CenterHistory; rejected: RejectedForm | undefined }

/** Everything that changed a center, newest first, with a way to put one field back. */
export function HistoryPage({ history, rejected }: HistoryPageProps) {
  const { id, name, slug, entries } = history
  return (
    <div className="grid max-w-measure gap-4">
      <div>
        <h2 className="wrap-anywhere">History of {name}</h2>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/admin" className="inline-flex min-h-11 items-center">
            Back to the table
          </Link>
          <Link to={`/admin/centers/${id}/edit`} className="inline-flex min-h-11 items-center">
            Edit
          </Link>
          <Link to={`/centers/${slug}`} className="inline-flex min-h-11 items-center">
            Listing
          </Link>
        </p>
      </div>
      {rejected && <ConfirmPutBack key={rejected.id} rejected={rejected} />}
      {entries.length === 0 ? (
        <EmptyState title="Nothing is recorded about this center yet" />
      ) : (
        <ol className="divide-y border-y">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of one moment may be equal
            <EntryItem key={`${entry.at.toISOString()} ${index}`} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  )
}

function EntryItem({ entry }: { entry: HistoryEntry }) {
  return (
    <li className="grid gap-1 py-3 wrap-anywhere">
      <p className="font-semibold">{describeHistory(entry)}</p>
      <p className="text-sm text-ink-soft">
        {formatMoment(entry.at)}
        {entry.who && `, ${entry.who}`}
      </p>
      {entry.changes.length > 0 && (
        <ul className="grid gap-1">
          {entry.changes.map((change) => (
            <ChangedField key={change.field} entry={entry} change={change} />
          ))}
        </ul>
      )}
    </li>
  )
}

function ChangedField({ entry, change }: { entry: HistoryEntry; change: FieldChange }) {
  const field = <b className="font-semibold">{describeField(change.field)}</b>
  if (!changesFields(entry)) {
    return (
      <li className="py-1.5 whitespace-pre-line">
        {field}: {describeValue(change.new) || describeValue(change.old)}
      </li>
    )
  }
  const revertible = findRevertible(entry, change)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 py-1.5 whitespace-pre-line">
        {field}: <del className="text-ink-soft">{describeValue(change.old) || '(empty)'}</del> →{' '}
        {describeValue(change.new) || '(empty)'}
      </span>
      {revertible && <PutBackForm {...revertible} />}
    </li>
  )
}

function PutBackForm({ field, to, seen }: Revertible) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="target" value={field} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="seen" value={seen} />
      <Button type="submit" variant="line" size="sm" disabled={isBusy}>
        Put this back
        <span className="sr-only">
          : {describeField(field)} {to || '(empty)'}
        </span>
      </Button>
    </Form>
  )
}

/** Says why a value was not put back; if the field changed again, asks once more. */
function ConfirmPutBack({ rejected }: { rejected: RejectedForm }) {
  const hasChanged = rejected.fields.target !== undefined
  return (
    <Alert title={rejected.title}>
      {rejected.text}
      {Object.values(rejected.fields).join(' ')}
      {hasChanged && (
        <Form method="post" preventScrollReset className="mt-2">
          <input type="hidden" name="intent" value="confirmed" />
          {['target', 'to', 'seen'].map((name) => (
            <input key={name} type="hidden" name={name} value={getTyped(rejected, name) ?? ''} />
          ))}
          <Button type="submit" variant="line" size="sm">
            Put it back anyway
          </Button>
        </Form>
      )}
    </Alert>
  )
}
