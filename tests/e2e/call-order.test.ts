import { describe, expect } from 'vitest'
import { emptyList } from '#app/center/saved/kept-list.ts'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import {
  cards,
  findCard,
  keep,
  names,
  openDetails,
  openList,
  readAllCenters,
  readStored,
  shownNames,
  storeList,
} from '#tests/support/list-pages.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test, visit } from '#tests/support/test-browser.ts'

/** Loomside closes at 8:30 PM; the others are open all night. */
const [lantern = '', saltgrass = '', loomside = ''] = names
const atNight = new Date('2026-11-25T23:00:00-05:00')

describe('the order of calls', () => {
  test('puts centers that are open now first, until the visitor moves one', async ({
    openPage,
  }) => {
    const page = await openPage('/centers')
    await keep(page, [loomside, lantern, saltgrass])
    await page.clock.setFixedTime(atNight)
    await openList(page)
    expect(await shownNames(page)).toEqual([lantern, saltgrass, loomside])
    await page.getByText('Open ones come first').waitFor()
    await page.getByRole('button', { name: `Move ${loomside} up` }).click()
    await expect.poll(() => shownNames(page)).toEqual([lantern, loomside, saltgrass])
    await page.getByText('Call in your own order.').waitFor()
    await page.reload()
    await expect.poll(() => shownNames(page)).toEqual([lantern, loomside, saltgrass])
  })

  test('marks the next one to call, and lists the called ones below', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, [lantern, saltgrass])
    await page.clock.setFixedTime(atNight)
    await openList(page)
    const next = page.locator('.first')
    await next.getByText('Call this one next').waitFor()
    await next.getByText('1 of 2').waitFor()
    await next.getByRole('button', { name: 'No answer' }).click()
    await next.getByText('2 of 2').waitFor()
    expect(await next.locator('.kept-name').textContent()).toBe(saltgrass)
    await findCard(page, lantern)
      .getByText(/^No answer · called today, \d+ [AP]M$/)
      .waitFor()
    await page.getByText('2 centers, 1 called.').waitFor()
    expect(await shownNames(page)).toEqual([saltgrass, lantern])
    await next.getByRole('button', { name: 'Answered' }).click()
    await page.getByText('You have called every center on your list').waitFor()
    await page.getByRole('button', { name: `Undo ${lantern}` }).click()
    expect(await next.locator('.kept-name').textContent()).toBe(lantern)
    expect(await shownNames(page)).toEqual([lantern, saltgrass])
    await page.getByRole('button', { name: `Remove ${lantern}` }).click()
    await page.getByText('1 center, 1 called.').waitFor()
  })

  test.for([
    { scrolled: 0, size: 'phone' },
    { scrolled: 180, size: 'phone' },
    { scrolled: 0, size: 'desktop' },
  ] as const)(
    'the number to call stays in its place, whatever the names: %o',
    async ({ scrolled, size }, { openPage }) => {
      const page = await openPage('/centers', { size })
      const centers = (await readAllCenters(page))
        .filter(({ phone, status }) => phone && status === 'Open')
        .slice(0, 5)
      const [first, ...others] = centers.map((center, index) => ({
        ...center,
        name: index % 2 === 1 ? 'A center with a name of very many words '.repeat(3) : center.name,
      }))
      const keptAt = '2026-11-24T12:00:00Z'
      await storeList(page, {
        ...emptyList,
        orderedAt: keptAt,
        centers: [first, ...others].map((center) => ({ center, keptAt, call: {} })),
      })
      await openList(page)
      await page.evaluate((top) => scrollTo(0, top), scrolled)
      const number = page.locator('#next-call')
      const readTop = () => number.evaluate((link) => link.getBoundingClientRect().top)
      const top = await readTop()
      const seen = new Set<string | null>()
      for (let called = 1; called < centers.length; called += 1) {
        seen.add(await number.textContent())
        await page.locator('.call-chips').getByRole('button', { name: 'No answer' }).click()
        await expect.poll(() => page.locator('.kept-called').count()).toBe(called)
        expect(Math.abs((await readTop()) - top)).toBeLessThan(1)
        expect(await number.evaluate((link) => link === document.activeElement)).toBe(true)
      }
      expect(seen.size).toBe(centers.length - 1)
    },
  )

  test('a double tap counts once', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, names)
    await openList(page)
    await page.locator('.call-chips').getByRole('button', { name: 'No answer' }).dblclick()
    await page.getByText('3 centers, 1 called.').waitFor()
    expect(await page.locator('.kept-called').count()).toBe(1)
  })

  test('the card folds in 180 ms, and at once with less motion', async ({ openPage }) => {
    const page = await openPage('/centers')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await keep(page, names)
    await openList(page)
    await page.locator('.call-chips').getByRole('button', { name: 'No answer' }).click()
    const readMotion = () =>
      page.locator('.kept-called').evaluate((line) => {
        const { animationName, animationDuration } = getComputedStyle(line)
        return [animationName, animationDuration]
      })
    expect(await readMotion()).toEqual(['fold', '0.18s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await readMotion())[0]).toBe('none')
  })
})

describe('what a center said', () => {
  test('is one tap, then asks for what matters, and stays on the device', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'phone' })
    await keep(page, [lantern])
    await openList(page)
    const card = cards(page).first()
    const heights = await card
      .locator('.call-chips button')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().height))
    expect(heights).toHaveLength(5)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await card.getByRole('button', { name: 'Waitlist' }).tap()
    await openDetails(card)
    await card.getByLabel('Has an opening on').fill('2026-12-02')
    await card.getByLabel('Who answered').fill('Maria, admissions')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    const stored = (await readStored(page))?.centers[0]?.call
    expect([stored?.outcome?.value, stored?.openingOn?.value]).toEqual(['waitlist', '2026-12-02'])
    expect(sent).toEqual([])
    await page.reload()
    await cards(page).first().getByText('Maria, admissions').waitFor()
    await cards(page)
      .first()
      .getByText(/^Waitlist · called today/)
      .waitFor()
  })

  test('takes a note without an outcome', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, [lantern])
    await openList(page)
    const card = cards(page).first()
    await openDetails(card)
    await card.getByLabel('Notes').fill('Ask for Maria')
    expect((await readStored(page))?.centers[0]?.call.notes?.value).toBe('Ask for Maria')
    await page.getByText('1 center, 0 called.').waitFor()
  })
})

describe('the bar of the list', () => {
  test('sends the link by the device’s own menu, or copies it', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, [lantern])
    await openList(page)
    await page.evaluate(() => {
      navigator.share = async (shared) => {
        document.title = String(shared?.url)
      }
    })
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.title()).toMatch(/\/list#1\./)
    await page.evaluate(() => {
      navigator.share = async () => {
        throw new Error('not here')
      }
    })
    await page.context().grantPermissions(['clipboard-write'])
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('The link is copied.').waitFor()
  })

  test('opens the QR code, and prints', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, [lantern])
    await openList(page)
    await page.getByRole('button', { name: 'QR code', exact: true }).click()
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed'
      }
    })
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    expect(await page.title()).toBe('printed')
  })

  test.for(languages)('a number is on the first screen: %s', async (language, { openPage }) => {
    for (const [size, most] of [
      // On a Friday the first one is "open until midnight", two lines in Spanish.
      ['phone', 400],
      ['desktop', 380],
    ] as const) {
      const page = await openPage('/centers', { size })
      await keep(page, [saltgrass, lantern])
      await visit(page, localize('/list', language))
      const call = page.locator('#next-call')
      await call.waitFor()
      const box = await call.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeLessThanOrEqual(most)
    }
  })
})
