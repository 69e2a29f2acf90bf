import { data } from 'react-router'
import { requireAdmin } from '#app/features/auth/require-staff.server.ts'
import { nameRefused } from '#app/features/manage-centers/answer-deed.server.ts'
import { ConfirmDialog, GoneDialog } from '#app/features/manage-centers/confirm-dialog.tsx'
import { findDeleted, purgeCenter } from '#app/features/manage-centers/deleted-centers.server.ts'
import { centerGone, confirmPurge } from '#app/features/manage-centers/messages.ts'
import { useTableQuery } from '#app/features/manage-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { tryDatabase, withDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/admin-center-purge.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

const trash = '/admin/centers/deleted'

export async function loader({ params, context }: Route.LoaderArgs) {
  const center = await withDatabase(context, (tx) => findDeleted(tx, params.id))
  return data({ center }, { status: center ? 200 : 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const outcome = await tryDatabase(context, (tx) => purgeCenter(tx, params.id))
  if (outcome.ok && outcome.value.ok) return redirectWithFlash(context, trash, 'center-purged')
  const refusal = outcome.ok && !outcome.value.ok ? outcome.value.refusal : 'unreachable'
  return redirectWithFlash(context, trash, nameRefused('delete', refusal))
}

export default function AdminCenterPurge({ loaderData, params }: Route.ComponentProps) {
  const { page } = useTableQuery()
  const { center } = loaderData
  const closeTo = `${trash}${page > 1 ? `?page=${page}` : ''}`
  if (!center) return <GoneDialog message={centerGone} closeTo={closeTo} />
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
