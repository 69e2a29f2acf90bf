import { data } from 'react-router'
import { withDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { readProgress } from '#app/features/import/job/read-imports.server.ts'
import { isImportId } from '#app/features/import/screen/shown-rows.ts'
import type { Route } from './+types/admin-import-progress.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

const headers = { 'Cache-Control': 'private, no-store' }

/** How far an import is, for its page, which asks each second. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const progress = isImportId(id) ? await withDatabase(context, (tx) => readProgress(tx, id)) : null
  if (!progress) throw data(null, { status: 404, headers })
  return data({ progress }, { headers })
}
