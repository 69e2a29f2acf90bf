import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { answerSave } from '#app/features/admin-centers/answer-save.server.ts'
import { CenterFormDialog } from '#app/features/admin-centers/center-form-dialog.tsx'
import { sendCenterForm } from '#app/features/admin-centers/form-answer.ts'
import { addCenter } from '#app/features/admin-centers/messages.ts'
import { openNewForm } from '#app/features/admin-centers/open-form.server.ts'
import {
  readTableQuery,
  tablePath,
  writeTableQuery,
} from '#app/features/admin-centers/table-query.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/admin-center-new.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export function loader() {
  return { newId: randomUUID(), opened: openNewForm() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const saved = await answerSave({
    id: String(form.get('centerId') ?? ''),
    isNew: true,
    form,
    tryDatabase: (work) => tryDatabase(context, work),
  })
  if (!saved.ok) return data(saved.answer, { status: saved.status })
  const table = tablePath(readTableQuery(new URL(request.url).searchParams))
  return redirectWithFlash(context, table, 'center-added')
}

/** What cannot be saved now stays as it was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendCenterForm(sent)

/** The new center keeps its id, so that a form that is sent again does not add a second one. */
export function shouldRevalidate() {
  return false
}

export default function AdminCenterNew({ loaderData, actionData }: Route.ComponentProps) {
  const query = useTableQuery()
  return (
    <CenterFormDialog
      title={addCenter}
      opened={loaderData.opened}
      answer={actionData}
      newId={loaderData.newId}
      action={`/admin/centers/new${writeTableQuery(query)}`}
      closeTo={tablePath(query)}
      submit={{ label: 'Add center', busy: 'Adding...' }}
    />
  )
}
