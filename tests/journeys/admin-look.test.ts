import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { adminTabs } from '#app/staff/frame/admin-tabs.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

let admin: Person
beforeAll(async () => {
  admin = await site.app.addMember('admin')
})

const desktop = { size: 'desktop' } as const
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Admin' })
const more = (page: Page) => tabs(page).locator('summary')
const readShownTabs = (page: Page) =>
  tabs(page)
    .locator('.tabs a')
    .evaluateAll((links) =>
      links.filter((a) => a.checkVisibility()).map((a) => a.getAttribute('href')),
    )

test('the header is one row of 48 px, and no footer is below the page', async ({ openAs }) => {
  const page = await openAs(admin, '/admin', desktop)
  const header = page.locator('header')
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await header.boundingBox())?.height).toBe(48)
  }
  expect(await header.getByRole('heading', { level: 1 }).textContent()).toBe('Admin Dashboard')
  expect(await page.locator('footer, [data-quick-exit], a[href="tel:988"]').count()).toBe(0)
  await expectAccessible(page)
})

describe.each([true, false])('scripts: %s', (scripts) => {
  test('a narrow window has the last tabs in More, by keyboard', async ({ openAs }) => {
    const page = await openAs(admin, '/admin', { ...desktop, scripts })
    const inRow = adminTabs.filter(({ isInMore }) => !isInMore).map(({ path }) => path)
    expect(await readShownTabs(page)).toEqual(inRow)
    await more(page).focus()
    await page.keyboard.press('Enter')
    const duplicates = tabs(page).getByRole('link', { name: 'Duplicates' })
    await duplicates.waitFor()
    if (scripts) {
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await duplicates.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^More/)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/messages')
    // The open tab is in the row, and the menu is closed.
    await expect.poll(() => readShownTabs(page)).toEqual([...inRow, '/admin/messages'])
    expect(await duplicates.isVisible()).toBe(false)
  })
})

test('a wide window has every tab in the row', async ({ openAs }) => {
  const page = await openAs(admin, '/admin', desktop)
  await page.setViewportSize({ width: 1472, height: 900 })
  expect(await readShownTabs(page)).toEqual(adminTabs.map(({ path }) => path))
  expect(await more(page).isVisible()).toBe(false)
  const row = tabs(page).locator('.tabs')
  expect(await row.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0)
})

const pages = [
  ...adminTabs.map(({ path }) => path),
  '/admin/centers/new',
  '/admin/centers/deleted',
  '/admin/centers/bulk-changes',
  '/admin/centers/views',
  '/admin/calls/numbers',
  '/admin/calls/suggestions',
  '/admin/calls/claims',
  '/admin/calls/unreachable',
  '/admin/reviews/comments',
  '/admin/reviews/reports',
  '/admin/sources/new',
]

test('no page is cut on a phone, a tablet or a laptop, also with 200 % text', async ({
  openAs,
}) => {
  const page = await openAs(admin, '/admin', desktop)
  for (const path of pages) {
    await page.goto(path)
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  }
})
