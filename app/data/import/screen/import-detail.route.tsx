import { data, Outlet, redirect } from 'react-router'
import { importsContext, sourcesContext } from '#app/context.ts'
import { changeImport } from '#app/data/import/job/change-imports.server.ts'
import { openImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { openValues } from '#app/data/import/job/preview-values.server.ts'
import { readList } from '#app/data/import/job/read-choices.ts'
import { openImport } from '#app/data/import/job/read-imports.server.ts'
import { screenTexts } from '#app/data/import/messages.ts'
import { findKnownList } from '#app/data/sources/find-known-list.server.ts'
import { sourceLoss } from '#app/data/sources/messages.ts'
import { moveToSource } from '#app/data/sources/move-to-source.server.ts'
import { getSourcePath } from '#app/data/sources/source-paths.ts'
import { tryDatabase, tryForm } from '#app/database.server.ts'
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
  const read = await tryDatabase(context, async (db) => {
    const opened = await openImport(db, params.id, query)
    const isAsked = opened?.record.state === 'previewed' || opened?.record.state === 'done'
    return { opened, known: isAsked ? await findKnownList(db, opened.record) : null }
  })
  if (!read.ok) {
    const nothing = { opened: null, known: null, values: null }
    return data({ ...nothing, failure: read.errors.message }, { status: 503 })
  }
  const { opened, known } = read.value
  const path = openImportFiles(context.get(importsContext).folder).pathOf(params.id)
  const values = opened && (await openValues(opened.record, path, query.record, opened.first))
  return data({ opened, known, values, failure: null }, { status: opened ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params
  if (!isUuid(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const knownId = form.get('compareWith')
  if (typeof knownId === 'string') return compare(context, id, knownId, form)
  const changed = await tryDatabase(context, (db) => changeImport(db, id, form))
  if (!changed.ok) {
    return rejectForm(form, { status: 503, title: screenTexts.rowsFailed(changed.errors.message) })
  }
  const imports = context.get(importsContext)
  if (typeof changed.value === 'object') {
    const { problem, field } = changed.value
    return rejectForm(form, {
      status: 400,
      title: problem,
      ...(field && { fields: { [field]: problem } }),
    })
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
      return redirectWithFlash(context, `${importsPath}?cancelled=${id}`, 'import-cancelled-kept')
    default:
      imports.wake()
      return redirect(pathOfImport(id), 303)
  }
}

/** Hand the file to the source of a known list. */
async function compare(
  context: Route.ActionArgs['context'],
  importId: string,
  knownId: string,
  form: FormData,
) {
  const from = openImportFiles(context.get(importsContext).folder)
  const sources = context.get(sourcesContext)
  const to = openImportFiles(sources.folder)
  const listedOn = readList(form)?.listedOn ?? null
  const moved = await tryForm(
    context,
    () => sourceLoss.unavailable,
    (db) => moveToSource(db, { importId, knownId, listedOn, from, to }),
  )
  if (!moved.ok) return rejectForm(form, moved.errors)
  await from.remove(importId)
  sources.wake()
  return redirectWithFlash(context, getSourcePath(moved.value), 'source-started')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(screenTexts.notDone))

export default function AdminImportDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, known, values, failure } = loaderData
  if (failure) return <Alert title={screenTexts.rowsFailed(failure)} />
  if (!opened) {
    const back = <ButtonLink to={importsPath}>{screenTexts.title}</ButtonLink>
    return <EmptyState title={screenTexts.notThere} actions={back} />
  }
  return (
    <ImportPage
      opened={opened}
      known={known}
      values={values}
      errors={actionData?.fields ?? {}}
      problem={actionData && [actionData.title, actionData.text].filter(Boolean).join('. ')}
    >
      <Outlet />
    </ImportPage>
  )
}
