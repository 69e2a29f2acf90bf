import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const lantern = '/centers/cedar-lantern-recovery-center'
const lanternInSpanish = '/es/centros/cedar-lantern-recovery-center'

/** Return the distance of an element from the top of the page, in px. */
async function readTop(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
}

const parts = {
  name: 'main h1',
  status: 'main .status',
  number: 'main a[href^="tel:+"]',
  call: 'main a.btn[href^="tel:+"]',
  fit: '#will-it-fit',
  hours: '#opening-hours',
  where: '#where',
  about: '#about-center',
  programs: '#center-services',
  reviews: '#center-reviews',
  information: '#additional-information',
}

describe('a center on a phone', () => {
  test.for([
    [lantern, 'light'],
    [lantern, 'dark'],
    [lanternInSpanish, 'light'],
    [lanternInSpanish, 'dark'],
    [`/centers/${importedCenter.slug}`, 'light'],
  ] as const)(
    '%s in %s has the number on the first screen, then the rest in order',
    async ([path, scheme], { openPage }) => {
      const page = await openPage(path, { scheme, scripts: false })
      const tops: number[] = []
      for (const selector of Object.values(parts)) tops.push(await readTop(page, selector))
      expect(tops).toEqual([...tops].sort((one, other) => one - other))
      expect(await readTop(page, parts.status)).toBeLessThanOrEqual(520)
      expect(await readTop(page, parts.number)).toBeLessThanOrEqual(520)
      const call = await page.locator(parts.call).first().boundingBox()
      expect((call?.y ?? 999) + (call?.height ?? 999)).toBeLessThanOrEqual(844)
    },
  )

  test('a center without a number has the support line there', async ({ openPage }) => {
    const page = await openPage(`/centers/${bareCenter.slug}`)
    const call = page.locator(parts.call).first()
    expect(await call.getAttribute('href')).toBe('tel:+18447322465')
    expect(await call.textContent()).toBe('ReachNJ 1-844-732-2465')
    expect((await call.boundingBox())?.y).toBeLessThanOrEqual(844)
    const tops = [parts.call, '#little-known', '#where', parts.about, parts.information]
    const measured: number[] = []
    for (const selector of tops) measured.push(await readTop(page, selector))
    expect(measured).toEqual([...measured].sort((one, other) => one - other))
    expect(await page.locator('#will-it-fit, #opening-hours').count()).toBe(0)
    // The specification's section of services stays, with what to ask.
    expect(await page.locator(parts.programs).count()).toBe(1)
  })

  test('the bar with Call Now stays below the contact block and off the crisis lines', async ({
    openPage,
  }) => {
    const page = await openPage(lantern)
    const bar = page.locator('main .sticky')
    const isOnScreen = () =>
      bar.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top < innerHeight - 20 && bottom > 0
      })
    expect(await isOnScreen()).toBe(false)
    await page.locator('#about-center').scrollIntoViewIfNeeded()
    await expect.poll(isOnScreen).toBe(true)
    const link = bar.getByRole('link', { name: 'Call Now' })
    expect(await link.getAttribute('href')).toBe('tel:+16095550142')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('#in-an-emergency').scrollIntoViewIfNeeded()
    const barBottom = (await bar.boundingBox())?.y ?? 9999
    expect(barBottom).toBeLessThan((await page.locator('#in-an-emergency').boundingBox())?.y ?? 0)
  })

  test('what gets the focus is above the bar', async ({ openPage }) => {
    const page = await openPage(lantern)
    const bar = page.locator('main .sticky')
    const links = page.locator('.center-rest :is(a, button, summary):visible')
    for (const link of await links.all()) {
      if (await link.evaluate((element) => element.closest('.sticky') !== null)) continue
      await link.focus()
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
      const top = (await bar.boundingBox())?.y ?? 0
      expect([await link.textContent(), y + height <= Math.max(top, 844)]).toEqual([
        await link.textContent(),
        true,
      ])
    }
  })
})

describe('in every width', () => {
  test.for([lantern, lanternInSpanish, `/centers/${bareCenter.slug}`])(
    '%s is never wider than the screen, with large text too',
    async (path, { openPage }) => {
      for (const size of ['narrow', 'phone', 'desktop'] as const) {
        const page = await openPage(path, { size })
        await expectNoSidewaysScroll(page)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expectNoSidewaysScroll(page)
      }
    },
  )

  test('a desktop has the number beside the name', async ({ openPage }) => {
    const page = await openPage(lantern, { size: 'desktop' })
    expect(await readTop(page, parts.number)).toBeLessThanOrEqual(320)
    const emergency = await page.locator('#in-an-emergency').boundingBox()
    const call = await page.locator(parts.call).first().boundingBox()
    expect(emergency?.x).toBeGreaterThan(800)
    expect(emergency?.y).toBeGreaterThan(call?.y ?? 9999)
  })
})
