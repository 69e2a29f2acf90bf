import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readField, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { serializeQuery } from '#app/lib/list-query.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/center-purge.route.ts'
import { explainLostIntent, getFailureFlash } from './intents.ts'
import { changedSinceShown, confirmPurge, deletedCentersPath } from './messages.ts'
import { openDialog } from './open-dialog.server.ts'
import { findDeleted, purgeCenter, sumUpDeleted } from './restore-centers.server.ts'
import { useTableQuery } from './use-table-query.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return openDialog(context, async (db) => {
    const center = await findDeleted(db, params.id)
    return center && { ...center, seen: sumUpDeleted(center) }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const done = await tryForm(
    context,
    ({ failure }) => failure,
    (db) => purgeCenter(db, params.id, readField(form, 'seen')),
  )
  if (done.ok) return redirectWithFlash(context, deletedCentersPath, 'center-purged')
  if (done.errors === 'changed') return rejectForm(form, changedSinceShown)
  return redirectWithFlash(context, deletedCentersPath, getFailureFlash('delete', done.errors))
}

export const shouldRevalidate = readAgainAfterConflict

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
      fields={[['seen', center.seen]]}
      rejected={actionData}
    >
      <p>{confirmPurge(center.name)}</p>
      <p className="text-ink-soft">Deleted {formatMoment(center.deletedAt)}.</p>
    </ConfirmDialog>
  )
}
