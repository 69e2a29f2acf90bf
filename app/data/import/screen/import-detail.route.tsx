import { data, Outlet, redirect } from 'react-router'
import { importsContext } from '#app/context.ts'
import { changeImport } from '#app/data/import/job/change-imports.server.ts'
import { openImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { openValues } from '#app/data/import/job/preview-values.server.ts'
import { openImport } from '#app/data/import/job/read-imports.server.ts'
import { screenTexts } from '#app/data/import/messages.ts'
import { tryDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/import-detail.route.ts'
import { importsPath, pathOfImport, readRowQuery } from './import-address.ts'
import { ImportPage } from './import-page.tsx'

export const shouldRevalidate = shouldReadList

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readRowQuery(url.searchParams)
  const read = await tryDatabase(context, (db) => openImport(db, params.id, query))
  if (!read.ok) {
    return data({ opened: null, values: null, failure: read.errors.message }, { status: 503 })
  }
  const opened = read.value
  const path = openImportFiles(context.get(importsContext).folder).pathOf(params.id)
  const values = opened && (await openValues(opened.record, path, query.record, opened.first))
  return data({ opened, values, failure: null }, { status: opened ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params
  if (!isUuid(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const changed = await tryDatabase(context, (db) => changeImport(db, id, form))
  if (!changed.ok) {
    return rejectForm(form, { status: 503, title: screenTexts.rowsFailed(changed.errors.message) })
  }
  const imports = context.get(importsContext)
  if (typeof changed.value === 'object') {
    return rejectForm(form, { status: 400, title: changed.value.problem })
  }
  switch (changed.value) {
    case 'saved':
      return redirectWithFlash(context, pathOfImport(id), 'mapping-saved')
    case 'unknown':
      throw data(null, { status: 400 })
    case 'rejected':
      return rejectForm(form, { status: 409, title: screenTexts.rejected })
    case 'overtaken':
      return rejectForm(form, { status: 409, title: screenTexts.overtaken })
    case 'dropped':
      await openImportFiles(imports.folder).remove(id)
      return redirectWithFlash(context, importsPath, 'import-cancelled')
    case 'cancelled':
      return redirectWithFlash(context, importsPath, 'import-cancelled-kept')
    default:
      imports.wake()
      return redirect(pathOfImport(id), 303)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(screenTexts.notDone))

export default function AdminImportDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, values, failure } = loaderData
  if (failure) return <Alert title={screenTexts.rowsFailed(failure)} />
  if (!opened) {
    const back = <ButtonLink to={importsPath}>{screenTexts.title}</ButtonLink>
    return <EmptyState title={screenTexts.notThere} actions={back} />
  }
  return (
    <ImportPage
      opened={opened}
      values={values}
      problem={actionData && [actionData.title, actionData.text].filter(Boolean).join('. ')}
    >
      <Outlet />
    </ImportPage>
  )
}
