import { withDatabase } from '#app/database.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { sendCsv } from '#app/lib/serialize-csv.ts'
import type { Route } from './+types/centers-export.route.ts'
import { exportCenters } from './list-centers.server.ts'
import { readTableQuery } from './table-query.ts'

/** Download the selected centers (`?id=`), or all that match the table's query. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const query = readTableQuery(searchParams)
  const ids = searchParams.getAll('id')
  const csv = await withDatabase(context, (db) => exportCenters(db, query, ids))
  return sendCsv(`treatment-centers-${formatIsoDate(new Date())}.csv`, csv)
}
