import { data } from 'react-router'
import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { textFields } from '#app/staff/centers/center-form.ts'
import { centerDeleted } from '#app/staff/centers/messages.ts'
import type { Route } from './+types/center-history.route.ts'
import { HistoryPage } from './history-page.tsx'
import { changedSince, historyErrors, historyPath, historyTitle } from './messages.ts'
import { putBackField } from './put-back.server.ts'
import { readCenterHistory } from './read-center-history.server.ts'

export const handle = { title: historyTitle, loads: 'the history' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const history = await withDatabase(context, (db) => readCenterHistory(db, params.id))
  if (!history) throw data(centerDeleted, { status: 404 })
  return history
}

const putBackInput = z.object({
  target: z.enum(textFields),
  to: z.string(),
  seen: z.string(),
  intent: z.literal('confirmed').optional(),
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { target, to, seen, intent } = readIntent(putBackInput, form)
  const done = await tryForm(
    context,
    () => historyErrors.unavailable,
    (db) =>
      putBackField(db, params.id, { field: target, to, seen, isConfirmed: intent !== undefined }),
  )
  if (!done.ok) {
    return rejectForm(form, 'now' in done.errors ? changedSince(done.errors.now) : done.errors)
  }
  const code = done.value ? 'field-put-back' : 'field-not-put-back'
  return redirectWithFlash(context, historyPath(params.id), code)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, historyErrors)

export default function AdminCenterHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage history={loaderData} rejected={actionData} />
}
