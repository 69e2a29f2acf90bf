import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { answerSave } from '#app/features/admin-centers/answer-save.server.ts'
import { CenterFormDialog } from '#app/features/admin-centers/center-form-dialog.tsx'
import { sendCenterForm } from '#app/features/admin-centers/form-answer.ts'
import { centerGone, loadFailed } from '#app/features/admin-centers/messages.ts'
import { openStoredForm } from '#app/features/admin-centers/open-form.server.ts'
import {
  readTableQuery,
  tablePath,
  writeTableQuery,
} from '#app/features/admin-centers/table-query.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-center-edit.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, (tx) => openStoredForm(tx, params.id))
  if (!read.ok) return data({ opened: null, problem: loadFailed(read.message) }, { status: 503 })
  return data({ opened: read.value, problem: centerGone }, { status: read.value ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const saved = await answerSave({
    id: params.id,
    isNew: false,
    form: await request.formData(),
    tryDatabase: (work) => tryDatabase(context, work),
  })
  if (!saved.ok) return data(saved.answer, { status: saved.status })
  const table = tablePath(readTableQuery(new URL(request.url).searchParams))
  const code = saved.isChanged ? 'center-saved' : 'center-unchanged'
  return redirectWithFlash(context, table, code)
}

/** What cannot be saved now stays as it was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendCenterForm(sent)

/** What is being typed over stays as it was opened, until it is saved or left. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id
}

export default function AdminCenterEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  const query = useTableQuery()
  const closeTo = tablePath(query)
  const opened = loaderData.opened ?? actionData
  if (!opened)
    return <ProblemDialog title="Not shown" problem={loaderData.problem} closeTo={closeTo} />
  return (
    <CenterFormDialog
      key={params.id}
      title={`Edit ${opened.form.name}`}
      opened={opened}
      answer={actionData}
      action={`/admin/centers/${params.id}/edit${writeTableQuery(query)}`}
      closeTo={closeTo}
      submit={{ label: 'Save', busy: 'Saving...' }}
    />
  )
}
