import { useRouteLoaderData } from 'react-router'
import type { Badges } from './read-badges.server.ts'

/** Return the counts that the admin route loaded; null if loading failed. */
export function useBadges(): Badges | null {
  const data = useRouteLoaderData<{ staff: { badges: Badges | null } | null }>(
    'staff/frame/admin.route',
  )
  return data?.staff?.badges ?? null
}
