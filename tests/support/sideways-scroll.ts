import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fail and list the elements that are too wide when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, scroll, wide } = await page.evaluate(() => ({
    inner: document.documentElement.clientWidth,
    scroll: document.documentElement.scrollWidth,
    wide: [...document.querySelectorAll('main *, header *, footer *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
          !element.closest('details:not([open])') &&
          !element.closest('.tabs'),
      )
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3),
  }))
  const address = page.url()
  expect([address, scroll <= inner ? [] : wide]).toEqual([address, []])
  expect(scroll).toBeLessThanOrEqual(inner)
}
