import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampleCenters } from '#app/features/samples/sample-data.ts'
import { localize } from '#app/lib/paths.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { sizes, test } from '#tests/support/test-browser.ts'

const longest = sampleCenters.reduce((a, b) => (b.name.length > a.name.length ? b : a)).name

const pages: [name: string, path: string, status?: number][] = [
  ['Home', '/'],
  ['Home with results', '/?q=recovery'],
  ['Home with no results', '/?q=zzzzqqqq'],
  ['Home with a typo', '/?q=trentn'],
  ['the directory', '/centers'],
  ['the directory, filtered', '/centers?location=Trenton&type=detox&minRating=4&open=yes'],
  ['the directory, page 2', '/centers?page=2'],
  ['the directory, corrected', '/centers?q=trentn'],
  ['the directory, empty', '/centers?q=zzzzqqqq&location=nowhere'],
  ['a Trusted center with reviews', '/centers/cedar-lantern-recovery-center'],
  ['an imported center', `/centers/${importedCenter.slug}`],
  ['a center of which only a name is known', `/centers/${bareCenter.slug}`],
  ['a center with the longest name', findSamplePath((center) => center.name === longest)],
  [
    'a center without a phone',
    findSamplePath(
      (center) => !center.phone && !center.permanentlyClosed && !center.temporarilyClosed,
    ),
  ],
  ['a center without a description', findSamplePath((center) => !center.description)],
  ['a center closed for now', findSamplePath((center) => center.temporarilyClosed === true)],
  ['a center closed for good', findSamplePath((center) => center.permanentlyClosed === true)],
  ['a county', '/counties/essex'],
  ['a town', '/towns/newark'],
  ['a town without centers', '/towns/alpine'],
  ['About', '/about'],
  ['Treatment Types', '/treatment-types'],
  ['Insurance Guide', '/insurance-guide'],
  ['Support Groups', '/support-groups'],
  ['Emergency Help', '/emergency-help'],
  ['My List, empty', '/list'],
  ['a call sheet', '/centers/cedar-lantern-recovery-center/call-sheet'],
  ['Report a problem', '/centers/cedar-lantern-recovery-center/report'],
  ['Suggest a change', '/centers/cedar-lantern-recovery-center/suggest'],
  ['Suggest a center', '/suggest'],
  ['How right we are', '/accuracy'],
  ['the directory, beds today', '/centers?openings=today'],
  ['a link for openings that counts no longer', '/openings?key=x', 404],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
  ['Contact', '/contact'],
  ['a center that is not there', '/centers/no-such-center', 404],
  ['a town that is not there', '/towns/no-such-town', 404],
  ['a page that is not there', '/no/such/page', 404],
]

test.for(pages)('%s', async ([, path, status], { openPage }) => {
  const page = await openPage(path, { size: 'phone', status })
  await expectWhole(page)
  // One tap from calling, before anything else.
  const call = await page.locator('a[href="tel:988"]').first().boundingBox()
  expect(call?.height).toBeGreaterThanOrEqual(44)
  expect((call?.y ?? 999) + (call?.height ?? 999)).toBeLessThanOrEqual(60)
  await expectAccessible(page)

  // As wide as a desktop's window zoomed to 400 %.
  await page.setViewportSize(sizes.narrow)
  await expectNoSidewaysScroll(page)

  await page.setViewportSize(sizes.desktop)
  await expectWhole(page)
  await expectAccessible(page, { inDark: false })
})

test.for(pages)('%s, in Spanish', async ([, path, status], { openPage }) => {
  const page = await openPage(localize(path, 'es'), { size: 'phone', status })
  await expectWhole(page)
  await expectAccessible(page, { inDark: false })
  await page.setViewportSize(sizes.narrow)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(sizes.desktop)
  await expectNoSidewaysScroll(page)
})

test('none is wider than its screen where the font comes too late', async ({ openPage }) => {
  const page = await openPage('/about', { scripts: false, mayFail: true })
  await page.context().route('**/*.woff2', (route) => route.abort())
  for (const [, path] of pages) {
    await page.goto(path)
    expect(await page.evaluate(() => document.fonts.check('17px Commissioner'))).toBe(false)
    for (const size of [sizes.phone, sizes.narrow]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
  }
})

async function expectWhole(page: Page): Promise<void> {
  expect(await page.locator('h1:visible').count()).toBe(1)
  expect(await page.locator('main').count()).toBe(1)
  expect((await page.title()).length).toBeGreaterThan(20)
  await expectNoSidewaysScroll(page)
}
