import { data, redirect } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import {
  doDeed,
  findDeed,
  nameDone,
  nameUndone,
} from '#app/features/admin-centers/answer-deed.server.ts'
import { readTableQuery, tablePath } from '#app/features/admin-centers/table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { Route } from './+types/admin-center-deed.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** There is nothing to see: only a form does it. */
export function loader() {
  throw redirect('/admin')
}

/** Pins, unpins, opens, closes or verifies one center, and leads back to the table as it was. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const deed = findDeed(form.get('deed'))
  if (!deed || deed === 'delete') throw data('This form is not one of ours.', { status: 400 })
  const outcome = await tryDatabase(context, (tx) => doDeed(tx, deed, [params.id]))
  const isDone = outcome.ok && outcome.value.ok
  const code = isDone ? nameDone(deed) : nameUndone(deed, outcome)
  const table = tablePath(readTableQuery(new URL(request.url).searchParams))
  return redirectWithFlash(context, table, code)
}
