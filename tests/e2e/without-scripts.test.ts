import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

const noScripts = { size: 'phone', scripts: false } as const
const cards = (page: Page) => page.locator('article h3 a')

/** Return the URL's parameters that have a value; a form also sends empty fields. */
function readQuery(page: Page): string[] {
  return [...new URL(page.url()).searchParams]
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='))
}

describe('without scripts', () => {
  test('the directory filters, sorts, turns pages and resets', async ({ openPage }) => {
    const page = await openPage('/centers', noScripts)
    await page.locator('.ask-need > summary').tap()
    await page.getByLabel('Name, city or ZIP code').fill('center')
    await page.locator('.ask-filter > summary').tap()
    await page.getByRole('checkbox', { name: /^Outpatient/ }).check()
    await page.getByRole('button', { name: 'Show results' }).tap()
    await page.waitForURL(/q=center/)
    expect(readQuery(page)).toEqual(expect.arrayContaining(['q=center', 'type=outpatient']))
    expect(await cards(page).count()).toBeGreaterThan(1)

    await page.getByLabel('Sort by').selectOption('name')
    await page.getByRole('button', { name: 'Sort', exact: true }).tap()
    await page.waitForURL(/sort=name/)
    expect(readQuery(page)).toEqual(
      expect.arrayContaining(['q=center', 'type=outpatient', 'sort=name']),
    )

    // Words that became a filter are taken away by its chip.
    await page.goto('/centers?q=medicaid+newark')
    await page.locator('.ask-filter > summary').tap()
    await page.getByRole('link', { name: 'Remove filter: Medicaid' }).tap()
    await page.waitForURL((url) => !url.search.includes('medicaid'))
    expect(readQuery(page)).toEqual(['near=Newark'])

    await page.goto('/centers')
    await page.getByRole('link', { name: 'Next' }).tap()
    await page.waitForURL(/page=2/)
    expect(await cards(page).count()).toBe(24)

    await page.goto('/centers?q=zzzzqqqq')
    await page.getByRole('link', { name: 'Show All Centers' }).tap()
    await page.waitForURL(/\/centers$/)
  })

  test('Home searches, and a center opens', async ({ openPage }) => {
    const page = await openPage('/', noScripts)
    await page.getByLabel('What do you need?').fill('lantern trenton')
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await page.waitForURL(/q=lantern/)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await cards(page).count()).toBeLessThanOrEqual(6)
    await page.getByRole('link', { name: 'Cedar Lantern Recovery Center', exact: true }).tap()
    await page.waitForURL(/\/centers\/cedar-lantern/)
    const call = page.getByRole('link', { name: 'Call Now' }).first()
    expect(await call.getAttribute('href')).toBe('tel:+16095550142')
    expect(await call.isVisible()).toBe(true)
  })

  test('the menu opens and its links work', async ({ openPage }) => {
    const page = await openPage('/', noScripts)
    const menu = page.locator('details.menu')
    await menu.locator('summary').tap()
    await menu.getByRole('link', { name: 'Find Centers' }).tap()
    await page.waitForURL(/\/centers$/)
    expect(await menu.getByRole('link', { name: 'Find Centers' }).isVisible()).toBe(false)
  })
})

test('what needs scripts leaves no gap', async ({ openPage }) => {
  const page = await openPage('/centers/cedar-lantern-recovery-center', noScripts)
  const actions = page.locator('.center-actions')
  const { x = 0 } = (await actions.boundingBox()) ?? {}
  const [first] = await actions.locator('> :visible').all()
  expect((await first?.boundingBox())?.x).toBe(x)
})
