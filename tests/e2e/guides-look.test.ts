import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { guides } from '#app/visitors/guides/guides.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { test } from '#tests/support/test-browser.ts'

/** List phone numbers in visible links that begin on one line and end on another. */
const findSplitNumbers = (page: Page) =>
  page.evaluate(() => {
    const number = /(?:1-)?(?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}/g
    const split: string[] = []
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      if (!link.checkVisibility()) continue
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const match of node.textContent?.matchAll(number) ?? []) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 1) split.push(match[0])
        }
      }
    }
    return split
  })

const paths = [...guides.map(({ path }) => path), '/contact', '/centers?q=withdrawal']

describe.each(languages)('in %s', (language) => {
  test.for(paths)('%s splits no phone number over two lines', async (path, { openPage }) => {
    const page = await openPage(localize(path, language))
    for (const size of [sizes.phone, sizes.narrow]) {
      await page.setViewportSize(size)
      expect([size, await findSplitNumbers(page)]).toEqual([size, []])
    }
  })
})
