import { data, redirect } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import {
  explainUndone,
  getFlash,
  perform,
  readIntent,
} from '#app/features/admin-centers/intents.server.ts'
import { readTableQuery, tablePath } from '#app/features/admin-centers/table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { Route } from './+types/admin-center-change.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** There is nothing to see: only a form does it. */
export function loader() {
  throw redirect('/admin')
}

/** Pins, unpins, opens, closes or verifies one center, and leads back to the table as it was. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = readIntent(form.get('intent'))
  if (!intent || intent === 'delete') throw data('This form is not one of ours.', { status: 400 })
  const outcome = await tryDatabase(context, (tx) => perform(tx, intent, [params.id]))
  const isDone = outcome.ok && outcome.value.ok
  const code = isDone ? getFlash(intent) : explainUndone(intent, outcome)
  const table = tablePath(readTableQuery(new URL(request.url).searchParams))
  return redirectWithFlash(context, table, code)
}
