import { data, redirect } from 'react-router'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/center-restore.route.ts'
import { getFailureFlash } from './intents.ts'
import { deletedCentersPath } from './messages.ts'
import { restoreCenters } from './restore-centers.server.ts'
import { readTableQuery, tablePath } from './table-query.ts'

/** There is no page to show; only a form restores centers. */
export function loader() {
  throw redirect('/admin')
}

/**
 * Restore deleted centers. Returns to the table for the toast's Undo, or to the list of deleted
 * centers.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const isFromDeleted = url.searchParams.get('from') === 'deleted'
  const back = isFromDeleted ? deletedCentersPath : tablePath(readTableQuery(url.searchParams))
  const ids = (await readForm(request)).getAll('id').map(String)
  if (ids.length === 0) throw data('This form is not one of ours.', { status: 400 })
  const restored = await tryForm(
    context,
    ({ failure }) => failure,
    (db) => restoreCenters(db, ids),
  )
  if (restored.ok) {
    const { count, unpinned } = restored.value
    const code = count === 1 ? 'center-restored' : 'centers-restored'
    return unpinned > 0
      ? redirectWithFlash(context, back, `${code}-unpinned`, { count })
      : redirectWithFlash(context, back, code, { count: count > 1 ? count : undefined })
  }
  const why = restored.errors
  if (typeof why === 'object') return redirect(`${deletedCentersPath}?blocked=${why.blocked}`, 303)
  const code = why === 'gone' ? 'restore-gone' : getFailureFlash('open', why)
  return redirectWithFlash(context, back, code)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss('Failed to restore treatment center'))
