import { data } from 'react-router'
import { sessionContext, siteContext } from '#app/context.ts'
import { tryAsMember } from '#app/database.server.ts'
import { DashboardFailed, DashboardPage } from '#app/features/accounts/dashboard/dashboard-page.tsx'
import { messages } from '#app/features/accounts/dashboard/messages.ts'
import { readDashboard } from '#app/features/accounts/dashboard/read-dashboard.server.ts'
import { admitUnread, requireMember } from '#app/features/accounts/session/require-member.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/dashboard.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [admitUnread, requireMember]

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await tryAsMember(context, readDashboard)
  const dashboard = loaded.ok ? loaded.value : null
  const session = context.get(sessionContext)
  return data(
    {
      site: context.get(siteContext),
      email: session?.user.email ?? null,
      isStaff: session !== null && session.role !== 'user',
      dashboard,
    },
    { status: dashboard ? 200 : 503 },
  )
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const language = readLanguage(location.pathname)
  const { title, description } = messages[language]
  return describePage({
    site: loaderData.site,
    language,
    title,
    description,
    path: '/dashboard',
    noIndex: true,
  })
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { dashboard, email, isStaff } = loaderData
  if (!dashboard) return <DashboardFailed />
  return <DashboardPage dashboard={dashboard} email={email} isStaff={isStaff} />
}
