import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { type AdminTab, adminTabs, adminTitle, findAdminTab } from './admin-tabs.ts'
import type { Badges } from './read-badges.server.ts'
import type { Staff } from './use-staff.ts'

/** The one row above every page of the admin area: its title, the tabs and Logout. */
export function AdminHeader({ role, badges }: Staff) {
  const site = useSite()
  return (
    <header className="staff-bar no-print">
      <div>
        <a href="/" aria-label={`${site.name}, home`} className="staff-home">
          <img src="/favicon.svg" alt="" width={28} height={28} />
        </a>
        <h1>{adminTitle}</h1>
        {role && <Tabs role={role} badges={badges} />}
        <form method="post" action="/auth/sign-out">
          <button type="submit" className="staff-tab is-out">
            Logout
          </button>
        </form>
      </div>
    </header>
  )
}

/**
 * The tabs in a row that scrolls, and after it the menu with those that a narrow window has no room
 * for. A moderator's two always fit.
 */
function Tabs({ role, badges }: { role: 'moderator' | 'admin'; badges: Badges | null }) {
  const { key, pathname } = useLocation()
  const row = useOpenTabInView(pathname)
  const open = findAdminTab(pathname)
  const tabs = adminTabs.filter(({ isForModerators }) => role === 'admin' || isForModerators)
  const isMoved = (tab: AdminTab) => role === 'admin' && tab.isInMore && tab !== open
  const moved = tabs.filter(isMoved)
  const waiting = moved.reduce((sum, tab) => sum + readCount(tab, badges), 0)
  return (
    <nav aria-label="Admin">
      <div ref={row} className="tabs">
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            to={tab.path}
            aria-current={tab === open ? 'page' : undefined}
            className={isMoved(tab) ? 'staff-tab is-moved' : 'staff-tab'}
          >
            {tab.label}
            <Count value={readCount(tab, badges)} unit={tab.count?.unit} />
          </Link>
        ))}
      </div>
      {moved.length > 0 && (
        // A new key closes the menu after each navigation.
        <details key={key} className="more-tabs">
          <summary className="staff-tab">
            More
            <Count value={waiting} unit="open" />
          </summary>
          <ul>
            {moved.map((tab) => (
              <li key={tab.path}>
                <Link to={tab.path} className="more-tab">
                  {tab.label}
                  <Count value={readCount(tab, badges)} unit={tab.count?.unit} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

function readCount({ count }: AdminTab, badges: Badges | null): number {
  return badges && count ? badges[count.of] : 0
}

function Count({ value, unit }: { value: number; unit: string | undefined }) {
  if (value === 0) return null
  return (
    <span className="tab-count">
      {value.toLocaleString('en-US')}
      <span className="sr-only"> {unit}</span>
    </span>
  )
}

/**
 * Scroll the row of tabs to the open tab when the path changes, because the row is wider than a
 * phone. The page itself doesn't scroll.
 */
function useOpenTabInView(pathname: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
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
