import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type SampleCenter, sampleCenters } from '#app/data/samples/sample-data.ts'
import { languages } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { publicPaths } from '#tests/support/public-pages.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test, visit, waitForScripts } from '#tests/support/test-browser.ts'

const longest = sampleCenters.reduce((a, b) => (b.name.length > a.name.length ? b : a)).name
const isClosed = (center: SampleCenter) => center.permanentlyClosed || center.temporarilyClosed
const lantern = '/centers/cedar-lantern-recovery-center'

/** On a phone only, or also on a desktop and in Spanish. */
type Look = 'phone' | 'everywhere'
type Group = { name: string; status: number; pages: [path: string, look?: Look][] }

/** States that a visitor can reach by URL, and pages that need more than a phone's look. */
const states: Group[] = [
  {
    name: 'Home and the directory',
    status: 200,
    pages: [
      ['/', 'everywhere'],
      ['/?q=recovery', 'phone'],
      ['/?q=zzzzqqqq'],
      ['/?q=trentn'],
      ['/centers', 'everywhere'],
      ['/centers?location=Trenton&type=detox&minRating=4&open=yes', 'phone'],
      ['/centers?page=2'],
      ['/centers?q=trentn', 'phone'],
      ['/centers?q=methadone+clinic+newark+no+insurance', 'phone'],
      ['/centers?q=my+son+is+using+near+me', 'everywhere'],
      ['/centers?q=zzzzqqqq&location=nowhere', 'phone'],
      ['/centers?beds=today'],
      // The longest search text and place.
      [`/centers?q=${'x'.repeat(120)}&near=${'W'.repeat(120)}`],
    ],
  },
  {
    name: 'centers',
    status: 200,
    pages: [
      // A Trusted center with reviews.
      [lantern, 'everywhere'],
      [`/centers/${importedCenter.slug}`, 'phone'],
      [`/centers/${bareCenter.slug}`, 'phone'],
      [findSamplePath(({ name }) => name === longest)],
      [findSamplePath((center) => !center.phone && !isClosed(center))],
      [findSamplePath(({ description }) => !description)],
      [findSamplePath(({ temporarilyClosed }) => temporarilyClosed === true), 'phone'],
      [findSamplePath(({ permanentlyClosed }) => permanentlyClosed === true), 'phone'],
    ],
  },
  {
    name: 'places, and pages with more than text',
    status: 200,
    pages: [
      ['/counties/essex/sheet', 'everywhere'],
      [`/centers/sheet?q=${'x'.repeat(120)}&near=${'W'.repeat(120)}`, 'phone'],
      ['/towns/newark'],
      ['/towns/alpine', 'phone'],
      ['/contact', 'everywhere'],
      ['/developers', 'everywhere'],
    ],
  },
  {
    name: 'what is not there',
    status: 404,
    pages: [
      ['/beds?key=x', 'phone'],
      ['/confirm?key=x', 'phone'],
      ['/centers/no-such-center', 'phone'],
      ['/towns/no-such-town'],
      ['/no/such/page', 'phone'],
    ],
  },
]

const listed = new Set(states.flatMap(({ pages }) => pages.map(([path]) => path.split('?')[0])))

/** Pages with a look are checked for accessibility; the others only repeat their parts. */
const groups: Group[] = [
  ...states,
  {
    name: 'every other page',
    status: 200,
    pages: publicPaths.filter((path) => !listed.has(path)).map((path) => [path, 'phone']),
  },
]

const looks = groups.flatMap(({ status, pages }) =>
  pages.flatMap(([path, look]) => (look ? [{ path, look, status }] : [])),
)

test.for(looks)('$path is accessible', async ({ path, look, status }, { openPage }) => {
  const page = await openPage(path, { size: 'phone', status })
  await expectAccessible(page)
  if (look === 'phone') return
  await page.setViewportSize(sizes.desktop)
  await expectAccessible(page, { inDark: false })
  await page.setViewportSize(sizes.phone)
  await visit(page, localize(path, 'es'))
  await expectAccessible(page, { inDark: false })
})

describe.each(languages)('in %s', (language) => {
  test.for(groups)(
    '$name: each page is complete, one tap from calling, and no wider than the screen',
    async ({ pages, status }, { openPage }) => {
      const [first = '', ...others] = pages.map(([path]) => localize(path, language))
      const page = await openPage(first, { size: 'phone', status })
      await expectCompletePage(page)
      for (const path of others) {
        await page.setViewportSize(sizes.phone)
        const answer = await page.goto(path)
        expect([path, answer?.status()]).toEqual([path, status])
        await waitForScripts(page)
        await expectCompletePage(page)
      }
    },
  )
})

test('no page is wider than the screen while the font is missing', async ({ openPage }) => {
  const page = await openPage('/about', { scripts: false, mayFail: true })
  await page.context().route('**/*.woff2', (route) => route.abort())
  for (const [path] of groups.flatMap(({ pages }) => pages)) {
    await page.goto(path)
    expect(await page.evaluate(() => document.fonts.check('17px Commissioner'))).toBe(false)
    for (const size of [sizes.phone, sizes.narrow]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
  }
})

/** At a phone's size, at that of a desktop's window zoomed to 400 %, and at a desk; on a phone with text twice as large. */
async function expectCompletePage(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url())
  const path = pathname + search
  // 988 comes first and is large enough for a thumb.
  const call = await page.locator('a[href="tel:988"]:visible').first().boundingBox()
  const { y = 999, height = 0 } = call ?? {}
  expect([path, height >= 44, y + height <= 60]).toEqual([path, true, true])
  for (const size of [sizes.phone, sizes.narrow, sizes.desktop]) {
    await page.setViewportSize(size)
    const heads = await page.locator('h1:visible').count()
    const title = (await page.title()).length
    expect([path, heads, title > 20]).toEqual([path, 1, true])
    expect(await page.locator('main').count()).toBe(1)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(sizes.phone)
  await setTextSize(page, '200%')
  await expectNoSidewaysScroll(page)
  await setTextSize(page, '')
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}
