import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getTyped, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/center-edit.route.ts'
import { changeRows } from './center-form.ts'
import { CenterFormDialog } from './center-form-dialog.tsx'
import { explainFailure, otherRows, saveErrors } from './messages.ts'
import { openDialog } from './open-dialog.server.ts'
import { readCenterForm } from './read-center-form.server.ts'
import { saveCenter } from './save-center.server.ts'
import { readTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return openDialog(context, (db) => readCenterForm(db, params.id))
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const rows = changeRows(form)
  if (rows) return rejectForm(rows, otherRows)
  const saved = await tryForm(context, explainFailure, (db) => saveCenter(db, params.id, form))
  if (!saved.ok) return rejectForm(saved.errors.form ?? form, saved.errors)
  const code = saved.value ? 'center-saved' : 'center-unchanged'
  return redirectWithFlash(context, tablePath(readTableQuery(url.searchParams)), code)
}

/** When saving fails, everything typed stays. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, saveErrors)

/** Don't reload the center under an open form: its fields keep what was opened and typed. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id
}

export default function AdminCenterEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  const { subject: center, problem } = loaderData
  const closeTo = tablePath(useTableQuery())
  if (!center && !actionData) {
    return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  }
  const name = center?.name ?? getTyped(actionData, 'name')
  return (
    <CenterFormDialog
      key={params.id}
      title={`Edit ${name}`}
      opened={center}
      rejected={actionData}
      closeTo={closeTo}
      submit={{ label: 'Save', busy: 'Saving...' }}
    />
  )
}
