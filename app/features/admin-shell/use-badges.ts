import { useRouteLoaderData } from 'react-router'
import type { Badges } from './read-badges.server.ts'

/** How much waits for the staff, as the admin area's own route has read it; null where it could not. */
export function useBadges(): Badges | null {
  const data = useRouteLoaderData<{ staff: { badges: Badges | null } | null }>('routes/admin')
  return data?.staff?.badges ?? null
}
