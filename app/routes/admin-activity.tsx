import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { loadFailed, readAuditLogQuery, title } from '#app/features/audit-log/audit-log.ts'
import { AuditLogPage } from '#app/features/audit-log/audit-log-page.tsx'
import { readAuditLogPage } from '#app/features/audit-log/read-audit-log.server.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/admin-activity.ts'

export const handle = { title }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readAuditLogQuery(url.searchParams)
  const page = await tryDatabase(context, (db) => readAuditLogPage(db, query))
  return data({ query, page }, { status: page.ok ? 200 : 503 })
}

export default function AdminActivity({ loaderData: { query, page } }: Route.ComponentProps) {
  if (!page.ok) return <LoadFailed title={loadFailed + page.message} />
  return <AuditLogPage query={query} page={page.value} />
}
