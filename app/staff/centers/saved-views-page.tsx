import { Form } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { savedViewsTitle } from './messages.ts'
import type { SavedView } from './saved-views.server.ts'

type SavedViewsPageProps = { views: SavedView[]; rejected: RejectedForm | undefined }

/** The saved views of the table, each to be renamed or deleted. */
export function SavedViewsPage({ views, rejected }: SavedViewsPageProps) {
  return (
    <div className="grid max-w-measure gap-4">
      <div>
        <h2>{savedViewsTitle}</h2>
        <p className="text-ink-soft">All admins share these views of the table.</p>
        <Link to="/admin" className="inline-flex min-h-11 items-center">
          Back to the table
        </Link>
      </div>
      {views.length === 0 ? (
        <EmptyState title="No saved views yet">
          Set filters on the table, then choose “Save this view”.
        </EmptyState>
      ) : (
        <ul className="divide-y border-y">
          {views.map((view) => (
            <ViewItem
              key={view.id}
              view={view}
              rejected={getTyped(rejected, 'id') === view.id ? rejected : undefined}
            />
          ))}
        </ul>
      )}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function ViewItem({ view, rejected }: { view: SavedView; rejected: RejectedForm | undefined }) {
  return (
    <li className="grid gap-2 py-4">
      <Link
        to={`/admin${view.query}`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold wrap-anywhere"
      >
        {view.name}
      </Link>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={view.id} />
        <Field id={`name-${view.id}`} label="Name" error={rejected?.fields.name}>
          <Input
            name="name"
            defaultValue={getTyped(rejected, 'name') ?? view.name}
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" name="intent" value="rename" variant="line">
          Rename
        </Button>
        <Button type="submit" name="intent" value="delete" variant="bare-danger">
          Delete<span className="sr-only"> {view.name}</span>
        </Button>
      </Form>
    </li>
  )
}
