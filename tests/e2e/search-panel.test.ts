import { expect } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'
import { test } from '#tests/support/test-browser.ts'

test.for(languages)('the count has a place of its own, in %s', async (language, { openPage }) => {
  const page = await openPage(localize('/centers', language), { size: 'desktop' })
  await page.locator('#search input[value="medicaid"]').check()
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^\d/)
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await page.evaluate(listOverlaps)]).toEqual([width, []])
  }
})

/** Labels, hints and controls of the panel that lie on each other. Runs in the browser. */
function listOverlaps(): string[] {
  const parts = [
    ...document.querySelectorAll(
      '#search :is(label[for], legend, output, input[type=search], select, p)',
    ),
  ].filter((part) => part.textContent !== '' || part.matches('input, select'))
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
