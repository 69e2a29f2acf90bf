import { tryForm } from '#app/database.server.ts'
import { changeSelected, readSelected } from '#app/features/admin-centers/change-selected.server.ts'
import {
  explainLostIntent,
  getFailureFlash,
  getFlash,
  intentInput,
} from '#app/features/admin-centers/intents.ts'
import {
  confirmDelete,
  nothingSelected,
  restoredByStaff,
} from '#app/features/admin-centers/messages.en.ts'
import { openDialog } from '#app/features/admin-centers/open-dialog.server.ts'
import {
  isNothing,
  listSelectionFields,
  readSelection,
} from '#app/features/admin-centers/selection.ts'
import { deletedPath, readTableQuery, tablePath } from '#app/features/admin-centers/table-query.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, sendForm } from '#app/lib/form.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-centers-selected.ts'

/** Read the selected centers for the delete dialog: `?id=`, or `?all=` and the table's query. */
export function loader({ url, context }: Route.LoaderArgs) {
  const selection = readSelection(url.searchParams)
  const query = readTableQuery(url.searchParams)
  return openDialog(context, (db) => readSelected(db, query, selection), nothingSelected)
}

/**
 * Apply one action to one or all selected centers, then return to the same view of the table.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { intent } = readIntent(intentInput, form)
  const selection = readSelection(form)
  const query = readTableQuery(url.searchParams)
  if (isNothing(selection))
    return redirectWithFlash(context, tablePath(query), 'centers-not-chosen')
  const done = await tryForm(
    context,
    ({ failure }) => failure,
    (db) => changeSelected(db, intent, query, selection),
  )
  if (!done.ok) {
    if (typeof done.errors === 'object') {
      const options = { count: done.errors.matches }
      return redirectWithFlash(context, tablePath(query), 'centers-other-number', options)
    }
    return redirectWithFlash(context, tablePath(query), getFailureFlash(intent, done.errors))
  }
  if (intent === 'delete' && selection.all !== null) {
    const options = { count: done.value.length }
    return redirectWithFlash(
      context,
      tablePath({ ...query, page: 1 }),
      'centers-deleted-all',
      options,
    )
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
  const { subject, problem } = loaderData
  const closeTo = tablePath(useTableQuery())
  if (!subject) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  const { selection, count, names } = subject
  return (
    <ConfirmDialog
      title={`Delete ${count === 1 ? 'this center' : `these ${count.toLocaleString('en-US')} centers`}?`}
      rejected={actionData}
      closeTo={closeTo}
      submit="Delete"
      fields={[['intent', 'delete'], ...listSelectionFields(selection)]}
    >
      <p>{confirmDelete(names[0]?.name ?? '', count)}</p>
      <p className="text-ink-soft">{restoredByStaff(count)}</p>
      {count > 1 && (
        <ul className="list-disc pl-5">
          {names.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {count > names.length && (
            <li>and {(count - names.length).toLocaleString('en-US')} more</li>
          )}
        </ul>
      )}
    </ConfirmDialog>
  )
}
