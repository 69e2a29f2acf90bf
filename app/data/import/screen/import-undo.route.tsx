import { data, redirect } from 'react-router'
import { importsContext } from '#app/context.ts'
import { requestUndo } from '#app/data/import/job/change-imports.server.ts'
import { readImport } from '#app/data/import/job/read-imports.server.ts'
import { countCenters, screenTexts } from '#app/data/import/messages.ts'
import { tryDatabase, withDatabase } from '#app/database.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Route } from './+types/import-undo.route.ts'
import { pathOfImport } from './import-address.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const record = await withDatabase(context, (db) => readImport(db, id))
  if (!record) throw data(screenTexts.notThere, { status: 404 })
  const { inserted = 0, merged = 0, filled = 0 } = record.counts ?? {}
  return data({ id: record.id, added: inserted, changed: merged + filled })
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const requested = await tryDatabase(context, (db) => requestUndo(db, id))
  if (!requested.ok) {
    return rejectForm(form, {
      status: 503,
      title: screenTexts.rowsFailed(requested.errors.message),
    })
  }
  if (!requested.value) return rejectForm(form, { status: 409, title: screenTexts.rejected })
  context.get(importsContext).wake()
  return redirect(pathOfImport(id), 303)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(screenTexts.notDone))

export default function AdminImportUndo({ loaderData, actionData }: Route.ComponentProps) {
  const { id, added, changed } = loaderData
  return (
    <ConfirmDialog
      title={`${screenTexts.undo}?`}
      rejected={actionData}
      closeTo={pathOfImport(id)}
      submit={screenTexts.undo}
      busy="Undoing…"
    >
      <p>
        {added > 0 && `It deletes the ${countCenters(added)} that it added. `}
        {changed > 0 && 'It takes back what it added to centers that were there before. '}
        Centers that a person has edited, verified or pinned since, or that somebody wrote about,
        stay, and are listed.
      </p>
    </ConfirmDialog>
  )
}
