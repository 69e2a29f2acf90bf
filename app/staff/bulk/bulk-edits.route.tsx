import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/bulk-edits.route.ts'
import { BulkEditsPage } from './bulk-edits-page.tsx'
import { bulkEditsPath, bulkEditsTitle, bulkErrors, undoGone } from './messages.ts'
import { listBulkEdits, undoBulkEdit } from './recent-edits.server.ts'

export const handle = { title: bulkEditsTitle, loads: 'the bulk edits' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, listBulkEdits)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { id } = readIntent(z.object({ id: z.uuid() }), form)
  const undone = await tryForm(
    context,
    () => bulkErrors.unavailable,
    (db) => undoBulkEdit(db, id),
  )
  if (!undone.ok) return rejectForm(form, undone.errors === 'gone' ? undoGone : undone.errors)
  return redirectWithFlash(context, bulkEditsPath, 'bulk-undone', { count: undone.value.restored })
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, bulkErrors)

export default function AdminBulkEdits({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkEditsPage edits={loaderData} rejected={actionData} />
}
