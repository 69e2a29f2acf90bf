import { importsContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { Failure } from '#app/lib/failure.ts'
import { readField, readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { finishIfSmall } from '#app/staff/bulk/finish-if-small.server.ts'
import { bulkEditsPath } from '#app/staff/bulk/messages.ts'
import type { Attempt } from '#app/staff/bulk/plan-bulk-edit.server.ts'
import { startBulkDelete } from '#app/staff/bulk/start-bulk-edit.server.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/centers-selected.route.ts'
import { changeSelected, readSelected } from './change-selected.server.ts'
import { explainLostIntent, getFailureFlash, getFlash, intentInput } from './intents.ts'
import {
  changedSinceShown,
  confirmDelete,
  matchesNow,
  nothingSelected,
  restoredByStaff,
} from './messages.ts'
import { openDialog } from './open-dialog.server.ts'
import { isNothing, listSelectionFields, readSelection } from './selection.ts'
import { deletedPath, readTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

/** Read the selected centers for the delete dialog: `?id=`, or `?all=` and the table's query. */
export function loader({ url, context }: Route.LoaderArgs) {
  const selection = readSelection(url.searchParams)
  const query = readTableQuery(url.searchParams)
  return openDialog(
    context,
    async (db) => {
      const selected = await readSelected(db, query, selection)
      return selected && { ...selected, asked: selection.all }
    },
    nothingSelected,
  )
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
  if (intent === 'delete' && selection.all !== null) {
    const attempt: Attempt<Failure> = (work) => tryForm(context, ({ failure }) => failure, work)
    const seen = readField(form, 'seen')
    const deleted = await attempt((db) => startBulkDelete(db, query, selection, seen))
    if (deleted.ok) {
      context.get(importsContext).wake()
      const { count } = deleted.value
      const done = await finishIfSmall(attempt, deleted.value)
      return done.ok && done.value
        ? redirectWithFlash(context, tablePath({ ...query, page: 1 }), 'centers-deleted-all', {
            count,
          })
        : redirectWithFlash(context, bulkEditsPath, 'bulk-deleting', { count })
    }
    if (deleted.errors === 'changed') return rejectForm(form, changedSinceShown)
    return redirectWithFlash(context, tablePath(query), getFailureFlash(intent, deleted.errors))
  }
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
  if (intent === 'delete') {
    return redirectWithFlash(context, deletedPath(query, done.value), 'centers-deleted')
  }
  const count = done.value.length
  return redirectWithFlash(context, tablePath(query), getFlash(intent, count), {
    count: count > 1 ? count : undefined,
  })
}

export const shouldRevalidate = readAgainAfterConflict

export async function clientAction(sent: Route.ClientActionArgs) {
  const { intent } = readIntent(intentInput, await sent.request.clone().formData())
  return sendForm(sent, explainLostIntent(intent))
}

export default function AdminCentersSelected({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, problem } = loaderData
  const closeTo = tablePath(useTableQuery())
  if (!subject) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  const { selection, asked, count, names, seen } = subject
  return (
    <ConfirmDialog
      title={`Delete ${count === 1 ? 'this center' : `these ${count.toLocaleString('en-US')} centers`}?`}
      rejected={actionData}
      closeTo={closeTo}
      submit="Delete"
      fields={[['intent', 'delete'], ['seen', seen], ...listSelectionFields(selection)]}
    >
      {asked !== null && asked !== count && <p>{matchesNow(asked, count)}</p>}
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
