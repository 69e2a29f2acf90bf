import { tryForm } from '#app/database.server.ts'
import { explainLostIntent, getFailureFlash } from '#app/features/admin-centers/intents.ts'
import { confirmPurge, deletedCentersPath } from '#app/features/admin-centers/messages.en.ts'
import { openDialog } from '#app/features/admin-centers/open-dialog.server.ts'
import { findDeleted, purgeCenter } from '#app/features/admin-centers/restore-centers.server.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { sendForm } from '#app/lib/form.ts'
import { serializeQuery } from '#app/lib/list-query.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-center-purge.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return openDialog(context, (db) => findDeleted(db, params.id))
}

export async function action({ params, context }: Route.ActionArgs) {
  const done = await tryForm(
    context,
    ({ failure }) => failure,
    (db) => purgeCenter(db, params.id),
  )
  const code = done.ok ? 'center-purged' : getFailureFlash('delete', done.errors)
  return redirectWithFlash(context, deletedCentersPath, code)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLostIntent('delete'))

export default function AdminCenterPurge({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = useTableQuery()
  const { subject: center, problem } = loaderData
  const closeTo = deletedCentersPath + serializeQuery({ page })
  if (!center) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  return (
    <ConfirmDialog
      title="Delete for good?"
      closeTo={closeTo}
      submit="Delete for good"
      rejected={actionData}
    >
      <p>{confirmPurge(center.name)}</p>
    </ConfirmDialog>
  )
}
