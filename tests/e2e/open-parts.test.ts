import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { localize } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { sizes } from '#tests/support/launch-options.ts'
import { keep, names } from '#tests/support/list-pages.ts'
import { test, visit } from '#tests/support/test-browser.ts'

/** A language and a size together. */
const looks = [
  ['en', 'phone'],
  ['es', 'desktop'],
] as const satisfies [Language, keyof typeof sizes][]

describe.each(looks)('in %s on a %s, in light and dark', (language, size) => {
  test('every folded part of a page is accessible when open', async ({ openPage }) => {
    for (const path of ['/centers', '/', '/centers/cedar-lantern-recovery-center', '/list']) {
      const page = await openPage(localize(path, language), { size })
      await openFolded(page)
      await expectAccessible(page)
    }
  })

  test('a full list is accessible', async ({ openPage }) => {
    const page = await openPage('/centers', { size })
    await keep(page, names)
    await visit(page, localize('/list', language))
    await page
      .locator('.kept-card')
      .nth(names.length - 1)
      .waitFor()
    await expectAccessible(page)
    await openFolded(page)
    await expectAccessible(page)
  })
})

/** Open the menu, the filters, and everything else that a summary folds. */
function openFolded(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      if (details.checkVisibility()) details.open = true
    }
  })
}
