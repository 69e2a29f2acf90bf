import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { findPage } from '#app/find-page.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'
import { openTestApp } from '#tests/support/test-app.ts'

type Asked = { method: string; path: string; purpose: string | null }

/** The browsers' requests, and the purpose that they state. */
let asked: Asked[] = []

const { test } = serveApp(async () => {
  const app = await openTestApp()
  return {
    ...app,
    fetch: (request: Request) => {
      asked.push(describeAsked(request))
      return app.fetch(request)
    },
  }
})
beforeEach(() => {
  asked = []
})

function describeAsked(request: Request): Asked {
  const { method, url } = request
  const { pathname, search } = new URL(url)
  return {
    method,
    path: pathname + search,
    purpose: request.headers.get('Sec-Purpose'),
  }
}

const listAsked = (path: string) => asked.filter((one) => one.path === path)
const countAsked = (path: string) => listAsked(path).length

/** Press each visible link while navigation is off, which is the strongest hint to prefetch. */
async function pressLinks(page: Page, which = 'a[href]'): Promise<string[]> {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
  })
  const links = page.locator(`${which}:visible:not([href^="#"])`)
  const paths: string[] = []
  for (const link of await links.all()) {
    paths.push((await link.getAttribute('href')) ?? '')
    await link.click()
  }
  return paths
}

describe('prefetching from a visitor’s page', () => {
  test('loads the next page before its link is pressed', async ({ openPage }) => {
    const page = await openPage('/about', { size: 'desktop' })
    const link = page.getByRole('navigation').getByRole('link', { name: 'Find Centers' }).first()
    await link.hover()
    await expect
      .poll(() => listAsked('/centers'))
      .toMatchObject([{ method: 'GET', purpose: 'prefetch' }])
    await link.click()
    await page.waitForURL('**/centers')
    expect(await page.title()).toContain('Treatment Centers Directory')
    expect(countAsked('/centers')).toBe(1)
  })

  test('loads only pages that are the same for everybody', async ({ openPage }) => {
    const page = await openPage('/treatment-types', { size: 'desktop' })
    const links = await pressLinks(page, 'a[href]:not([href="/quick-exit"])')
    expect(links).toEqual(expect.arrayContaining(['/auth', '/contact', '/centers?type=detox', '/']))
    // Press this link last: by then, all prefetches have started.
    await page.locator('a[href="/"]:visible').first().hover()
    await expect.poll(() => countAsked('/')).toBeGreaterThan(0)
    const ahead = asked.filter(({ purpose }) => purpose).map(({ path }) => path)
    expect(ahead).toContain('/centers?type=detox')
    for (const path of ahead) {
      const page = findPage(path.replace(/\?type=[a-z-]+$/, ''))
      expect([path, page?.prefetched || path.startsWith('/assets/')]).toEqual([path, true])
    }
  })
})
