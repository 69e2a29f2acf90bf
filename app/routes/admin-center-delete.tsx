import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { ConfirmDialog } from '#app/features/admin-centers/confirm-dialog.tsx'
import { explainUndone, perform } from '#app/features/admin-centers/intents.server.ts'
import { centerGone, confirmDelete, loadFailed } from '#app/features/admin-centers/messages.ts'
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
import type { Route } from './+types/admin-center-delete.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, (tx) => readNames(tx, [params.id]))
  if (!read.ok) return data({ center: null, problem: loadFailed(read.message) }, { status: 503 })
  const [center] = read.value
  return data({ center, problem: centerGone }, { status: center ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = await tryDatabase(context, (tx) => perform(tx, 'delete', [params.id]))
  const query = readTableQuery(new URL(request.url).searchParams)
  if (outcome.ok && outcome.value.ok)
    return redirectWithFlash(context, deletedPath(query, [params.id]), 'centers-deleted')
  return redirectWithFlash(context, tablePath(query), explainUndone('delete', outcome))
}

export default function AdminCenterDelete({
  loaderData: { center, problem },
}: Route.ComponentProps) {
  const query = useTableQuery()
  const closeTo = tablePath(query)
  if (!center) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  return (
    <ConfirmDialog
      title="Delete this center?"
      closeTo={closeTo}
      action={`/admin/centers/${center.id}/delete${writeTableQuery(query)}`}
      submit={{ label: 'Delete', busy: 'Deleting...', icon: 'trash-2' }}
    >
      <p>{confirmDelete(center.name)}</p>
    </ConfirmDialog>
  )
}
