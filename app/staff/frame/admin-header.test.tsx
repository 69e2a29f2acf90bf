import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { SiteProvider } from '#app/ui/site.tsx'
import { fallbackSite } from '#app/visitors/shell/fallback-site.ts'
import { AdminHeader, showOpenTab } from './admin-header.tsx'
import { adminTabs } from './admin-tabs.ts'
import type { Badges } from './read-badges.server.ts'

type Options = { role?: 'admin' | 'moderator'; badges?: Badges }

/** Return the links in the row and in the menu "More", and the menu's button. */
function readTabs(path: string, { role = 'admin', badges }: Options = {}) {
  const element = (
    <SiteProvider value={fallbackSite}>
      <AdminHeader role={role} badges={badges ?? null} />
    </SiteProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const page = renderToStaticMarkup(<RouterProvider router={router} />)
  const [row = '', menu = ''] = page.split('<details')
  const list = (part: string) => part.match(/<a [^>]*href="\/admin.*?<\/a>/g) ?? []
  const button = /<summary[^>]*>(.*?)<\/summary>/.exec(menu)?.[1] ?? ''
  return { row: list(row), menu: list(menu), button }
}

const findPath = (tab: string) => /href="([^"]*)"/.exec(tab)?.[1]
const moved = adminTabs.filter(({ isInMore }) => isInMore).map(({ path }) => path)

it('marks the open tab, also on pages below it', () => {
  const below = adminTabs.map(({ path }) => {
    return [path === '/admin' ? '/admin/centers/new' : `${path}/below`, path] as const
  })
  for (const [path, open] of [...adminTabs.map(({ path }) => [path, path] as const), ...below]) {
    const current = readTabs(path).row.filter((tab) => tab.includes('aria-current="page"'))
    expect(current).toHaveLength(1)
    expect(current[0]).toContain(`href="${open}"`)
  }
})

it('renders every tab of the table for administrators, and some for moderators', () => {
  expect(readTabs('/admin').row.map(findPath)).toEqual(adminTabs.map(({ path }) => path))
  const { row, menu } = readTabs('/admin/reviews', { role: 'moderator' })
  expect(row.map(findPath)).toEqual(['/admin/reviews', '/admin/messages'])
  expect(menu).toEqual([])
})

it('has the tabs of the specification first and in its order, and Today first of ours', () => {
  expect(adminTabs.slice(0, 6).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Bulk Import',
    'Manage Reviews',
    'User Management',
    'Analytics',
    'Today',
  ])
})

it('repeats the last tabs in the menu, but for the open one, with what waits in it', () => {
  const badges = {
    pendingReviews: 3,
    openReports: 0,
    openMessages: 4,
    problemReports: 2,
    dueCalls: 1200,
  }
  const { row, menu, button } = readTabs('/admin', { badges })
  expect(menu.map(findPath)).toEqual(moved)
  expect(button).toContain('4<span class="sr-only"> open</span>')
  expect(row.find((tab) => tab.includes('/admin/today'))).toContain(
    '1,200<span class="sr-only"> calls due</span>',
  )
  const open = readTabs('/admin/messages', { badges })
  expect(open.menu.map(findPath)).toEqual(moved.filter((path) => path !== '/admin/messages'))
  expect(open.button).toBe('More')
})

it.each([
  ['beyond the right end', 500, 600, 355],
  ['cut at the right end', 350, 450, 205],
  ['cut at the left end', -20, 80, -165],
  ['in view', 100, 200, 0],
])('scrolls a tab into view that is %s', (_where, left, right, scrolled) => {
  const box = (from: number, to: number) => ({ left: from, right: to }) as DOMRect
  const row = {
    scrollLeft: 0,
    getBoundingClientRect: () => box(0, 390),
    querySelector: () => ({ getBoundingClientRect: () => box(left, right) }),
  }
  showOpenTab(row)
  expect(row.scrollLeft).toBe(scrolled)
})
