import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { ConfirmDialog } from '#app/features/admin-centers/confirm-dialog.tsx'
import { findDeleted, purgeCenter } from '#app/features/admin-centers/deleted-centers.server.ts'
import { explainUndone } from '#app/features/admin-centers/intents.server.ts'
import { centerGone, confirmPurge, loadFailed } from '#app/features/admin-centers/messages.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-center-purge.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

const trash = '/admin/centers/deleted'

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, (tx) => findDeleted(tx, params.id))
  if (!read.ok) return data({ center: null, problem: loadFailed(read.message) }, { status: 503 })
  return data({ center: read.value, problem: centerGone }, { status: read.value ? 200 : 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const outcome = await tryDatabase(context, (tx) => purgeCenter(tx, params.id))
  if (outcome.ok && outcome.value.ok) return redirectWithFlash(context, trash, 'center-purged')
  return redirectWithFlash(context, trash, explainUndone('delete', outcome))
}

export default function AdminCenterPurge({ loaderData, params }: Route.ComponentProps) {
  const { page } = useTableQuery()
  const { center, problem } = loaderData
  const closeTo = `${trash}${page > 1 ? `?page=${page}` : ''}`
  if (!center) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  return (
    <ConfirmDialog
      title="Delete for good?"
      closeTo={closeTo}
      action={`${trash}/${params.id}/purge`}
      submit={{ label: 'Delete for good', busy: 'Deleting...', icon: 'trash-2' }}
    >
      <p>{confirmPurge(center.name)}</p>
    </ConfirmDialog>
  )
}
