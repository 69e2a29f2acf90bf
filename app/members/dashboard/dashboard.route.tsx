import { data, isRouteErrorResponse } from 'react-router'
import { sessionContext } from '#app/context.ts'
import { getMemberId, withDatabase } from '#app/database.server.ts'
import { requireMember } from '#app/members/auth/require-member.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/dashboard.route.ts'
import { DashboardFailed, DashboardPage } from './dashboard-page.tsx'
import { dashboardMessages } from './messages.ts'
import { readDashboard } from './read-dashboard.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export async function loader({ context }: Route.LoaderArgs) {
  const userId = getMemberId(context)
  const dashboard = await withDatabase(context, (db) => readDashboard(db, userId))
  // The profile was deleted a moment ago.
  if (!dashboard) throw data(null, { status: 503 })
  const session = context.get(sessionContext)
  return {
    dashboard,
    email: session?.user.email ?? null,
    isStaff: session !== null && session.role !== 'user',
  }
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { dashboard, email, isStaff } = loaderData
  const { title, description } = useTexts(dashboardMessages)
  return (
    <>
      <PageMeta title={title} description={description} path="/dashboard" noIndex />
      <DashboardPage dashboard={dashboard} email={email} isStaff={isStaff} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, description } = useTexts(dashboardMessages)
  if (!isRouteErrorResponse(error) || error.status < 500) throw error
  return (
    <>
      <PageMeta title={title} description={description} path="/dashboard" noIndex />
      <DashboardFailed />
    </>
  )
}
