import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

const ours = 'Commissioner'

/** The families that the first heading is really written in. */
async function readFonts(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map((font) => font.familyName).join()
}

const readFamilies = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-sans')

/** A click where nothing is, with which the whole stylesheet comes to count. */
async function use(page: Page): Promise<void> {
  await page.locator('link[rel="stylesheet"][media="not all"]').waitFor({ state: 'attached' })
  await page.mouse.click(3, 500)
  await page.locator('link[rel="stylesheet"][media="all"]').waitFor({ state: 'attached' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

const listPlaces = () =>
  [...document.querySelectorAll('main *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })

test.for(['/', '/centers', '/centers/cedar-lantern-recovery-center'])(
  '%s: what is pressed does not move when the font was late',
  async (path, { openPage }) => {
    const page = await openPage('/healthz')
    let arrived = false
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await route.continue()
      arrived = true
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => arrived).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    expect(await readFonts(page)).not.toContain(ours)
    const before = await page.evaluate(listPlaces)
    const [first, ...others] = (await page.evaluate(readFamilies)).split(',')
    expect(first).toContain(ours)
    await use(page)
    expect(await page.evaluate(listPlaces)).toEqual(before)
    expect(await readFonts(page)).not.toContain(ours)
    // A key is another use of the page, and nothing else is struck from the list by it.
    await page.keyboard.press('Shift')
    expect(await page.evaluate(readFamilies)).toBe(others.join().trim())
  },
)

test('a font that was there in time stays', async ({ openPage }) => {
  const page = await openPage('/centers')
  // By now the browser has it, and shows the page in it at once.
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(async () => {
      await page.reload()
      return readFonts(page)
    })
    .toContain(ours)
  await use(page)
  expect(await readFonts(page)).toContain(ours)
})
