import { withDatabase } from '#app/database.server.ts'
import type { Route } from './+types/activity.route.ts'
import { loads, readAuditLogQuery } from './audit-log.ts'
import { AuditLogPage } from './audit-log-page.tsx'
import { readAuditLogPage } from './read-audit-log.server.ts'

export const handle = { loads }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readAuditLogQuery(url.searchParams)
  const page = await withDatabase(context, (db) => readAuditLogPage(db, query))
  return { query, page }
}

export default function AdminActivity({ loaderData: { query, page } }: Route.ComponentProps) {
  return <AuditLogPage query={query} page={page} />
}
