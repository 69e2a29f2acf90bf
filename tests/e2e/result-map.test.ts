import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const county = '/counties/mercer'
const map = (page: Page) =>
  page.getByRole('group', { name: /^Map of these centers|^Mapa de estos centros/ })

/** List what overlaps on the map: names of towns, counties and rings, and markers. */
const listOverlaps = (page: Page) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('.map-frame g text, .map-frame a > circle')].map(
      (element) => ({
        name: element.closest('a')?.querySelector('title')?.textContent ?? element.textContent,
        box: element.getBoundingClientRect(),
      }),
    )
    const shown = drawn.filter(({ box }) => box.width > 0)
    const overlaps = shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map((other) => `${one.name} over ${other.name}`),
    )
    return { count: shown.length, overlaps }
  })

describe('the map of results', () => {
  test('is below the list on a phone, and links to its rows, without scripts', async ({
    openPage,
  }) => {
    const page = await openPage('/centers?q=medicaid+near+paterson', {
      size: 'phone',
      scripts: false,
    })
    await page.getByRole('link', { name: 'Map', exact: true }).tap()
    expect(new URL(page.url()).hash).toBe('#map')
    expect(await map(page).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Town', exact: true }).tap()
    await page.waitForURL(/zoom=town#map$/)
    const marker = map(page).getByRole('link').first()
    const box = await marker.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await marker.tap()
    expect(new URL(page.url()).hash).toMatch(/^#center-/)
    const row = page.locator(':target')
    expect(await row.locator('h3').isVisible()).toBe(true)
    expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await expectNoSidewaysScroll(page)
  })

  test.for([
    ['phone', '/centers'],
    ['phone', '/es/centros?near=07102'],
    ['phone', '/centers?near=07102&zoom=state'],
    ['phone', '/centers?near=07102&zoom=town'],
    ['desktop', '/centers'],
    ['desktop', '/es/centros?near=07102&zoom=region'],
    ['desktop', '/counties/ocean'],
    ['desktop', '/towns/newark'],
  ] as const)('overlaps no names and no markers: %s %s', async ([size, path], { openPage }) => {
    const page = await openPage(path, { size })
    await page.locator('#map').scrollIntoViewIfNeeded()
    const { count, overlaps } = await listOverlaps(page)
    expect(count).toBeGreaterThan(8)
    expect(overlaps).toEqual([])
  })

  test('is beside the list on a desktop, whole and in its place', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    await page.evaluate(() => scrollTo(0, 1200))
    const list = await page.locator('.rows').boundingBox()
    const drawing = await map(page).boundingBox()
    expect(drawing?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    expect(drawing?.y).toBeGreaterThanOrEqual(0)
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  test('follows the list’s order by keyboard, and shows the focus', async ({ openPage }) => {
    const page = await openPage(county, { size: 'desktop' })
    const links = map(page).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(1)
    await links.first().focus()
    const names: string[] = []
    for (let passed = 0; passed < count; passed++) {
      const focused = page.locator(':focus')
      names.push((await focused.locator('title').textContent()) ?? '')
      const { stroke, width } = await focused.locator('circle').evaluate((circle) => {
        const style = getComputedStyle(circle)
        return { stroke: style.stroke, width: Number.parseFloat(style.strokeWidth) }
      })
      expect([stroke, width > 0]).toEqual(['rgb(26, 95, 196)', true])
      await page.keyboard.press('Tab')
    }
    const numbers = names.map((name) => Number.parseInt(name, 10))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(await map(page).locator(':focus').count()).toBe(0)
  })

  test('is accessible, and printed without its zoom links', async ({ openPage }) => {
    const page = await openPage('/centers?near=07102', { size: 'phone' })
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    expect(await map(page).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Whole state' }).isVisible()).toBe(false)
  })
})
