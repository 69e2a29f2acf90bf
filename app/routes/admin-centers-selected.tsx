import { tryForm } from '#app/database.server.ts'
import { changeCenters, readNames } from '#app/features/admin-centers/change-centers.server.ts'
import {
  explainLostIntent,
  getFailureFlash,
  getFlash,
  intentInput,
} from '#app/features/admin-centers/intents.ts'
import { confirmDelete, nothingSelected } from '#app/features/admin-centers/messages.en.ts'
import { openDialog } from '#app/features/admin-centers/open-dialog.server.ts'
import { deletedPath, readTableQuery, tablePath } from '#app/features/admin-centers/table-query.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, sendForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-centers-selected.ts'

/** Reads the names of the selected centers (`?id=`) for the delete dialog. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ids = url.searchParams.getAll('id')
  const read = async (db: Parameters<typeof readNames>[0]) => {
    const centers = await readNames(db, ids)
    return centers.length > 0 ? centers : null
  }
  return openDialog(context, read, nothingSelected)
}

/**
 * Applies one action to one or all selected centers, then returns to the same view of the table.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { intent } = readIntent(intentInput, form)
  const ids = form.getAll('id').map(String)
  const query = readTableQuery(url.searchParams)
  if (ids.length === 0) return redirectWithFlash(context, tablePath(query), 'centers-not-chosen')
  const done = await tryForm(
    context,
    ({ failure }) => failure,
    (db) => changeCenters(db, intent, ids),
  )
  if (!done.ok) {
    return redirectWithFlash(context, tablePath(query), getFailureFlash(intent, done.errors))
  }
  if (intent === 'delete') {
    return redirectWithFlash(context, deletedPath(query, done.value), 'centers-deleted')
  }
  const count = done.value.length
  return redirectWithFlash(context, tablePath(query), getFlash(intent, count), {
    count: count > 1 ? count : undefined,
  })
}

export async function clientAction(sent: Route.ClientActionArgs) {
  const { intent } = readIntent(intentInput, await sent.request.clone().formData())
  return sendForm(sent, explainLostIntent(intent))
}

export default function AdminCentersSelected({ loaderData, actionData }: Route.ComponentProps) {
  const { subject: centers, problem } = loaderData
  const closeTo = tablePath(useTableQuery())
  if (!centers) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  const names = centers.map(({ name }) => name)
  return (
    <ConfirmDialog
      title={`Delete ${centers.length === 1 ? 'this center' : `these ${centers.length} centers`}?`}
      closeTo={closeTo}
      submit="Delete"
      fields={[['intent', 'delete'], ...centers.map(({ id }): [string, string] => ['id', id])]}
    >
      {actionData && <Alert title={actionData.title}>{actionData.text}</Alert>}
      <p>{confirmDelete(names)}</p>
      {names.length > 1 && (
        <ul className="list-disc pl-5">
          {centers.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  )
}
