import * as z from 'zod'
import { importsContext } from '#app/context.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { type FormErrors, readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/bulk-edits.route.ts'
import { BulkEditsPage } from './bulk-edits-page.tsx'
import { finishIfSmall } from './finish-if-small.server.ts'
import { bulkEditsPath, bulkEditsTitle, bulkErrors, undoGone } from './messages.ts'
import type { Attempt } from './plan-bulk-edit.server.ts'
import { listBulkEdits } from './recent-edits.server.ts'
import { startBulkUndo } from './start-bulk-edit.server.ts'

export const handle = { title: bulkEditsTitle, loads: 'the bulk edits' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, listBulkEdits)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { id } = readIntent(z.object({ id: z.uuid() }), form)
  const attempt: Attempt<FormErrors> = (work) =>
    tryForm(context, () => bulkErrors.unavailable, work)
  const undo = await attempt((db) => startBulkUndo(db, id))
  if (!undo.ok) return rejectForm(form, undo.errors === 'gone' ? undoGone : undo.errors)
  context.get(importsContext).wake()
  const undone = await finishIfSmall(attempt, undo.value)
  if (!undone.ok) return rejectForm(form, undone.errors)
  if (!undone.value) return redirectWithFlash(context, bulkEditsPath, 'bulk-undoing')
  const edits = await withDatabase(context, listBulkEdits)
  const edit = edits.find((recent) => recent.id === id)
  const count = (edit?.changed ?? 0) - (edit?.kept ?? 0)
  const code = edit?.kind === 'bulk-delete' ? 'bulk-restored' : 'bulk-undone'
  return redirectWithFlash(context, bulkEditsPath, code, { count })
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, bulkErrors)

export default function AdminBulkEdits({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkEditsPage edits={loaderData} rejected={actionData} />
}
