import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { test } from '#tests/support/test-browser.ts'

const path = '/worried-about-someone'
const numbers = ['tel:988', 'tel:+18447322465']

describe.each(languages)('Worried About Someone in %s', (language) => {
  test.for([
    ['phone', 520],
    ['desktop', 540],
  ] as const)(
    'begins with 988 and the support line on a %s',
    async ([size, lowest], { openPage }) => {
      const page = await openPage(localize(path, language), { size })
      for (const number of numbers) {
        const button = page.locator(`main a.btn[href="${number}"]`).first()
        const { y = Number.NaN, height = 0 } = (await button.boundingBox()) ?? {}
        expect(y + height).toBeLessThanOrEqual(lowest)
      }
      const lifeline = page.locator('#lines a[href="tel:988"]')
      expect(await lifeline.count()).toBe(0)
      expect(await page.locator('#lines a[href^="sms:988"]').isVisible()).toBe(true)
    },
  )

  test('puts the five steps beside the signs of suicide on a desktop', async ({ openPage }) => {
    const page = await openPage(localize(path, language), { size: 'desktop' })
    const signs = await page.locator('#suicide .warning-signs').boundingBox()
    const steps = await page.locator('#suicide ol').boundingBox()
    expect(steps?.y).toBe(signs?.y)
    expect(steps?.x).toBeGreaterThan((signs?.x ?? 0) + (signs?.width ?? 0))
  })

  test('has its numbers on the first printed sheet', async ({ openPage }) => {
    const page = await openPage(localize(path, language))
    // Letter and A4 less their margins, and the height of the lower one.
    await page.setViewportSize({ width: 700, height: 960 })
    await page.emulateMedia({ media: 'print' })
    for (const number of [...numbers, 'tel:+18006624357']) {
      const { y = Number.NaN } =
        (await page.locator(`main a[href="${number}"]`).first().boundingBox()) ?? {}
      expect(y).toBeLessThan(900)
    }
  })
})

test.for(['/treatment-types', path])(
  'each step of the scale on %s leads to its section and finds centers',
  async (guide, { openPage }) => {
    const page = await openPage(guide)
    const links = await page
      .locator('main ol a[href^="/centers"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toEqual([
      '/centers?type=outpatient',
      '/centers?offers=intensive-outpatient',
      '/centers?offers=partial-hospitalization',
      '/centers?type=residential',
    ])
    const anchors = await page
      .locator('main a[href^="/treatment-types#"]')
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).hash))
    expect(anchors).toEqual([
      '#outpatient',
      '#intensive-outpatient',
      '#intensive-outpatient',
      '#inpatient',
      '#detox',
      '#sober-living',
    ])
    for (const link of links) {
      await page.goto(link)
      expect(await page.locator('article').count()).toBeGreaterThan(0)
    }
    await page.goto('/treatment-types')
    for (const anchor of anchors) expect(await page.locator(`section${anchor}`).count()).toBe(1)
  },
)

test('Support Groups names the groups for families before the others', async ({ openPage }) => {
  const page = await openPage('/support-groups#families')
  const headings = await page.locator('#in-the-state :is(h3, h4)').allTextContents()
  expect(headings[0]).toBe(await page.locator('#families').textContent())
  expect(headings.slice(1, 3).join()).toMatch(/Al-Anon.*Nar-Anon/)
  const [families, others] = [page.locator('#families'), page.locator('#users')]
  const [first, second] = [await families.boundingBox(), await others.boundingBox()]
  expect(first?.y).toBeLessThan(second?.y ?? 0)
})

test.for([
  ['/', 'nav[aria-label="Start here"] a:nth-child(3)'],
  ['/centers?q=my+son+is+using', '[aria-labelledby="topic-family"] .arrow-link'],
] as const)('%s leads to the page, by %s', async ([address, link], { openPage }) => {
  const page = await openPage(address)
  await page.locator(link).tap()
  await page.waitForURL(`**${path}`)
  expect(await page.locator('h1').textContent()).toBe('Worried About Someone')
})
