import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { adminTabs, findAdminTab } from './admin-tabs.ts'
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
  const open = findAdminTab(pathname)
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
          {adminTabs
            .filter(({ isForModerators }) => role === 'admin' || isForModerators)
            .map(({ path, label, count }) => {
              const waiting = badges && count ? badges[count.of] : 0
              return (
                <Link
                  key={path}
                  to={path}
                  aria-current={path === open?.path ? 'page' : undefined}
                  className="inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent px-0.5 text-[1rem] font-medium whitespace-nowrap text-ink-soft no-underline hover:border-line-strong hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-link"
                >
                  {label}
                  {waiting > 0 && (
                    <span className="inline-grid h-6.5 min-w-6.5 place-items-center rounded-full bg-trusted px-[0.4rem] text-xs leading-none font-bold text-on-trusted tabular-nums">
                      {waiting}
                      <span className="sr-only"> {count?.unit}</span>
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
