import { randomUUID } from 'node:crypto'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/center-new.route.ts'
import { changeRows, emptyForm } from './center-form.ts'
import { CenterFormDialog } from './center-form-dialog.tsx'
import { addCenter, explainFailure, otherRows, saveErrors } from './messages.ts'
import { saveCenter } from './save-center.server.ts'
import { readTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

export function loader() {
  return { newId: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const rows = changeRows(form)
  if (rows) return rejectForm(rows, otherRows)
  const saved = await tryForm(context, explainFailure, (db) => saveCenter(db, null, form))
  if (!saved.ok) return rejectForm(saved.errors.form ?? form, saved.errors)
  return redirectWithFlash(context, tablePath(readTableQuery(url.searchParams)), 'center-added')
}

/** When saving fails, everything typed stays. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, saveErrors)

/** Keep the new center's ID: sending the form again doesn't add a second center. */
export function shouldRevalidate() {
  return false
}

export default function AdminCenterNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CenterFormDialog
      title={addCenter}
      opened={emptyForm}
      rejected={actionData}
      newId={loaderData.newId}
      closeTo={tablePath(useTableQuery())}
      submit={{ label: 'Add center', busy: 'Adding...' }}
    />
  )
}
