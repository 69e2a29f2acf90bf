import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/context.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { CountyList } from '#app/visitors/map/county-list.tsx'
import { ErrorPage } from './error-page.tsx'
import { fallbackSite } from './fallback-site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const site: Site = { ...fallbackSite, phone: '(609) 555-0100', email: 'help@example.org' }

function render(children: ReactNode, path = '/', settings = site) {
  const element = <SiteProvider value={settings}>{children}</SiteProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('shows Sign In when signed out; Dashboard and a Sign Out form without scripts when signed in', () => {
  const out = render(<SiteHeader signedIn={false} />)
  expect(out).toContain('href="/auth"')
  expect(out).not.toMatch(/Dashboard|Sign Out/)
  const signedIn = render(<SiteHeader signedIn />)
  expect(signedIn).toContain('href="/dashboard"')
  expect(signedIn).toContain('action="/auth/sign-out" method="post"')
  expect(signedIn).not.toContain('Sign In')
})

test('the current page is marked in the main links', () => {
  const html = render(<SiteHeader signedIn={false} />, '/centers')
  expect(html).toMatch(/<a href="\/centers" aria-current="page"/)
  expect(html).not.toMatch(/<a href="\/" aria-current="page"/)
})

test('the footer leaves out an unset phone and email', () => {
  expect(render(<SiteFooter />)).toContain('href="tel:+16095550100"')
  const bare = render(<SiteFooter />, '/', fallbackSite)
  expect(bare).not.toMatch(/tel:|mailto:/)
  expect(bare).toContain('United States')
})

test('an error page has the crisis numbers, a link home, and a retry link', () => {
  const html = render(<ErrorPage retryPath="/centers?page=2" />)
  for (const href of ['tel:911', 'tel:988', 'tel:+18447322465', '/', '/centers?page=2']) {
    expect(html).toContain(`href="${href}"`)
  }
  expect(html).not.toContain('<pre')
})

test('counties with centers are links, the others are plain text', () => {
  const counts = { Mercer: 2, 'Cape May': 1204 }
  const list = render(<CountyList counts={counts} />)
  expect(list.match(/<a /g)).toHaveLength(2)
  expect(list).toContain('href="/counties/cape-may"')
  expect(list).toContain('1,204<span class="sr-only"> centers')
  expect(list.match(/<li/g)).toHaveLength(21)
})
