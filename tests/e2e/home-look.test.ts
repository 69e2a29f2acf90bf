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
    expect((await readBox(page, '#search .btn[type=submit]')).bottom).toBeLessThanOrEqual(420)
    expect((await readBox(page, '#search ul li:last-child button')).bottom).toBeLessThanOrEqual(640)
    expect(await calls.nth(1).getAttribute('href')).toBe('tel:+18447322465')
    expect((await readBox(page, 'main a[href="tel:+18447322465"] b')).top).toBeLessThanOrEqual(760)
    expect((await readBox(page, '#search')).bottom).toBeLessThanOrEqual(sizes.phone.height + 44)
  })

  test('shows the search and the three ways in on the first screen of a desktop', async ({
    openPage,
  }) => {
    const page = await openPage(home, { size: 'desktop' })
    expect((await readBox(page, '[name=q]')).top).toBeLessThanOrEqual(380)
    expect((await readBox(page, 'main nav')).bottom).toBeLessThanOrEqual(720)
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
        { rows: 1, height: 61, cut: [] },
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
