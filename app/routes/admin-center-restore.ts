import { data, redirect } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { restoreCenters } from '#app/features/admin-centers/deleted-centers.server.ts'
import { explainUndone, getFailureFlash } from '#app/features/admin-centers/intents.server.ts'
import { readTableQuery, tablePath } from '#app/features/admin-centers/table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { Route } from './+types/admin-center-restore.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** There is nothing to see: only a form does it. */
export function loader() {
  throw redirect('/admin')
}

/** Puts deleted centers back: from the toast's Undo to the table as it was, and from the list of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url)
  const trash = '/admin/centers/deleted'
  const back =
    searchParams.get('from') === 'deleted' ? trash : tablePath(readTableQuery(searchParams))
  const ids = (await request.formData()).getAll('id').map(String)
  if (ids.length === 0) throw data('This form is not one of ours.', { status: 400 })
  const restored = await tryDatabase(context, (tx) => restoreCenters(tx, ids))
  if (!restored.ok) return redirectWithFlash(context, back, explainUndone('open', restored))
  if (restored.value.ok) {
    const { count } = restored.value
    return count === 1
      ? redirectWithFlash(context, back, 'center-restored')
      : redirectWithFlash(context, back, 'centers-restored', { count })
  }
  const { reason } = restored.value
  if (reason === 'place-taken') {
    return redirect(`${trash}?blocked=${restored.value.id}`, 303)
  }
  const code = reason === 'gone' ? 'restore-gone' : getFailureFlash('open', reason)
  return redirectWithFlash(context, back, code)
}
