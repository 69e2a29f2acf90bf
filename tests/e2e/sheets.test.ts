import { describe, expect } from 'vitest'
import { countSheets, formats, listCut, readPaper, showAsPaper } from '#tests/support/paper.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const longName = 'Ironbridge Community Center for Addiction Medicine and Family Therapy, Elizabeth'

describe('a sheet on paper', () => {
  test.for([
    '/centers/sheet',
    '/es/centros/hoja',
    '/centers/sheet?near=Newark&offers=medicaid',
    '/counties/essex/sheet',
    '/es/condados/passaic/hoja',
    '/centers/sheet?q=zzzzqqqq',
    `/centers/sheet?q=medicaid+${'x'.repeat(100)}&near=${'W'.repeat(120)}`,
  ])(
    '%s fills as many pages of Letter and A4 as it says, and cuts nothing',
    async (path, { openPage }) => {
      const page = await openPage(path)
      const pages = await page.locator('.paper-sheet').count()
      for (const format of formats) {
        expect(await countSheets(page, format)).toBe(pages)
        await showAsPaper(page, format)
        expect(await listCut(page)).toEqual([])
        await page.emulateMedia({ media: null })
      }
      await page.emulateMedia({ media: 'print' })
      const text = await readPaper(page)
      expect(text).not.toMatch(/…|Open now|Abierto ahora/)
      if (pages > 1) expect(text).toMatch(new RegExp(`(Page|Página) ${pages} (of|de) ${pages}`))
    },
  )

  test.for(['/centers/sheet', '/es/centros/hoja'])(
    '%s has eight a page also where each has a long name',
    async (path, { openPage }) => {
      const page = await openPage(path)
      const pages = await page.locator('.paper-sheet').count()
      expect(await page.locator('.paper-sheet').first().locator('.paper-center').count()).toBe(8)
      await page.locator('.paper-name').evaluateAll((names, name) => {
        for (const heading of names) heading.textContent = name
      }, longName)
      for (const format of formats) expect(await countSheets(page, format)).toBe(pages)
    },
  )

  test('has numbers of 21 points, two columns, and lines to write on', async ({ openPage }) => {
    const page = await openPage('/centers/sheet?near=Camden&within=50')
    for (const format of formats) {
      await showAsPaper(page, format)
      const sizes = await page
        .locator('.paper-number')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
      // In pixels: 21 points are 28.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(27.9)
      const lefts = await page
        .locator('.paper-center')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
      expect(new Set(lefts).size).toBe(2)
    }
    const center = page.locator('.paper-center').first()
    expect(await center.textContent()).toMatch(/Notes\s+Called\s+Bed\s+Yes \/ No · Name/)
    const rules = await center
      .locator('.paper-rule > span')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    // The line for notes is nearly as wide as the column.
    expect(rules[0]).toBeGreaterThan(200)
    expect(Math.min(...rules)).toBeGreaterThan(40)
  })

  test('prints nothing of the site around it', async ({ openPage }) => {
    const page = await openPage('/centers/sheet')
    await page.emulateMedia({ media: 'print' })
    const controls = page.locator('button:visible, summary:visible, nav:visible, form:visible')
    expect(await controls.count()).toBe(0)
    const code = page.getByRole('img', { name: 'QR code of the newest list' })
    expect(await code.first().isVisible()).toBe(true)
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
    const look = await page
      .locator('.paper')
      .first()
      .evaluate((sheet) => {
        const { backgroundColor, color } = getComputedStyle(sheet)
        return { backgroundColor, color }
      })
    expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(17, 17, 17)' })
    const heights = await page
      .locator('.paper-number a, .paper-lines a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
  })
})
