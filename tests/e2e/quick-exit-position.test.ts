import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { test } from '#tests/support/test-browser.ts'

const lantern = '/centers/cedar-lantern-recovery-center'

const exit = (page: Page) => page.getByRole('link', { name: 'Quick exit' }).first()

describe('the position of the quick exit', () => {
  test.for(['/', '/centers', lantern, '/emergency-help', '/no-such-page'])(
    '%s: always visible, and second to the crisis line',
    async (path, { openPage }) => {
      const status = path === '/no-such-page' ? 404 : 200
      const page = await openPage(path, { status })
      for (const size of ['narrow', 'phone', 'desktop'] as const) {
        await page.setViewportSize(sizes[size])
        await page.evaluate(() => scrollTo(0, 0))
        const call = await page.locator('a[href="tel:988"]:visible').first().boundingBox()
        const before = await exit(page).boundingBox()
        expect(before?.height).toBeGreaterThanOrEqual(44)
        expect(before?.width).toBeGreaterThanOrEqual(88)
        // On a phone it is beside 988, otherwise below.
        const end = size === 'desktop' ? (call?.y ?? 0) + (call?.height ?? 0) : (call?.y ?? 0)
        expect(before?.y).toBeGreaterThanOrEqual(end)
        // It covers nothing in the header.
        for (const control of await page
          .locator('header :is(a:not([data-quick-exit]), summary):visible')
          .all()) {
          const box = await control.boundingBox()
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(before?.x ?? 0)
        }
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        const after = await exit(page).boundingBox()
        expect(after?.y).toBe(size === 'desktop' ? 8 : 6)
        expect(await page.getByText('it cannot erase your browser’s history').isVisible()).toBe(
          true,
        )
      }
    },
  )

  test.for(
    ['/', '/centers', lantern, '/emergency-help'].flatMap((path) =>
      languages.map((language) => localize(path, language)),
    ),
  )('%s: covers nothing of the page at any scroll position', async (path, { openPage }) => {
    const page = await openPage(path)
    for (const [size, textSize, highest] of [
      ['narrow', '100%', 80],
      ['phone', '100%', 80],
      ['phone', '200%', 240],
      ['desktop', '100%', 80],
    ] as const) {
      await page.setViewportSize(sizes[size])
      const covered = await page.evaluate(findCoveredByExit, textSize)
      expect([size, textSize, covered.beside]).toEqual([size, textSize, []])
      expect(covered.stops).toBeGreaterThan(2)
      expect(covered.barHeight).toBeLessThanOrEqual(highest)
    }
  })
})

/**
 * Find page content at the height of the quick exit, at every half screen of scrolling: the button
 * would cover it. Runs in the browser.
 */
function findCoveredByExit(textSize: string) {
  document.documentElement.style.fontSize = textSize
  const exit = document.querySelector('[data-quick-exit]')
  const beside = new Set<string>()
  let stops = 0
  let barHeight = 0
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    stops++
    const box = exit?.getBoundingClientRect() ?? new DOMRect()
    barHeight = box.bottom
    if (document.elementFromPoint(box.x + 4, box.y + box.height / 2) !== exit) beside.add('itself')
    for (const row of [box.top + 1, box.bottom - 1]) {
      for (let x = 2; x < innerWidth; x += 8) {
        const seen = document.elementFromPoint(x, row)?.closest('main *, footer *')
        if (seen) beside.add(`${Math.round(y)}: ${seen.outerHTML.slice(0, 80)}`)
      }
    }
  }
  document.documentElement.style.fontSize = ''
  return { beside: [...beside].slice(0, 3), stops, barHeight }
}
