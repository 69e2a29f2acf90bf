import type { Badges } from './read-badges.server.ts'

export const adminTitle = 'Admin Dashboard'

export type AdminTab = {
  path: string
  /** The folders of the pages below it; its own path unless given. */
  below?: readonly string[]
  /** The tab's text, and the title of its pages unless their `handle` has another. */
  label: string
  /** Moderators see it, too. Their rights are those of its routes. */
  isForModerators?: boolean
  /** The open work on the tab: "3 pending". */
  count?: { of: keyof Badges; unit: string }
  /** Below 1472 px it is in the menu "More" unless it is open: the row has no room for all. */
  isInMore?: boolean
}

/** The tabs of the admin area: the specification's five in its order, then ours. */
export const adminTabs: readonly AdminTab[] = [
  { path: '/admin', below: ['/admin/centers'], label: 'Dashboard' },
  { path: '/admin/import', below: ['/admin/import', '/admin/sources'], label: 'Bulk Import' },
  {
    path: '/admin/reviews',
    label: 'Manage Reviews',
    isForModerators: true,
    count: { of: 'pendingReviews', unit: 'pending' },
  },
  { path: '/admin/users', label: 'User Management' },
  { path: '/admin/analytics', label: 'Analytics' },
  { path: '/admin/today', label: 'Today', count: { of: 'dueCalls', unit: 'calls due' } },
  { path: '/admin/calls', label: 'Calls', count: { of: 'problemReports', unit: 'reported' } },
  {
    path: '/admin/messages',
    label: 'Messages',
    isForModerators: true,
    count: { of: 'openMessages', unit: 'open' },
    isInMore: true,
  },
  { path: '/admin/activity', label: 'Activity', isInMore: true },
  { path: '/admin/duplicates', label: 'Duplicates', isInMore: true },
]

/** Find the tab of a page: its own, or that of a page above it. */
export function findAdminTab(pathname: string): AdminTab | undefined {
  return adminTabs.find(
    ({ path, below = [path] }) =>
      pathname === path || below.some((folder) => pathname.startsWith(`${folder}/`)),
  )
}
