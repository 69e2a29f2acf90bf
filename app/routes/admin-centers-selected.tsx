import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { ConfirmDialog } from '#app/features/admin-centers/confirm-dialog.tsx'
import {
  explainUndone,
  getFlash,
  getFlashOfSeveral,
  perform,
  readIntent,
} from '#app/features/admin-centers/intents.server.ts'
import {
  confirmDeleteSeveral,
  loadFailed,
  nothingSelected,
} from '#app/features/admin-centers/messages.ts'
import { readNames } from '#app/features/admin-centers/read-names.server.ts'
import {
  deletedPath,
  readTableQuery,
  tablePath,
  writeTableQuery,
} from '#app/features/admin-centers/table-query.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-centers-selected.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** Which of the ticked centers (`?id=`) there are: asked about before they are deleted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id')
  const read = await tryDatabase(context, (tx) => readNames(tx, ids))
  if (!read.ok) return data({ centers: [], problem: loadFailed(read.message) }, { status: 503 })
  return data({ centers: read.value, problem: nothingSelected })
}

/** Does one thing to all of the ticked centers, or to none. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = readIntent(form.get('intent'))
  if (!intent) throw data('This form is not one of ours.', { status: 400 })
  const ids = form.getAll('id').map(String)
  const query = readTableQuery(new URL(request.url).searchParams)
  const table = tablePath(query)
  if (ids.length === 0) return redirectWithFlash(context, table, 'centers-not-chosen')
  const outcome = await tryDatabase(context, (tx) => perform(tx, intent, ids))
  if (outcome.ok && outcome.value.ok) {
    const done = outcome.value.ids
    if (intent === 'delete')
      return redirectWithFlash(context, deletedPath(query, done), 'centers-deleted')
    const count = done.length
    return count === 1
      ? redirectWithFlash(context, table, getFlash(intent))
      : redirectWithFlash(context, table, getFlashOfSeveral(intent), { count })
  }
  return redirectWithFlash(context, table, explainUndone(intent, outcome))
}

export default function AdminCentersSelected({ loaderData }: Route.ComponentProps) {
  const { centers, problem } = loaderData
  const query = useTableQuery()
  const closeTo = tablePath(query)
  if (centers.length === 0)
    return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  return (
    <ConfirmDialog
      title={`Delete ${centers.length === 1 ? 'this center' : `these ${centers.length} centers`}?`}
      closeTo={closeTo}
      action={`/admin/centers/selected${writeTableQuery(query)}`}
      submit={{ label: 'Delete', busy: 'Deleting...', icon: 'trash-2' }}
      fields={[['intent', 'delete'], ...centers.map(({ id }): [string, string] => ['id', id])]}
    >
      <p>{confirmDeleteSeveral(centers.length)}</p>
      <ul className="list-disc pl-5">
        {centers.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
