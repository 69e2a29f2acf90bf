import { data, Outlet } from 'react-router'
import '#app/features/admin/admin.css'
import { siteContext, viewerContext } from '#app/context.ts'
import { AdminFrame } from '#app/features/admin/admin-frame.tsx'
import { readBadges } from '#app/features/admin/read-badges.server.ts'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { requireStaff } from '#app/features/auth/require-staff.server.ts'
import { LoadingCenters } from '#app/features/manage-centers/loading-centers.tsx'
import { describePage } from '#app/lib/page-meta.ts'
import { tryDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/admin.ts'

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const viewer = context.get(viewerContext)
  // The guard lets members who are no staff come as far as this: to the form.
  if (viewer.kind === 'anonymous' || viewer.role === 'user') {
    return data({ site, staff: null }, { status: 403 })
  }
  const badges = await tryDatabase(context, readBadges)
  const staff = { role: viewer.role, badges: badges.ok ? badges.value : null }
  return data({ site, staff }, { status: badges.ok ? 200 : 503 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    site: loaderData.site,
    title: 'Admin Dashboard',
    description: 'For the staff of this directory.',
    path: '/admin',
    noIndex: true,
  })
}

export default function Admin({ loaderData: { staff } }: Route.ComponentProps) {
  if (!staff) {
    return <AuthPage place={{ mode: 'admin', redirectTo: '/admin' }} refusal={undefined} isMember />
  }
  return (
    <AdminFrame {...staff}>
      <LoadingCenters>
        <Outlet />
      </LoadingCenters>
    </AdminFrame>
  )
}
