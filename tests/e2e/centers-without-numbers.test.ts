import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { openAppWithoutNumbers } from '#tests/support/centers-without-numbers.ts'
import { type TestApp, testSite } from '#tests/support/test-app.ts'
import { test } from '#tests/support/test-browser.ts'

const lists = ['/centers', '/centers?near=Newark', '/counties/essex']
const center = '/centers/acenda-inc'
const screens = languages.flatMap((language) =>
  [...lists, center].map((path) => localize(path, language)),
)

/** The color of a solid button, `--color-action`. */
const action = 'rgb(20, 82, 60)'

/** The lowest place of the first number's middle, in pixels. */
const limits = { phone: 520, desktop: 540 }

let app: TestApp
beforeAll(async () => {
  app = await openAppWithoutNumbers()
})
afterAll(() => app?.close())

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test.for(screens)('%s starts with the support line', async (path, { openPage }) => {
    const page = await openPage(path, { size, app })
    const { href, label, middle, background } = await readFirstNumber(page)
    expect(href).toBe('tel:+18447322465')
    expect(label).toBe(`${testSite.supportLine.label} ${testSite.supportLine.phone}`)
    expect(middle).toBeLessThanOrEqual(limits[size])
    expect(background).toBe(action)
  })
})

test.for(languages.flatMap((language) => lists.map((path) => localize(path, language))))(
  '%s says once where its rows are from',
  async (path, { openPage }) => {
    const page = await openPage(path, { app })
    const words = (await page.locator('main').textContent()) ?? ''
    expect(words.match(/not checked yet|aún sin revisar/g)).toHaveLength(1)
  },
)

test.for([
  ['en', 'We only have the address'],
  ['es', 'Solo tenemos la dirección'],
] as const)(
  'a center says what is missing instead of empty sections: %s',
  async (texts, { openPage }) => {
    const [language, title] = texts
    const page = await openPage(localize(center, language), { app })
    expect(await page.locator('#little-known').textContent()).toContain(title)
    // The specification's section of services stays, with what to ask.
    expect(await page.locator('#opening-hours, #ratings, #before-you-go').count()).toBe(0)
    expect(await page.locator('#center-services').count()).toBe(1)
  },
)

/** Read the first number in the page's main part. */
function readFirstNumber(page: Page) {
  return page
    .locator('main a[href^="tel:"]:visible')
    .first()
    .evaluate((link) => {
      const { top, height } = link.getBoundingClientRect()
      return {
        href: link.getAttribute('href'),
        label: link.textContent,
        middle: top + height / 2,
        background: getComputedStyle(link).backgroundColor,
      }
    })
}
