import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoMember } from '#tests/support/auth-client.ts'
import { readLaunchOptions, sizes } from '#tests/support/launch-options.ts'

const harmless = 'https://www.google.com/'

// A page restored from memory has already loaded.
const toCommit = { waitUntil: 'commit' } as const

const pathOf = (page: Page) => new URL(page.url()).pathname
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const wasRestored = (page: Page) =>
  page.evaluate(() => (window as unknown as { restored?: boolean }).restored ?? false)

// Playwright disables the back/forward cache, which real browsers have.
describe.each([
  ['with the back/forward cache', true],
  ['without it', false],
] as const)('Back and Forward, %s', (_, hasCache) => {
  let context: BrowserContext
  let close = async () => {}
  beforeAll(async () => {
    const options = readLaunchOptions({ isWhole: hasCache })
    const browser = await chromium.launch({
      ...options,
      ...(hasCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    })
    context = await browser.newContext({
      baseURL: inject('siteUrl'),
      viewport: sizes.phone,
      serviceWorkers: 'block',
    })
    await context.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) (window as unknown as { restored: boolean }).restored = true
      })
    })
    await context.route(`${harmless}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    close = () => browser.close()
  })
  afterAll(() => close())

  const openPage = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const follow = async (page: Page, path: string) => {
    await page.locator(`a[href="${path}"]`).last().click()
    await page.waitForURL(`**${path}`)
  }

  it('return from a reloaded guide to the page before', async () => {
    const page = await openPage('/centers')
    const title = await heading(page).textContent()
    await follow(page, '/emergency-help')
    const guideTitle = await heading(page).textContent()
    expect(guideTitle).not.toBe(title)
    await page.reload()
    await page.goBack(toCommit)
    await expect.poll(() => heading(page).textContent()).toBe(title)
    expect(pathOf(page)).toBe('/centers')
    await page.goForward(toCommit)
    await expect.poll(() => heading(page).textContent()).toBe(guideTitle)
    expect(pathOf(page)).toBe('/emergency-help')
    await page.close()
  })

  it('return from another site', async () => {
    const page = await openPage('/about')
    await page.goto(harmless)
    await page.goBack(toCommit)
    await expect.poll(() => heading(page).textContent()).toBe('About Us')
    await page.close()
  })

  it('return from a center to the search, at the same scroll position', async () => {
    const page = await openPage('/centers?q=recovery')
    const link = page.locator('article h3 a').last()
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(500)
    await link.click()
    await page.waitForURL('**/centers/*')
    await page.goBack(toCommit)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await wasRestored(page)).toBe(hasCache)
    await page.close()
  })

  it('never show another person’s page after signing in or out', async () => {
    const page = await openPage('/about')
    await page.goto('/auth')
    await page
      .getByLabel('Email', { exact: true })
      .or(page.getByLabel('Email'))
      .first()
      .fill(demoMember.email)
    await page.locator('input[type=password]').first().fill(demoMember.password)
    await page.locator('main button[type=submit]').first().click()
    await page.waitForURL((url) => url.pathname !== '/auth')
    const signOut = page.locator('form[action="/auth/sign-out"]')
    await signOut.first().waitFor({ state: 'attached' })
    await page.evaluate(() => history.go(-2))
    await expect.poll(() => pathOf(page)).toBe('/about')
    await expect.poll(() => signOut.count()).toBeGreaterThan(0)
    await follow(page, '/emergency-help')
    await page.locator('details.menu summary').click()
    await signOut.locator('visible=true').getByRole('button').click()
    await page.getByText('Logged Out').waitFor()
    await page.goBack(toCommit)
    await expect.poll(() => pathOf(page)).toBe('/emergency-help')
    await expect.poll(() => signOut.count()).toBe(0)
    await page.close()
  })

  it('show nothing after a quick exit: search, center, exit, and Back four times', async () => {
    const page = await openPage('/centers?q=recovery')
    await page.locator('article h3 a').first().click()
    await page.waitForURL('**/centers/*')
    expect(pathOf(page)).not.toBe('/centers')
    await page.getByRole('link', { name: 'Quick exit' }).first().click()
    await page.waitForURL(harmless)
    const seen: string[] = []
    for (let presses = 0; presses < 4; presses++) {
      await page.goBack(toCommit).catch(() => null)
      await expect.poll(() => page.url()).toMatch(/^(https:\/\/www\.google\.com\/|about:blank)$/)
      seen.push(((await page.locator('body').textContent()) ?? '').trim())
    }
    expect(seen).toEqual(['', '', '', ''])
    await page.close()
  })
})
