import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import {
  cards,
  keep,
  names,
  openList,
  openNote,
  readStored,
  shownNames,
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

  test('marks the next one to call, and when others were called', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, [lantern, saltgrass])
    await page.clock.setFixedTime(atNight)
    await openList(page)
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await first.getByText('Call this one next').waitFor()
    await first.getByRole('button', { name: 'No answer' }).click()
    await first.getByText(/^Called today, \d+ [AP]M$/).waitFor()
    await second.getByText('Call this one next').waitFor()
    await page.getByText('2 centers, 1 called.').waitFor()
    await first.getByRole('button', { name: 'No answer' }).click()
    expect(
      await first.getByRole('button', { name: 'No answer' }).getAttribute('aria-pressed'),
    ).toBe('false')
  })
})

describe('what a center said', () => {
  test('is one tap, asks for what matters then, and stays on the device', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'phone' })
    await keep(page, [lantern])
    await openList(page)
    const card = cards(page).first()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await card.getByRole('button', { name: 'Waitlist' }).tap()
    await card.getByLabel('Has an opening on').fill('2026-12-02')
    await card.getByRole('button', { name: 'Has a bed' }).tap()
    await card.getByRole('button', { name: 'Takes my plan' }).tap()
    await card.getByLabel('Who answered').fill('Maria, admissions')
    const heights = await card
      .locator('.call-chips button')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    const stored = (await readStored(page))?.centers[0]?.call
    expect([stored?.outcome?.value, stored?.takesInsurance?.value]).toEqual(['bed', 'yes'])
    expect(sent).toEqual([])
    await page.reload()
    await cards(page).first().getByText('Maria, admissions').waitFor()
    expect(
      await cards(page)
        .first()
        .getByRole('button', { name: 'Has a bed' })
        .getAttribute('aria-pressed'),
    ).toBe('true')
  })

  test('takes a note without an outcome', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, [lantern])
    await openList(page)
    const card = cards(page).first()
    await openNote(card)
    await card.getByLabel('Notes').fill('Ask for Maria')
    expect((await readStored(page))?.centers[0]?.call.notes?.value).toBe('Ask for Maria')
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
    await page.locator('canvas').waitFor()
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
      ['phone', 430],
      ['desktop', 320],
    ] as const) {
      const page = await openPage('/centers', { size })
      await keep(page, [saltgrass, lantern])
      await visit(page, localize('/list', language))
      const call = cards(page).first().locator('a[href^="tel:"]')
      await call.waitFor()
      const box = await call.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeLessThanOrEqual(most)
    }
  })
})
