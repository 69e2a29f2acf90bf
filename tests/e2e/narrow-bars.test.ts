import { describe, expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

const path = '/centers/cedar-lantern-recovery-center'

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test('the hotline and the email are on top, or in the menu', async ({ openPage }) => {
    const page = await openPage(path, { size })
    if (size === 'phone') await page.locator('details.menu summary').tap()
    const bar =
      size === 'phone'
        ? page.locator('details.menu nav')
        : page.getByRole('complementary', { name: 'Crisis help' })
    expect(await bar.getByText('24/7 Crisis Hotline').isVisible()).toBe(true)
    const mail = bar.getByRole('link', { name: /^Email \S+@\S+$/ })
    expect(await mail.getAttribute('href')).toMatch(/^mailto:\S+@\S+$/)
    const { width = 0, height = 0 } = (await mail.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  test('the breadcrumb is one line that ends with the name', async ({ openPage }) => {
    const page = await openPage(path, { size })
    const list = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('list')
    const last = list.getByText('Cedar Lantern Recovery Center')
    expect(await last.isVisible()).toBe(true)
    const isCut = await last.evaluate((crumb) => crumb.scrollWidth > crumb.clientWidth)
    expect(isCut).toBe(size === 'phone')
    expect((await list.boundingBox())?.height).toBeLessThan(50)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})
