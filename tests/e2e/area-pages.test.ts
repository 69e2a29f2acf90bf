import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const county = '/counties/mercer'
const map = (page: Page) => page.getByRole('group', { name: 'Map of these centers in New Jersey' })

describe('the map of results', () => {
  test('is folded on a phone, and links to the cards, without scripts', async ({ openPage }) => {
    const page = await openPage(county, { size: 'phone', scripts: false })
    expect(await map(page).isVisible()).toBe(false)
    await page.getByText('Show map').click()
    expect(await map(page).isVisible()).toBe(true)
    const marker = map(page).getByRole('link').first()
    const box = await marker.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await marker.click()
    expect(new URL(page.url()).hash).toMatch(/^#center-/)
    const card = page.locator(':target')
    expect(await card.locator('h3').isVisible()).toBe(true)
    expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await expectNoSidewaysScroll(page)
  })

  test('is open on a desktop, and follows the list’s order by keyboard', async ({ openPage }) => {
    const page = await openPage(county, { size: 'desktop' })
    const links = map(page).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(1)
    await links.first().focus()
    const names: string[] = []
    for (let passed = 0; passed < count; passed++) {
      const focused = page.locator(':focus')
      names.push((await focused.locator('title').textContent()) ?? '')
      const { stroke, width } = await focused.locator('rect').evaluate((rect) => {
        const style = getComputedStyle(rect)
        return { stroke: style.stroke, width: Number.parseFloat(style.strokeWidth) }
      })
      expect([stroke, width > 0]).toEqual(['rgb(26, 95, 196)', true])
      await page.keyboard.press('Tab')
    }
    const numbers = names.map((name) => Number.parseInt(name, 10))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbers[0]).toBe(1)
    expect(await map(page).locator(':focus').count()).toBe(0)
  })

  test('is accessible when open, and always printed', async ({ openPage }) => {
    const page = await openPage(county, { size: 'phone' })
    await page.getByText('Show map').click()
    await expectAccessible(page)
    await page.getByText('Show map').click()
    await page.emulateMedia({ media: 'print' })
    expect(await map(page).isVisible()).toBe(true)
    expect(await page.getByText('Show map').isVisible()).toBe(false)
  })
})
