import { withDatabase } from '#app/database.server.ts'
import { loads, readAuditLogQuery, title } from '#app/staff/activity/audit-log.ts'
import { AuditLogPage } from '#app/staff/activity/audit-log-page.tsx'
import { readAuditLogPage } from '#app/staff/activity/read-audit-log.server.ts'
import type { Route } from './+types/admin-activity.ts'

export const handle = { title, loads }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readAuditLogQuery(url.searchParams)
  const page = await withDatabase(context, (db) => readAuditLogPage(db, query))
  return { query, page }
}

export default function AdminActivity({ loaderData: { query, page } }: Route.ComponentProps) {
  return <AuditLogPage query={query} page={page} />
}
