import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

/** Return the focused element and whether its focus is visible. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const isRinged = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return {
      id: element.id,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      ringed: isRinged(getComputedStyle(element)) || isRinged(getComputedStyle(element, '::after')),
      onScreen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      inRow: element.closest('article') !== null,
      inMap: element.closest('#map .map') !== null,
    }
  })
}

/**
 * Press Tab until the wanted element has the focus. Every element on the way must show its focus.
 */
async function tabTo(
  page: Page,
  isWanted: (focus: Awaited<ReturnType<typeof readFocus>>) => boolean,
) {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    expect([focus.name, focus.ringed, focus.onScreen]).toEqual([focus.name, true, true])
    if (isWanted(focus)) return passed
    passed.push(focus.name)
  }
  throw new Error(`Not reached; passed ${passed.join(', ')}`)
}

describe('by keyboard alone', () => {
  test('the first Tab shows a skip link', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    expect(focus).toMatchObject({ name: 'Skip to main content', ringed: true, onScreen: true })
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    expect((await readFocus(page)).id).toBe('search-text')
  })

  test('the crisis line comes first, then search, then the first row', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const before = await tabTo(page, (focus) => focus.id === 'search-text')
    expect(before.slice(0, 2)).toEqual(['Skip to main content', '988'])
    expect(before.length).toBeLessThanOrEqual(14)
    await tabTo(page, (focus) => focus.inRow && focus.name !== 'Trusted')
    const { name } = await readFocus(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  test('a phone’s link leads to the map, and a marker returns to its row', async ({ openPage }) => {
    const page = await openPage('/centers?near=08608', { size: 'phone' })
    await tabTo(page, (focus) => focus.name === 'Map')
    await page.keyboard.press('Enter')
    do await page.keyboard.press('Tab')
    while (!(await readFocus(page)).inMap)
    const title = await page.locator(':focus title').textContent()
    expect(title).toMatch(/^1\b/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect((await readFocus(page)).inRow).toBe(true)
  })

  test('the first result is at most 12 stops from the field', async ({ openPage }) => {
    const page = await openPage('/centers?q=medicaid+near+paterson', { size: 'desktop' })
    await tabTo(page, (focus) => focus.id === 'search-text')
    const toLink = await tabTo(page, (focus) => focus.name === 'Skip to the results')
    await page.keyboard.press('Enter')
    const toRow = await tabTo(page, (focus) => focus.inRow)
    expect(toLink.length + toRow.length + 2).toBeLessThanOrEqual(12)
  })

  test('Enter searches at once, and Escape clears the field', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    await tabTo(page, (focus) => focus.id === 'search-text')
    await page.keyboard.type('lantern')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=lantern')
    await expect.poll(async () => (await readFocus(page)).id).toBe('results-heading')
    await page.getByLabel('Name, city or ZIP code').focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('on a phone, the folded menu and filters open with Enter', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'phone' })
    await tabTo(page, (focus) => focus.name === 'Menu')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await readFocus(page)).toMatchObject({ name: 'Español', ringed: true, onScreen: true })
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    for (const [part, field] of [
      [/^What do you need/, 'search-text'],
      [/^Near/, 'search-near'],
    ] as const) {
      await tabTo(page, (focus) => part.test(focus.name))
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await readFocus(page)).id).toBe(field)
    }
    await tabTo(page, (focus) => focus.name === 'Filter')
    await page.keyboard.press('Enter')
    await tabTo(page, (focus) => focus.id === 'chip-open-now')
  })

  test("the sticky bar covers nothing focused on a center's page", async ({ openPage }) => {
    const page = await openPage('/centers/cedar-lantern-recovery-center', { size: 'phone' })
    let stops = 0
    for (; stops < 60; stops++) {
      await page.keyboard.press('Tab')
      const { covered, name, isEnd } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
        return {
          covered: !(hit && (element.contains(hit) || hit.contains(element))),
          name: element.textContent,
          isEnd: element === document.body,
        }
      })
      if (isEnd) break
      expect([name, covered]).toEqual([name, false])
    }
    expect(stops).toBeGreaterThan(20)
  })
})
