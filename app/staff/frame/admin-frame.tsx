import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Badges } from './read-badges.server.ts'

export const adminTitle = 'Admin Dashboard'

type AdminFrameProps = {
  /** Null if the database could not be reached; no tabs are shown then. */
  role: 'moderator' | 'admin' | null
  /** Null if the database could not be reached. */
  badges: Badges | null
  children: ReactNode
}

/** The admin area's header and tabs, around the open page. */
export function AdminFrame({ role, badges, children }: AdminFrameProps) {
  const { pathname } = useLocation()
  const row = useOpenTabInView(pathname)
  return (
    <div className="wrap pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-5">
        <div>
          <h1 className="text-[clamp(1.75rem,1.5rem+1.2vw,2.375rem)]">{adminTitle}</h1>
          <p className="mt-0.5 text-ink-soft">Manage addiction treatment centers directory</p>
        </div>
        <form method="post" action="/auth/sign-out">
          <Button type="submit" variant="line" size="sm">
            <Icon name="log-out" />
            Logout
          </Button>
        </form>
      </div>
      {role && (
        // `relative` keeps the absolutely positioned screen-reader text inside, or it would widen
        // the page.
        <nav
          ref={row}
          aria-label="Admin"
          className="tabs relative -mx-gutter flex gap-5 overflow-x-auto border-b px-gutter [scrollbar-width:thin]"
        >
          {tabs
            .filter((tab) => role === 'admin' || tab.isForModerators)
            .map(({ path, label, count }) => {
              const isCurrent =
                pathname === path ||
                pathname.startsWith(`${path}/${path === '/admin' ? 'centers' : ''}`)
              const waiting = badges && count ? count(badges) : null
              return (
                <Link
                  key={path}
                  to={path}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent px-0.5 text-[1rem] font-medium whitespace-nowrap text-ink-soft no-underline hover:border-line-strong hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-link"
                >
                  {label}
                  {waiting !== null && waiting.number > 0 && (
                    <span className="inline-grid h-6.5 min-w-6.5 place-items-center rounded-full bg-trusted px-[0.4rem] text-xs leading-none font-bold text-on-trusted tabular-nums">
                      {waiting.number}
                      <span className="sr-only"> {waiting.unit}</span>
                    </span>
                  )}
                </Link>
              )
            })}
        </nav>
      )}
      {children}
    </div>
  )
}

type Tab = {
  path: string
  label: string
  isForModerators?: boolean
  count?: (badges: Badges) => { number: number; unit: string }
}

/** The specification's five tabs in its order, then ours. */
const tabs: readonly Tab[] = [
  { path: '/admin', label: 'Dashboard' },
  { path: '/admin/import', label: 'Bulk Import' },
  {
    path: '/admin/reviews',
    label: 'Manage Reviews',
    isForModerators: true,
    count: ({ pendingReviews }) => ({ number: pendingReviews, unit: 'pending' }),
  },
  { path: '/admin/users', label: 'User Management' },
  { path: '/admin/analytics', label: 'Analytics' },
  { path: '/admin/today', label: 'Today' },
  {
    path: '/admin/calls',
    label: 'Calls',
    count: ({ problemReports }) => ({ number: problemReports, unit: 'reported' }),
  },
  { path: '/admin/sources', label: 'Sources' },
  { path: '/admin/duplicates', label: 'Duplicates' },
  {
    path: '/admin/messages',
    label: 'Messages',
    isForModerators: true,
    count: ({ openMessages }) => ({ number: openMessages, unit: 'open' }),
  },
  { path: '/admin/activity', label: 'Activity' },
]

/**
 * Scroll the row of tabs to the open tab when the path changes, because the row is wider than a
 * phone. The page itself doesn't scroll.
 */
function useOpenTabInView(pathname: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which tab is open.
  useLayoutEffect(() => {
    if (row.current) showOpenTab(row.current)
  }, [pathname])
  return row
}

type Box = Pick<Element, 'getBoundingClientRect'>
type Row = Box & { scrollLeft: number; querySelector(selector: string): Box | null }

/** Center the open tab in its row, unless it is already fully visible. */
export function showOpenTab(row: Row): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!tab) return
  const view = row.getBoundingClientRect()
  if (tab.left >= view.left && tab.right <= view.right) return
  row.scrollLeft += (tab.left + tab.right - view.left - view.right) / 2
}
