import { data, redirect } from 'react-router'
import { importDeskContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { askUndo } from '#app/features/import/change-imports.server.ts'
import { readImport } from '#app/features/import/read-imports.server.ts'
import { screenTexts } from '#app/features/import/screen-texts.ts'
import { isImportId, pathOfImport } from '#app/features/import/shown-rows.ts'
import { UndoDialog } from '#app/features/import/undo-dialog.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/admin-import-undo.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const record = isImportId(id) ? await withDatabase(context, (tx) => readImport(tx, id)) : null
  if (!record) throw data(screenTexts.notThere, { status: 404 })
  const { inserted = 0, merged = 0, filled = 0 } = record.counts ?? {}
  return data({ id: record.id, added: inserted, changed: merged + filled })
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  if (!isImportId(id)) throw data(null, { status: 404 })
  if (!(await withDatabase(context, (tx) => askUndo(tx, id)))) {
    throw data(screenTexts.refused, { status: 409 })
  }
  context.get(importDeskContext).wake()
  return redirect(pathOfImport(id), 303)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function AdminImportUndo({ loaderData }: Route.ComponentProps) {
  const { id, added, changed } = loaderData
  return <UndoDialog added={added} changed={changed} closeTo={pathOfImport(id)} />
}
