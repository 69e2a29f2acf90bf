import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { findCutTexts, findSmallTargets, findUnderQuickExit } from '#tests/support/page-layout.ts'
import { publicPaths } from '#tests/support/public-pages.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

/** On the smallest phone, and on a phone and a desktop with text twice as large. */
const screens = [
  { size: sizes.narrow, fontSize: '' },
  { size: sizes.phone, fontSize: '200%' },
  { size: sizes.desktop, fontSize: '200%' },
]

/** Without its key, the page that reports open beds answers 404. */
const findStatus = (path: string) => (path === '/beds' ? 404 : 200)

describe.each(languages)('in %s', (language) => {
  test.for(publicPaths)(
    '%s cuts and covers nothing at 320 px and with large text',
    async (path, { openPage }) => {
      const status = findStatus(path)
      const page = await openPage(localize(path, language), { size: 'narrow', status })
      for (const screen of screens) {
        await page.setViewportSize(screen.size)
        await setFontSize(page, screen.fontSize)
        await expectNoSidewaysScroll(page)
        expect([screen, await findCutTexts(page)]).toEqual([screen, []])
        expect([screen, await findSmallTargets(page)]).toEqual([screen, []])
        expect([screen, await findUnderQuickExit(page)]).toEqual([screen, []])
      }
    },
  )
})

async function setFontSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}
