import {
  data,
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router'
import { viewerContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { explainLoadFailure, isDatabaseFailure } from '#app/lib/failure.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { AuthPage } from '#app/members/auth/auth-page.tsx'
import { requireStaff } from '#app/members/auth/require-staff.server.ts'
import { loadingCenters } from '#app/staff/centers/messages.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Route } from './+types/admin.route.ts'
import { adminTitle, findAdminTab } from './admin-tabs.ts'
import { readBadges } from './read-badges.server.ts'
import type { Staff } from './use-staff.ts'

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** The tab counts must match the list below, which also reloads after a conflict. */
export const shouldRevalidate = readAgainAfterConflict

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'unknown') {
    return data({ staff: { role: null, badges: null } }, { status: 503 })
  }
  // The guard lets plain members through to this page, which shows the staff sign-in form.
  if (viewer.kind === 'anonymous' || viewer.role === 'user') {
    return data({ staff: null }, { status: 403 })
  }
  const badges = await tryDatabase(context, readBadges)
  const staff: Staff = { role: viewer.role, badges: badges.ok ? badges.value : null }
  return data({ staff }, { status: badges.ok ? 200 : 503 })
}

export default function Admin({ loaderData: { staff } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const matches = useMatches()
  const { state, location } = useNavigation()
  const { title } = useOpenPage()
  if (!staff) {
    return (
      <AuthPage place={{ mode: 'admin', redirectTo: '/admin' }} rejected={undefined} isMember />
    )
  }
  const isToDashboard =
    state === 'loading' &&
    location.pathname === '/admin' &&
    !matches.some(({ id }) => id === 'staff/centers/centers.route')
  return (
    <div className="staff">
      <PageMeta title={title} description={title} path={pathname} noIndex />
      {isToDashboard ? (
        <div className="grid min-h-100 place-items-center">
          <Spinner label={loadingCenters} />
        </div>
      ) : (
        <Outlet />
      )}
    </div>
  )
}

/** A tab that the database did not give: its message in the frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const { title, loads } = useOpenPage()
  const failure = isRouteErrorResponse(error) && isDatabaseFailure(error.data) ? error.data : null
  if (!loaderData?.staff || !loads || !failure) throw error
  return (
    <div className="staff">
      <PageMeta title={title} description={title} path={pathname} noIndex />
      <LoadFailed title={explainLoadFailure(loads, failure)} />
    </div>
  )
}

type Handle = { title?: string | ((pathname: string) => string); loads?: string }

/** The open page, by its `handle` and its tab: its title and what it loads, as in "Error loading users: …". */
function useOpenPage(): { title: string; loads: string | undefined } {
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined)
  const { title, loads } = handles.findLast((handle) => handle) ?? {}
  const named = typeof title === 'function' ? title(pathname) : title
  return { title: named ?? findAdminTab(pathname)?.label ?? adminTitle, loads }
}
