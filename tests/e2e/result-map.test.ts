import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const county = '/counties/mercer'
const map = (page: Page) =>
  page.getByRole('group', { name: /^Map of these centers|^Mapa de estos centros/ })

/** List what overlaps on the map: level names of the place, towns, areas and rings. */
const listOverlaps = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('#map .map > svg text:not([transform])')]
    const drawn = names.map((element) => ({
      name: element.textContent,
      box: element.getBoundingClientRect(),
    }))
    const shown = drawn.filter(({ box }) => box.width > 0)
    const overlaps = shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 2 &&
            one.box.left < box.right - 2 &&
            box.top < one.box.bottom - 3 &&
            one.box.top < box.bottom - 3,
        )
        .map((other) => `${one.name} over ${other.name}`),
    )
    return { count: shown.length, overlaps }
  })

/** Return whether a center's raised pin is seen, and its row's edge. */
const readPair = (page: Page, number: number) =>
  page.evaluate((n) => {
    const raised = document.querySelector(`#map a[data-n="${n}"] use`)
    const row = document.querySelector(`li[data-n="${n}"] > *`)
    return {
      isRaised: raised !== null && getComputedStyle(raised).visibility === 'visible',
      isEdged: row !== null && getComputedStyle(row).boxShadow.includes('4px'),
    }
  }, number)

