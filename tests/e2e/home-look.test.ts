import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const listed = ['/', '/centers', '/centers/cedar-lantern-recovery-center', '/emergency-help']
const pages = listed.flatMap((path) => languages.map((language) => localize(path, language)))

const isHome = (path: string) => languages.some((language) => localize('/', language) === path)

describe.each(languages)('Home in %s', (language) => {
  const home = localize('/', language)

  test('shows 988, the whole search and a number on the first screen of a phone', async ({
    openPage,
  }) => {
    const page = await openPage(home, { size: 'phone' })
    const calls = page.locator('a[href^="tel:"]:visible')
    expect(await calls.nth(0).getAttribute('href')).toBe('tel:988')
    expect((await readBox(page, 'header a[href="tel:988"]')).bottom).toBeLessThanOrEqual(60)
    // Spanish has a line more in the title, in the sentence and in the chips.
    const more = language === 'es' ? 115 : 0
    expect((await readBox(page, '#search .btn[type=submit]')).bottom).toBeLessThanOrEqual(
      470 + more,
    )
    expect((await readBox(page, '#search')).bottom).toBeLessThanOrEqual(660 + more)
    expect(await calls.nth(1).getAttribute('href')).toBe('tel:+18447322465')
    expect((await readBox(page, 'main a[href="tel:+18447322465"]')).top).toBeLessThanOrEqual(
      780 + more,
    )
  })

  test('shows the search and the three ways in on the first screen of a desktop', async ({
    openPage,
  }) => {
    const page = await openPage(home, { size: 'desktop' })
    expect((await readBox(page, '[name=q]')).top).toBeLessThanOrEqual(440)
    expect((await readBox(page, 'main nav')).bottom).toBeLessThanOrEqual(840)
  })

  test('has targets of 44 px in the search and the ways in', async ({ openPage }) => {
    const page = await openPage(home, { size: 'phone' })
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('#search :is(a, button, summary), main nav a, header a')]
        .filter((target) => target.checkVisibility({ contentVisibilityAuto: true }))
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
  })
})

test.for([{ scripts: false }, { scripts: true }])(
  'a common search opens the directory with its filter and with what was typed: %o',
  async ({ scripts }, { openPage }) => {
    const page = await openPage('/', { size: 'phone', scripts })
    await page.getByLabel('Near', { exact: true }).fill('Paterson')
    await page.getByRole('button', { name: 'Methadone or Suboxone', exact: true }).tap()
    await page.getByRole('heading', { name: 'Treatment Centers Directory' }).waitFor()
    const search = new URL(page.url()).searchParams
    expect([search.get('near'), search.get('offers')]).toEqual([
      'Paterson',
      'methadone,buprenorphine',
    ])
    const chosen = page.locator('[name=offers]:checked')
    expect(
      await chosen.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))),
    ).toEqual(['methadone', 'buprenorphine'])
  },
)

test.for(pages)(
  '%s: the header of a phone is one row and cuts nothing',
  async (path, { openPage }) => {
    const page = await openPage(path, { size: 'phone' })
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, await page.evaluate(readHeader)]).toEqual([
        width,
        { rows: 1, height: 56, cut: [] },
      ])
      await expectNoSidewaysScroll(page)
    }
    for (const size of isHome(path) ? [sizes.phone, sizes.narrow] : [sizes.phone]) {
      await page.setViewportSize(size)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect([size, (await page.evaluate(readHeader)).cut]).toEqual([size, []])
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
    }
  },
)

describe('Home’s landscape', () => {
  test.for([
    ['phone', 'dawn-tall.svg'],
    ['desktop', 'dawn.svg'],
  ] as const)('lies behind the search and its chips: %s', async ([size, file], { openPage }) => {
    const page = await openPage('/', { size })
    const picture = page.locator('main picture img')
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
    expect(
      await picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.split('/').at(-1)),
    ).toBe(file)
    const sky = await readBox(page, 'main picture img')
    const search = await readBox(page, '#search')
    expect([sky.top < search.top, sky.bottom > search.bottom]).toEqual([true, true])
  })

  test('ends in the color in which the night begins', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    const dusk = await readBox(page, 'img[src$="dusk.svg"]')
    const night = await readBox(page, 'section[aria-labelledby=immediate-help]')
    expect(night.top).toBe(dusk.bottom)
    const ground = await page
      .locator('section[aria-labelledby=immediate-help]')
      .evaluate((section) => getComputedStyle(section).backgroundColor)
    const [red = 0, green = 0, blue = 0] = ground.match(/\d+/g)?.map(Number) ?? []
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
    const drawing = await (await page.request.get('/illustrations/dusk.svg')).text()
    expect(drawing.slice(drawing.lastIndexOf('<path'))).toContain(`fill="#${hex}"`)
  })

  test('is loaded with the page in 90 kB', async ({ openPage }) => {
    const page = await openPage('/robots.txt', { size: 'phone' })
    await page.goto('/', { waitUntil: 'networkidle' })
    const bytes = await page.evaluate(() =>
      [
        ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
      ].reduce((sum, { transferSize }) => sum + transferSize, 0),
    )
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(90_000)
  })

  test('grows with filters and fits every width, also with large text', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    await page.getByText('More filters').tap()
    await page.getByLabel('Treatment type').waitFor()
    for (const root of ['', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, root)
      for (const width of [320, 390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoSidewaysScroll(page)
        const broken = await page.locator('main a[href^="tel:"]:visible').evaluateAll((links) =>
          links
            .map((link) => link.querySelector('b') ?? link)
            .filter((number) => number.getClientRects().length > 1)
            .map((number) => number.textContent),
        )
        expect([root, width, broken]).toEqual([root, width, []])
      }
    }
  })

  test('the number of results moves no field', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    const near = await readBox(page, '[name=near]')
    await page.getByLabel('What do you need?').fill('r')
    await page
      .locator('#search-count')
      .getByText(/Treatment Centers? Found/)
      .waitFor()
    expect(await readBox(page, '[name=near]')).toEqual(near)
    expect(await readBox(page, '#search-count')).toMatchObject({ bottom: expect.any(Number) })
    expect((await readBox(page, '#search-count')).bottom).toBeLessThanOrEqual(near.top)
  })
})

async function readBox(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  return { top: box.y, bottom: box.y + box.height }
}

/** Read the header's controls: their rows, and any that overlap or are cut. Runs in the browser. */
function readHeader() {
  const header = document.querySelector('header')
  const controls = [...(header?.querySelectorAll(':scope > .wrap > :is(a, details)') ?? [])]
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
  const isCut = (control: Element, box: DOMRect) =>
    box.left < 0 ||
    box.right > innerWidth ||
    control.scrollWidth > control.clientWidth + 1 ||
    document
      .elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      ?.closest('a, details') !== control
  return {
    rows: new Set(controls.map(({ box }) => box.y)).size,
    height: Math.round(header?.getBoundingClientRect().height ?? 0),
    cut: controls
      .filter(({ control, box }) => isCut(control, box))
      .map(({ control }) => control.textContent),
  }
}
