import { data } from 'react-router'
import { removeSource } from '#app/data/sources/change-sources.server.ts'
import { sourceLoss } from '#app/data/sources/messages.ts'
import { openSource } from '#app/data/sources/read-sources.server.ts'
import { getSourcePath, listsPath } from '#app/data/sources/source-paths.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Route } from './+types/source-remove.route.ts'
import { removeTexts } from './messages.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await withDatabase(context, (db) => openSource(db, params.source))
  if (!opened) throw data(null, { status: 404 })
  return { id: opened.source.id, name: opened.source.name }
}

export async function action({ request, params: { source: id }, context }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const removed = await tryForm(
    context,
    () => sourceLoss.unavailable,
    (db) => removeSource(db, id),
  )
  if (!removed.ok) return rejectForm(form, removed.errors)
  return redirectWithFlash(context, listsPath, 'source-removed')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, sourceLoss)

export default function AdminSourceRemove({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData
  return (
    <ConfirmDialog
      title={removeTexts.title}
      rejected={actionData}
      closeTo={getSourcePath(id)}
      submit={removeTexts.submit}
    >
      <p>{removeTexts.text(name)}</p>
    </ConfirmDialog>
  )
}
