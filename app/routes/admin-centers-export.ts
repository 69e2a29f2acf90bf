import { withDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { exportCenters } from '#app/features/admin-centers/read-export.server.ts'
import { readTableQuery } from '#app/features/admin-centers/table-query.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Route } from './+types/admin-centers-export.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** The ticked centers (`?id=`) or all that the table's query asks for, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams)
  const csv = await withDatabase(context, (tx) =>
    exportCenters(tx, query, searchParams.getAll('id')),
  )
  const name = `treatment-centers-${formatIsoDate(new Date())}.csv`
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
