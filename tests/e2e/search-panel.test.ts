import { expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { test } from '#tests/support/test-browser.ts'

test.for(languages)(
  'the open panel’s count has its own space, in %s',
  async (language, { openPage }) => {
    const page = await openPage(localize('/centers', language), { size: 'phone' })
    await page.locator('.ask-filter > summary').tap()
    await page.locator('#search input[value="medicaid"]').check()
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^\d/)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await page.evaluate(listOverlaps)]).toEqual([width, []])
    }
  },
)

test.for(languages)('no placeholder or count is cut off, in %s', async (language, { openPage }) => {
  const page = await openPage(localize('/centers', language), { size: 'desktop' })
  expect(await page.evaluate(listCutTexts)).toEqual([])
})

/** List placeholders wider than their field and counts that wrap. Runs in the browser. */
function listCutTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')
  const fields = [...document.querySelectorAll<HTMLInputElement>('#search input[placeholder]')]
  const placeholders = fields.filter((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    if (!canvas) return true
    canvas.font = font
    // Chromium reserves room for the arrow of the suggestions.
    const arrow = field.list ? 20 : 0
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
    const room = field.clientWidth - padding - arrow
    return canvas.measureText(field.placeholder).width > room
  })
  const counts = [...document.querySelectorAll('#search :is(.tick, .chip) > small')].filter(
    (count) => {
      const range = document.createRange()
      range.selectNodeContents(count)
      return range.getClientRects().length > 1
    },
  )
  return [
    ...placeholders.map(({ placeholder }) => placeholder),
    ...counts.map(({ parentElement }) => parentElement?.textContent ?? ''),
  ]
}

/** List labels, hints and controls of the panel that overlap. Runs in the browser. */
function listOverlaps(): string[] {
  const parts = [
    ...document.querySelectorAll(
      '#search :is(label[for], legend, output, input[type=search], select, p)',
    ),
  ]
    .filter((part) => part.textContent !== '' || part.matches('input, select'))
    .filter((part) => part.checkVisibility() && !part.querySelector('[class*=sr-only]'))
  const boxes = parts.map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const isText = !part.matches('input, select')
    return { part, box: isText ? range.getBoundingClientRect() : part.getBoundingClientRect() }
  })
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ part, box }) =>
          !part.contains(one.part) &&
          !one.part.contains(part) &&
          box.left < one.box.right - 1 &&
          one.box.left < box.right - 1 &&
          box.top < one.box.bottom - 1 &&
          one.box.top < box.bottom - 1,
      )
      .map(({ part }) => `${one.part.textContent} / ${part.textContent}`),
  )
}
