import * as z from 'zod'
import { importsContext } from '#app/context.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import {
  type FormErrors,
  readForm,
  readIntent,
  rejectForeignForm,
  rejectForm,
  sendForm,
} from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { isNothing, readSelection } from '#app/staff/centers/selection.ts'
import { readTableQuery, tablePath } from '#app/staff/centers/table-query.ts'
import type { Route } from './+types/bulk-edit.route.ts'
import { readChange, readChosenField } from './bulk-change.ts'
import { BulkEditPage } from './bulk-edit-page.tsx'
import { finishIfSmall } from './finish-if-small.server.ts'
import {
  bulkEditsPath,
  bulkEditTitle,
  bulkErrors,
  nowChanging,
  nowMatching,
  outdatedPreview,
} from './messages.ts'
import type { Attempt } from './plan-bulk-edit.server.ts'
import { readBulkOverview } from './read-preview.server.ts'
import { listBulkEdits } from './recent-edits.server.ts'
import { startBulkEdit } from './start-bulk-edit.server.ts'

export const handle = { title: bulkEditTitle, loads: 'the centers' }

/** The centers are in the URL, `?id=` or `?all=` with the table's query, and so is the change. */
function readAsked(params: URLSearchParams) {
  return {
    query: readTableQuery(params),
    selection: readSelection(params),
    field: readChosenField(params),
    change: readChange(params),
    keepsVerified: params.get('keep') === 'verified',
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readAsked(url.searchParams)
  if (isNothing(asked.selection)) {
    throw redirectWithFlash(context, tablePath(asked.query), 'centers-not-chosen')
  }
  const overview = await readBulkOverview(
    (work) => withDatabase(context, work),
    asked.query,
    asked.selection,
    asked,
  )
  return { ...asked, overview }
}

const runInput = z.object({ seen: z.string() })

export async function action({ request, url, context }: Route.ActionArgs) {
  const { change, ...asked } = readAsked(url.searchParams)
  const form = await readForm(request)
  const { seen } = readIntent(runInput, form)
  if (!change) return rejectForeignForm()
  const attempt: Attempt<FormErrors> = (work) =>
    tryForm(context, () => bulkErrors.unavailable, work)
  const started = await startBulkEdit(attempt, { ...asked, change }, seen)
  if (started.ok) {
    context.get(importsContext).wake()
    const done = await finishIfSmall(attempt, started.value)
    if (!done.ok) return rejectForm(form, done.errors)
    const { id, count } = started.value
    if (!done.value) return redirectWithFlash(context, bulkEditsPath, 'bulk-started', { count })
    const edit = (await withDatabase(context, listBulkEdits)).find((recent) => recent.id === id)
    return redirectWithFlash(context, bulkEditsPath, 'bulk-edited', { count: edit?.changed ?? 0 })
  }
  const why = started.errors
  if ('matches' in why) return rejectForm(form, outdatedPreview(nowMatching(why.matches)))
  if ('changing' in why) return rejectForm(form, outdatedPreview(nowChanging(why.changing)))
  return rejectForm(form, why)
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, bulkErrors)

export default function AdminBulkEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkEditPage {...loaderData} rejected={actionData} />
}