describe('the map of results', () => {
  test('is below the list on a phone, and links to its rows, without scripts', async ({
    openPage,
  }) => {
    const page = await openPage('/centers?q=medicaid+near+paterson', {
      size: 'phone',
      scripts: false,
    })
    await page.getByRole('link', { name: 'Map', exact: true }).first().tap()
    expect(new URL(page.url()).hash).toBe('#map')
    expect(await map(page).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Town', exact: true }).tap()
    await page.waitForURL(/zoom=town#map$/)
    const marker = map(page).getByRole('link').first()
    const box = await marker.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await marker.tap()
    expect(new URL(page.url()).hash).toMatch(/^#center-/)
    const row = page.locator(':target')
    expect(await row.locator('h3').isVisible()).toBe(true)
    expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await expectNoSidewaysScroll(page)
  })

  test.for([
    ['phone', '/centers'],
    ['phone', '/es/centros?near=07102'],
    ['phone', '/centers?near=07102&zoom=state'],
    ['phone', '/centers?near=07102&zoom=town'],
    ['desktop', '/centers'],
    ['desktop', '/es/centros?near=07102&zoom=region'],
    ['desktop', '/counties/ocean'],
    ['desktop', '/towns/newark'],
  ] as const)('overlaps no names and no markers: %s %s', async ([size, path], { openPage }) => {
    const page = await openPage(path, { size })
    await page.locator('#map').scrollIntoViewIfNeeded()
    const { count, overlaps } = await listOverlaps(page)
    expect(count).toBeGreaterThan(8)
    expect(overlaps).toEqual([])
  })

  test('is beside the list on a desktop, whole and in its place', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    await page.evaluate(() => scrollTo(0, 1200))
    const list = await page.locator('.rows').first().boundingBox()
    const shown = await page.locator('#map').boundingBox()
    expect(shown?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    expect(shown?.y).toBeGreaterThanOrEqual(0)
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  test('is passed pin by pin by keyboard, in the order of the list, and shows the focus', async ({
    openPage,
  }) => {
    const page = await openPage(county, { size: 'desktop' })
    const links = map(page).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(1)
    await links.first().focus()
    const numbers: number[] = []
    for (let passed = 0; passed < count; passed++) {
      const focused = page.locator(':focus')
      const number = Number(await focused.getAttribute('data-n'))
      numbers.push(number)
      expect(await readPair(page, number)).toEqual({ isRaised: true, isEdged: true })
      const raised = page.locator(`#map a[data-n="${number}"] use`)
      const stroke = await raised.evaluate((shape) => getComputedStyle(shape).stroke)
      expect(stroke).toBe('rgb(26, 95, 196)')
      await page.keyboard.press('Tab')
    }
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(await map(page).locator(':focus').count()).toBe(0)
  })

  test('lights a pin with its row, and a row with its pin, without scripts', async ({
    openPage,
  }) => {
    const page = await openPage('/centers?near=07102', { size: 'desktop', scripts: false })
    const dark = { isRaised: false, isEdged: false }
    const lit = { isRaised: true, isEdged: true }
    expect(await readPair(page, 2)).toEqual(dark)
    await page.locator('li[data-n="2"]').hover()
    expect(await readPair(page, 2)).toEqual(lit)
    expect(await readPair(page, 3)).toEqual(dark)
    await page.locator('#map a[data-n="3"] circle').hover()
    expect(await readPair(page, 2)).toEqual(dark)
    expect(await readPair(page, 3)).toEqual(lit)
  })

  test('begins in its middle on a phone, and moves under a finger', async ({ openPage }) => {
    const page = await openPage('/centers?near=07102', { size: 'phone', scripts: false })
    const middle = await page.locator('#map .map-scroll').evaluate((box) => ({
      x: box.scrollLeft + box.clientWidth / 2,
      y: box.scrollTop + box.clientHeight / 2,
      isMovable: box.scrollWidth > box.clientWidth,
    }))
    expect(middle.isMovable).toBe(true)
    expect(Math.abs(middle.x - 560)).toBeLessThan(3)
    expect(Math.abs(middle.y - 390)).toBeLessThan(3)
  })

  test.for([
    ['#map', '/centers', 1280, 900],
    ['#map', '/centers?near=07102', 1280, 900],
    ['#map', '/es/centros?near=07102', 1920, 950],
    ['#map', '/centers?near=08608&within=any', 1366, 700],
    ['#map', '/centers?near=07102&zoom=town', 1040, 768],
    ['.map-strip', '/centers?near=07102', 390, 844],
    ['.map-strip', '/es/centros?near=08608', 320, 640],
  ] as const)(
    'cuts no name: %s of %s, %i × %i',
    async ([part, path, width, height], { openPage }) => {
      const page = await openPage(path, { size: 'desktop' })
      await page.setViewportSize({ width, height })
      await page.locator(part).scrollIntoViewIfNeeded()
      const { count, cut } = await page.locator(part).evaluate((element) => {
        const shown = (element.querySelector('.map-scroll') ?? element).getBoundingClientRect()
        const names = [...element.querySelectorAll('.map text')]
          .filter((name) => !name.closest('.map-pins'))
          .map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .filter(({ box }) => box.right > shown.left && box.left < shown.right)
          .filter(({ box }) => box.bottom > shown.top && box.top < shown.bottom)
        const isWhole = ({ box }: { box: DOMRect }) =>
          box.left >= shown.left &&
          box.right <= shown.right &&
          box.top >= shown.top &&
          box.bottom <= shown.bottom
        return {
          count: names.length,
          cut: names.filter((name) => !isWhole(name)).map(({ name }) => name),
        }
      })
      expect(count).toBeGreaterThan(2)
      expect(cut).toEqual([])
    },
  )

  test('a phone has a strip with the place and the center nearest to it', async ({ openPage }) => {
    const page = await openPage('/centers?near=07102', { size: 'phone', scripts: false })
    const strip = page.locator('.map-strip')
    const shown = await strip.boundingBox()
    expect(shown?.height).toBeCloseTo(200, 0)
    const place = await strip.locator('use[href="#map-place"]').boundingBox()
    const middle = (place?.y ?? 0) + (place?.height ?? 0) / 2
    expect(middle).toBeGreaterThan(shown?.y ?? Infinity)
    expect(middle).toBeLessThan((shown?.y ?? 0) + (shown?.height ?? 0))
    const links = await strip.evaluate((box) => {
      const focusable = box.querySelectorAll('a')
      return [...focusable].map((link) => link.getAttribute('href'))
    })
    expect(links).toEqual(['#map'])
    await page.goto(page.url().replace(/[?].*/, ''))
    expect(await strip.count()).toBe(0)
  })

  test('is accessible, and printed in black and white, without what changes or can be pressed', async ({
    openPage,
  }) => {
    const page = await openPage('/centers?near=07102', { size: 'phone' })
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    expect(await map(page).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Whole state' }).isVisible()).toBe(false)
    expect(await page.locator('#map .map-legend').isVisible()).toBe(false)
    const colors = await page.locator('#map svg *, #map .map-window').evaluateAll((drawn) =>
      drawn
        .filter((one) => !one.closest('a, defs, .no-print'))
        .flatMap((one) => {
          const { fill, stroke, backgroundColor } = getComputedStyle(one)
          return [fill, stroke, backgroundColor].map(
            (color) => `${one.parentElement?.getAttribute('class')} ${color}`,
          )
        }),
    )
    const colorful = colors.filter((color) => {
      const [red, green, blue] = /rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1) ?? []
      return red !== green || green !== blue
    })
    expect([...new Set(colorful)]).toEqual([])
  })
})
