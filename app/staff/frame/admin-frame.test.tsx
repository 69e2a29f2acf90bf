import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AdminFrame, showOpenTab } from './admin-frame.tsx'
import { adminTabs } from './admin-tabs.ts'

function listTabs(path: string, role: 'admin' | 'moderator' = 'admin'): string[] {
  const element = (
    <AdminFrame role={role} badges={null}>
      {null}
    </AdminFrame>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const page = renderToStaticMarkup(<RouterProvider router={router} />)
  const row = /<nav.*<\/nav>/s.exec(page)?.[0] ?? ''
  return row.match(/<a [^>]*href="\/admin[^>]*>/g) ?? []
}

it('marks the open tab, also on pages below it', () => {
  const below = adminTabs.map(({ path }) => {
    return [path === '/admin' ? '/admin/centers/new' : `${path}/below`, path] as const
  })
  for (const [path, open] of [...adminTabs.map(({ path }) => [path, path] as const), ...below]) {
    const current = listTabs(path).filter((tab) => tab.includes('aria-current="page"'))
    expect(current).toHaveLength(1)
    expect(current[0]).toContain(`href="${open}"`)
  }
})

const findPath = (tab: string) => /href="([^"]*)"/.exec(tab)?.[1]

it('renders every tab of the table for administrators, and some for moderators', () => {
  expect(listTabs('/admin').map(findPath)).toEqual(adminTabs.map(({ path }) => path))
  expect(listTabs('/admin/reviews', 'moderator').map(findPath)).toEqual([
    '/admin/reviews',
    '/admin/messages',
  ])
})

it('has the tabs of the specification first and in its order', () => {
  expect(adminTabs.slice(0, 5).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Bulk Import',
    'Manage Reviews',
    'User Management',
    'Analytics',
  ])
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
