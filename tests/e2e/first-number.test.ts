import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { findHoliday } from '#app/lib/holidays.ts'
import { languages } from '#app/lib/language.ts'
import { test } from '#tests/support/test-browser.ts'

const lists = [
  '/centers',
  // The longest name of the samples is the nearest open one by day.
  '/centers?near=Newark',
  '/centers?q=medicaid+near+paterson',
  '/centers?near=08608&type=detox&offers=medicaid',
  '/counties/essex',
  '/towns/newark',
]
/** The lowest place of the first number's middle, and the greatest height of a row, in pixels. */
const limits = {
  phone: { firstNumber: 520, row: 230 },
  desktop: { firstNumber: 540, row: 170 },
}

/** On a holiday a row says so, which takes one more line, or two in Spanish. */
const holidayLine = findHoliday(formatIsoDate(new Date())) ? 44 : 0

const measure = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height
    const call = document.querySelector('article a[href^="tel:"]')
    const { top = Number.NaN, height = 0 } = call?.getBoundingClientRect() ?? {}
    const rows = [...document.querySelectorAll('article.row')]
    const targets = [...document.querySelectorAll('article :is(.call, .row-tap, button)')]
    return {
      firstNumber: top + height / 2,
      row: Math.max(0, ...rows.map(heightOf)),
      target: Math.min(...targets.map(heightOf)),
    }
  })

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test.for(languages.flatMap((language) => lists.map((path) => localize(path, language))))(
    'the first number is on the first screen, and rows are low: %s',
    async (path, { openPage }) => {
      const page = await openPage(path, { size })
      const { firstNumber, row, target } = await measure(page)
      expect(firstNumber).toBeLessThanOrEqual(limits[size].firstNumber)
      expect(row).toBeLessThanOrEqual(limits[size].row + holidayLine)
      expect(target).toBeGreaterThanOrEqual(44)
    },
  )
})
