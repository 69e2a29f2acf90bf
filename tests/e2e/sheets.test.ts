import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

/** Count the pages of a PDF: Chromium writes one such entry for each. */
async function countPages(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Widths of Letter and A4 between the margins, in CSS pixels. */
const paperWidths = { Letter: 725, A4: 703 }

/** Expect one page per format, and that the sheet's fixed height cuts off nothing. */
async function expectOnePage(page: Page) {
  for (const format of ['Letter', 'A4'] as const) {
    expect(await countPages(page, format)).toBe(1)
    await page.setViewportSize({ width: paperWidths[format], height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .locator('.sheet')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(cut).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: null })
  }
}

const addresses = [
  '/centers/sheet',
  '/es/centros/hoja',
  '/counties/essex/sheet',
  '/es/condados/passaic/hoja',
  '/centers/sheet?q=zzzzqqqq',
  `/centers/sheet?q=medicaid+${'x'.repeat(100)}&near=${'W'.repeat(120)}`,
]

describe('a sheet on paper', () => {
  test.for(addresses)('%s is one page of Letter and A4', async (path, { openPage }) => {
    await expectOnePage(await openPage(path))
  })

  test.for(['/centers/sheet', '/es/centros/hoja'])(
    '%s is one page with long names and numbers to call, in all of its rows',
    async (path, { openPage }) => {
      const page = await openPage(`${path}?type=detox&offers=medicaid&offers=methadone`)
      await page.goto(path)
      const rows = page.locator('.sheet-rows > li')
      expect(await rows.count()).toBe(12)
      await rows.evaluateAll((all) => {
        for (const row of all) {
          const name = row.querySelector('b')
          if (name)
            name.textContent = 'Ironbridge Community Center for Addiction Medicine '.repeat(6)
          const number = row.querySelector('.sheet-call > :first-child')
          if (number) number.textContent = 'Phone not available'
        }
      })
      await expectOnePage(page)
    },
  )

  test.for(['/centers/sheet', '/es/centros/hoja', '/counties/essex/sheet'])(
    '%s is also a booklet: two pages side by side, without scripts',
    async (path, { openPage }) => {
      const page = await openPage(path, { scripts: false })
      await page.locator('a[href="#booklet"]').click()
      expect(await page.locator('.booklet-on').first().isVisible()).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBeLessThan(200)
      for (const format of ['Letter', 'A4'] as const) {
        const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
        const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
        expect(Number(width)).toBeGreaterThan(Number(height))
      }
      // A4 on its side.
      await page.setViewportSize({ width: 1032, height: 718 })
      await page.emulateMedia({ media: 'print' })
      const ends = await page
        .locator('.sheet > :is(header, footer)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      const [top, foot] = ends
      expect(foot?.left).toBeGreaterThanOrEqual(top?.right ?? Number.POSITIVE_INFINITY)
      expect(foot?.right).toBeLessThanOrEqual(1032)
    },
  )

  test('prints its day, its numbers and its rows, and nothing of the site around it', async ({
    openPage,
  }) => {
    const page = await openPage('/centers/sheet')
    await page.emulateMedia({ media: 'print' })
    const controls = page.locator('button:visible, summary:visible, nav:visible, form:visible')
    expect(await controls.count()).toBe(0)
    const sizes = await page
      .locator('.sheet *:visible')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    const day = page.locator('.paper-day time')
    const daySize = await day.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(Math.max(...sizes)).toBe(daySize)
    for (const number of ['988', '911', '1-844-732-2465']) {
      expect(await page.locator('.paper-lines').getByText(number, { exact: true }).count()).toBe(1)
    }
    expect(await page.getByRole('img', { name: 'QR code of the newest list' }).isVisible()).toBe(
      true,
    )
  })

  test('has a button that prints, and a sentence without scripts', async ({ openPage }) => {
    const page = await openPage('/counties/essex/sheet')
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed'
      }
    })
    await page.getByRole('button', { name: 'Print this sheet' }).click()
    expect(await page.title()).toBe('printed')
    const still = await openPage('/counties/essex/sheet', { scripts: false })
    expect(await still.getByText('use Print in your browser’s menu').isVisible()).toBe(true)
    expect(await still.getByRole('button', { name: 'Print this sheet' }).isVisible()).toBe(false)
  })

  test('stays white in the dark, and fits a narrow phone', async ({ openPage }) => {
    const page = await openPage('/es/condados/essex/hoja', { size: 'narrow', scheme: 'dark' })
    const look = await page.locator('.sheet').evaluate((sheet) => {
      const { backgroundColor, color } = getComputedStyle(sheet)
      return { backgroundColor, color }
    })
    expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(17, 17, 17)' })
    const heights = await page
      .locator('.sheet-call > a, .paper-lines a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
  })
})
