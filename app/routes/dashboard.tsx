import { data } from 'react-router'
import { sessionContext } from '#app/context.ts'
import { tryAsMember } from '#app/database.server.ts'
import { requireMember } from '#app/features/auth/require-member.server.ts'
import { DashboardFailed, DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { messages } from '#app/features/dashboard/messages.ts'
import { readDashboard } from '#app/features/dashboard/read-dashboard.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/dashboard.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await tryAsMember(context, readDashboard)
  const dashboard = loaded.ok ? loaded.value : null
  const session = context.get(sessionContext)
  return data(
    {
      email: session?.user.email ?? null,
      isStaff: session !== null && session.role !== 'user',
      dashboard,
    },
    { status: dashboard ? 200 : 503 },
  )
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { dashboard, email, isStaff } = loaderData
  const { title, description } = useTexts(messages)
  return (
    <>
      <PageMeta {...{ title, description }} path="/dashboard" noIndex />
      {dashboard ? <DashboardPage {...{ dashboard, email, isStaff }} /> : <DashboardFailed />}
    </>
  )
}
