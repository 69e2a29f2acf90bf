import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { test } from '#tests/support/test-browser.ts'

const cards = (page: Page) => page.locator('article h3 a')
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

describe('from Home', () => {
  test('a search shows at most six centers, and the sections return when it is cleared', async ({
    openPage,
  }) => {
    const page = await openPage('/', { size: 'phone' })
    const featured = page.getByRole('heading', { name: 'Featured Treatment Centers' })
    const field = page.getByLabel('What do you need?')
    expect(await featured.isVisible()).toBe(true)
    expect(await cards(page).count()).toBe(3)
    await field.fill('recovery')
    await featured.waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(6)
    expect(pathOf(page)).toBe('/?q=recovery')
    await field.fill('')
    await featured.waitFor()
    expect(pathOf(page)).toBe('/')
    expect(await page.getByText('Lives Changed').isVisible()).toBe(true)

    await page.getByText('More filters').tap()
    await page.getByLabel('Treatment type').selectOption('detox')
    await featured.waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe('/?type=detox')
    expect(await page.getByRole('status').textContent()).toMatch(/Treatment Centers? Found$/)
    await page.getByRole('link', { name: /^See / }).tap()
    await page.getByRole('heading', { name: 'Treatment Centers Directory' }).waitFor()
    expect(pathOf(page)).toBe('/centers?type=detox')
  })

  test('pressing Search scrolls to the results on a phone', async ({ openPage }) => {
    for (const scripts of [true, false]) {
      const page = await openPage('/', { size: 'phone', scripts })
      await page.getByLabel('What do you need?').fill('recovery')
      await page.getByRole('button', { name: 'Search' }).tap()
      const heading = page.getByRole('heading', { name: /Treatment Centers Found$/ })
      await heading.waitFor()
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(200)
      if (scripts) {
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('results-heading')
      }
    }
  })

  test('a visitor reaches a center and its number, and goes back', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    await page.getByRole('link', { name: 'Browse Treatment Centers' }).tap()
    await page.getByRole('heading', { name: 'Treatment Centers Directory' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const link = page.getByRole('link', { name: 'Cedar Lantern Recovery Center', exact: true })
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await link.tap()
    await page.getByRole('heading', { level: 1, name: 'Cedar Lantern Recovery Center' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.title()).toMatch(/^Cedar Lantern Recovery Center/)
    const call = page.getByRole('link', { name: 'Call Now' }).first()
    expect(await call.getAttribute('href')).toBe('tel:+16095550142')
    const box = await call.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(844)

    await page.goBack()
    await page.getByRole('heading', { name: 'Treatment Centers Directory' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  })

  test('a link to a center’s former path works', async ({ openPage }) => {
    const page = await openPage(`/centers/${importedCenter.formerSlug}`)
    expect(pathOf(page)).toBe(`/centers/${importedCenter.slug}`)
    const directions = page.getByRole('link', { name: 'Directions' }).first()
    expect(await directions.getAttribute('target')).toBe('_blank')
    expect(await directions.getAttribute('rel')).toContain('noreferrer')
  })

  test('a link to a missing page shows the error page', async ({ openPage }) => {
    const page = await openPage('/no-such-page', { status: 404 })
    await page.getByRole('link', { name: 'Return to Home' }).tap()
    await page.getByRole('heading', { name: 'Your Path to Recovery Starts Here' }).waitFor()
    expect(await page.title()).toBe('Your Path to Recovery Starts Here | NJ Recovery Directory')
  })
})

describe('every number', () => {
  test('can be called as printed', async ({ openPage }) => {
    for (const path of ['/', '/centers', `/centers/${importedCenter.slug}`]) {
      const page = await openPage(path)
      const calls = await page.locator('a[href^="tel:"]').evaluateAll((links) =>
        links.map((link) => ({
          dialled:
            link
              .getAttribute('href')
              ?.replace(/\D/g, '')
              .replace(/^1(?=\d{10}$)/, '') ?? '',
          printed: `${link.getAttribute('aria-label') ?? ''} ${link.textContent}`.replace(
            /\D/g,
            '',
          ),
        })),
      )
      expect(calls.length).toBeGreaterThan(3)
      for (const { dialled, printed } of calls) {
        if (printed) expect(printed).toContain(dialled)
        expect(dialled).toMatch(/^(988|911|8447322465|\d{3}55501\d\d)$/)
      }
    }
  })
})

describe('the menu of a phone', () => {
  test('opens, links to pages, and closes', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    const menu = page.locator('details.menu')
    const directory = menu.getByRole('link', { name: 'Find Centers' })
    expect(await directory.isVisible()).toBe(false)
    await menu.locator('summary').tap()
    for (const name of ['Home', 'Find Centers', 'About', 'Contact', 'Emergency Help', 'Sign In']) {
      expect(await menu.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    }
    await directory.tap()
    await page.getByRole('heading', { name: 'Treatment Centers Directory' }).waitFor()
    await directory.waitFor({ state: 'hidden' })
    expect(await page.locator('header a[aria-current="page"]').count()).toBeGreaterThan(0)
  })

  test('closes on Esc and returns the focus', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    const menu = page.locator('details.menu')
    await menu.locator('summary').tap()
    await page.keyboard.press('Escape')
    await menu.getByRole('link', { name: 'About' }).waitFor({ state: 'hidden' })
    expect(await menu.locator('summary:focus').count()).toBe(1)
  })
})
