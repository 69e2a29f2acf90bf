import { Outlet } from 'react-router'
import { tryToLoad } from '#app/database.server.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/centers-deleted.route.ts'
import { DeletedPage } from './deleted-page.tsx'
import { deletedCentersTitle, loadFailed } from './messages.ts'
import { findHolder, listDeleted } from './restore-centers.server.ts'
import { readTableQuery } from './table-query.ts'

export const handle = { title: deletedCentersTitle }

export const shouldRevalidate = shouldReadList

/**
 * List centers deleted in the last 30 days. `?blocked=` names one whose place ID another center
 * has.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  return tryToLoad(context, async (db) => ({
    ...(await listDeleted(db, readTableQuery(searchParams).page)),
    blocked: await findHolder(db, searchParams.get('blocked') ?? ''),
  }))
}

export default function AdminCentersDeleted({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <LoadFailed title={loadFailed(loaderData.errors)}>
        <Outlet />
      </LoadFailed>
    )
  }
  return (
    <DeletedPage trash={loaderData.value}>
      <Outlet />
    </DeletedPage>
  )
}
