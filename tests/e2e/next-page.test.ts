import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { anonymous } from '#db/viewer.ts'
import { isVisit } from '#server/is-visit.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { OpenPage, PageOptions } from '#tests/support/test-browser.ts'

type Asked = { method: string; path: string; purpose: string | null; isVisit: boolean }

/** What browsers asked for, and how they said that they ask. */
let asked: Asked[] = []

const { site, test } = serveApp(async () => {
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
  const { method, url, headers } = request
  const { pathname, search } = new URL(url)
  // The tests' own browser calls itself one that nobody looks at.
  const get = (name: string) => headers.get(name)?.replace('Headless', '') ?? null
  return {
    method,
    path: pathname + search,
    purpose: headers.get('Sec-Purpose'),
    isVisit: isVisit({ method, url, headers: { get } }, anonymous),
  }
}

const listAsked = (path: string) => asked.filter((one) => one.path === path)
const countAsked = (path: string) => listAsked(path).length

/** Presses each link that is in sight, on a page that goes nowhere: as sure a sign as there is. */
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

describe('from a page without scripts', () => {
  test('the next page is there before its link is pressed', async ({ openPage }) => {
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

  test('nothing is fetched ahead but pages that are everybody’s', async ({ openPage }) => {
    const page = await openPage('/treatment-types', { size: 'desktop' })
    const links = await pressLinks(page)
    expect(links).toEqual(
      expect.arrayContaining(['/auth', '/contact', '/quick-exit', '/centers?type=detox', '/']),
    )
    // The last to be pressed: whatever was to be fetched has been asked for.
    await page.locator('a[href="/"]:visible').first().hover()
    await expect.poll(() => countAsked('/')).toBeGreaterThan(0)
    const ahead = asked.filter(({ purpose }) => purpose).map(({ path }) => path)
    expect(ahead).toContain('/centers?type=detox')
    for (const path of ahead) {
      expect(path).toMatch(
        /^\/(about|treatment-types|insurance-guide|support-groups|emergency-help|terms|privacy|centers|centers\?type=[a-z-]+|)$|^\/assets\//,
      )
    }
  })
})

const lantern = '/centers/cedar-lantern-recovery-center'
const lanternData = `${lantern}.data`

describe('from a page with scripts', () => {
  /** The directory, awake and with the map of where its links lead. */
  async function openDirectory(openPage: OpenPage, options?: PageOptions) {
    const page = await openPage('/centers', { size: 'desktop', ...options })
    await expect.poll(() => asked.some(({ path }) => path.startsWith('/__manifest'))).toBe(true)
    await page.waitForFunction(() => 'routes/center' in window.__reactRouterManifest.routes)
    return page
  }

  test('the next page is there before its link is clicked, and counts once it is', async ({
    openPage,
  }) => {
    const page = await openDirectory(openPage)
    const link = page.locator(`a[href="${lantern}"]`).first()
    await link.hover()
    await expect
      .poll(() => listAsked(lanternData))
      .toMatchObject([{ method: 'GET', purpose: 'prefetch', isVisit: false }])
    const parts = await page.evaluate(() => {
      const route = window.__reactRouterManifest.routes['routes/center']
      const { module, imports } = route as { module: string; imports: string[] }
      return [module, ...imports]
    })
    await expect.poll(() => parts.filter((part) => countAsked(part) === 0)).toEqual([])
    const before = asked.length
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Cedar Lantern' }).waitFor()
    await expect.poll(() => countAsked(lanternData)).toBe(2)
    expect(listAsked(lanternData)[1]).toMatchObject({ method: 'HEAD', isVisit: true })
    const later = asked.slice(before).map(({ path }) => path)
    expect(later.filter((path) => path.endsWith('.js'))).toEqual([])
    expect(asked.filter((one) => one.isVisit && one.path.startsWith(lantern))).toHaveLength(1)
  })

  test('a finger that touches a link is enough', async ({ openPage }) => {
    const page = await openDirectory(openPage, { size: 'phone' })
    await page.locator(`a[href="${lantern}"]`).first().tap()
    await page.getByRole('heading', { level: 1, name: 'Cedar Lantern' }).waitFor()
    await expect.poll(() => listAsked(lanternData).filter((one) => one.isVisit)).toHaveLength(1)
    expect(listAsked(lanternData)[0]).toMatchObject({ method: 'GET', purpose: 'prefetch' })
  })

  test('who has signed in since is not shown what a visitor was to see', async ({ openPage }) => {
    const page = await openDirectory(openPage)
    const link = page.locator(`a[href="${lantern}"]`).first()
    await link.hover()
    await expect.poll(() => countAsked(lanternData)).toBe(1)
    await page.waitForLoadState('networkidle')
    const [session = ''] = (await signInAs(site.app)).split('; ')
    const [name = '', value = ''] = session.split('=', 2)
    await page.context().addCookies([{ name, value, url: site.url }])
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Cedar Lantern' }).waitFor()
    const gets = listAsked(lanternData).filter(({ method }) => method === 'GET')
    expect(gets).toHaveLength(2)
    await page.getByRole('button', { name: 'Sign Out' }).first().waitFor({ state: 'attached' })
  })

  test('what a browser could not fetch ahead is not told of besides', async ({ openPage }) => {
    const page = await openDirectory(openPage)
    const link = page.locator(`a[href="${lantern}"]`).first()
    await link.hover()
    await expect.poll(() => countAsked(lanternData)).toBe(1)
    await page
      .locator(`link[rel="prefetch"][href="${lanternData}"]`)
      .evaluate((element) => element.dispatchEvent(new Event('error')))
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Cedar Lantern' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(listAsked(lanternData).filter(({ method }) => method === 'HEAD')).toEqual([])
  })

  test('nothing is fetched ahead but pages that are everybody’s', async ({ openPage }) => {
    const page = await openDirectory(openPage)
    // With scripts, the quick exit leaves whatever becomes of the click.
    const links = await pressLinks(page, 'a[href]:not([href="/quick-exit"])')
    expect(links).toEqual(expect.arrayContaining(['/auth', '/contact', lantern]))
    await page.locator('a[href="/about"]:visible').first().hover()
    await expect.poll(() => countAsked('/about.data')).toBe(1)
    const ahead = asked.filter(({ purpose }) => purpose).map(({ path }) => path)
    for (const path of ahead) {
      expect(path).toMatch(
        /^\/(_|about|treatment-types|insurance-guide|support-groups|emergency-help|terms|privacy|centers(\/[a-z0-9-]+)?)\.data(\?[^?]*)?$/,
      )
    }
  })

  test('nothing at all for whoever saves data, or has signed in', async ({ openPage }) => {
    const saving = await openDirectory(openPage)
    await saving.evaluate(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const member = await openDirectory(openPage, { cookie: await signInAs(site.app) })
    for (const page of [saving, member]) {
      await page.locator(`a[href="${lantern}"]`).first().click()
      await page.getByRole('heading', { level: 1, name: 'Cedar Lantern' }).waitFor()
    }
    expect(asked.filter(({ purpose }) => purpose)).toEqual([])
    expect(listAsked(lanternData).map(({ method }) => method)).toEqual(['GET', 'GET'])
  })
})
