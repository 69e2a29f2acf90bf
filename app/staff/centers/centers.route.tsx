import { Outlet, redirect } from 'react-router'
import { operationsContext, siteContext, viewerContext } from '#app/context.ts'
import { tryToLoad } from '#app/database.server.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { readFirstEvening } from '#app/staff/first-evening/read-first-evening.server.ts'
import { adminTitle } from '#app/staff/frame/admin-tabs.ts'
import type { Route } from './+types/centers.route.ts'
import { CentersPage } from './centers-page.tsx'
import { readStats } from './read-stats.server.ts'
import { readTable } from './read-table.server.ts'
import { readTableQuery } from './table-query.ts'

export const handle = { title: adminTitle }

export const shouldRevalidate = shouldReadList

/**
 * The Dashboard tab, for admins only. Returns null for a plain member: the layout shows them the
 * staff sign-in form.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'member' && viewer.role === 'user') return null
  if (viewer.kind === 'member' && viewer.role === 'moderator') throw redirect('/admin/reviews')
  const query = readTableQuery(url.searchParams)
  const lastBackup = await context.get(operationsContext).readLastBackup()
  const site = context.get(siteContext)
  return tryToLoad(context, async (db) => ({
    query,
    lastBackup,
    firstEvening: await readFirstEvening(db, site),
    stats: await readStats(db),
    ...(await readTable(db, query)),
  }))
}

export default function AdminCenters({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  return (
    <CentersPage dashboard={loaderData}>
      <Outlet />
    </CentersPage>
  )
}
