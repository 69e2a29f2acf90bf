import { useRouteLoaderData } from 'react-router'
import type { Badges } from './read-badges.server.ts'

/** Who uses the admin area, and what waits there. */
export type Staff = {
  /** Null if the database could not be reached; no tabs are shown then. */
  role: 'moderator' | 'admin' | null
  /** Null if the database could not be reached. */
  badges: Badges | null
}

/** Return what the admin route loaded; null outside of the admin area, and on its sign-in form. */
export function useStaff(): Staff | null {
  const loaded = useRouteLoaderData<{ staff: Staff | null }>('staff/frame/admin.route')
  return loaded?.staff ?? null
}
