import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { test } from '#tests/support/test-browser.ts'

/** Count the sheets of a printed page: Chromium's PDF has one such entry per sheet. */
async function countSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const longest = sampleCenters.reduce((a, b) => (b.name.length > a.name.length ? b : a)).name
const lantern = '/centers/cedar-lantern-recovery-center'

describe('on paper', () => {
  test.for([
    '/emergency-help',
    '/es/ayuda-de-emergencia',
    '/es/centros/cedar-lantern-recovery-center',
    lantern,
    `/centers/${importedCenter.slug}`,
    `/centers/${bareCenter.slug}`,
  ])('%s is one sheet, with its URL and without controls', async (path, { openPage }) => {
    const page = await openPage(path)
    expect(await countSheets(page, 'Letter')).toBe(1)
    expect(await countSheets(page, 'A4')).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const address = path.slice(1)
    expect(await page.getByText(new RegExp(`^[\\w.:]+/${address}$`)).isVisible()).toBe(true)
    const controls = page.locator('button:visible, summary:visible, nav:visible, form:visible')
    expect(await controls.count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Quick exit' }).count()).toBe(0)
    expect(await page.getByText('911').first().isVisible()).toBe(true)
    expect(await page.getByText('988').filter({ visible: true }).count()).toBeGreaterThan(0)
  })

  test.for(['/centers', '/es/centros', '/centers?near=Newark&offers=medicaid'])(
    '%s is rows, some twenty a sheet, below the day and the crisis lines',
    async (path, { openPage }) => {
      const opened = new Date()
      const page = await openPage(path, { size: 'desktop' })
      // Two of rows, and the map.
      expect(await countSheets(page, 'Letter')).toBeLessThanOrEqual(3)
      expect(await countSheets(page, 'A4')).toBeLessThanOrEqual(3)
      await page.emulateMedia({ media: 'print' })
      const head = await page.locator('.printed-head').textContent()
      const language = path.startsWith('/es') ? 'es' : 'en'
      // Two days, if midnight has passed since.
      const days = [opened, new Date()].map((date) => formatDate(date, language))
      expect(days.some((day) => head?.includes(day))).toBe(true)
      expect(head).toContain('1-844-732-2465')
      expect(head?.includes('Newark')).toBe(path.includes('Newark'))
      const heights = await page
        .locator('.row')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      // Letter less its margins has 960 pixels.
      expect(heights.length).toBe(24)
      expect(heights.reduce((sum, height) => sum + height) / 24).toBeLessThanOrEqual(960 / 17)
      const hidden = page.locator('form:visible, nav:visible, body > footer:visible')
      expect(await hidden.count()).toBe(0)
    },
  )

  test('a long center page is still one sheet', async ({ openPage }) => {
    const page = await openPage(lantern)
    await page.evaluate(() => {
      const text = document.querySelector('section[aria-labelledby="about-center"] .prose')
      if (text) text.innerHTML = '<p>Words about the house. </p>'.repeat(80)
      const services = document.querySelector('section[aria-labelledby="center-services"] dl')
      for (const list of services?.querySelectorAll('ul') ?? []) {
        list.innerHTML = '<li>One more of the services</li>'.repeat(40)
      }
      if (services) services.innerHTML += services.innerHTML
    })
    expect(await countSheets(page, 'Letter')).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const phone = page.getByRole('link', { name: '(609) 555-0142' }).first()
    const size = await phone.evaluate((element) => getComputedStyle(element).fontSize)
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32)
  })

  test.for([`/centers/${bareCenter.slug}`, `/es/centros/${bareCenter.slug}`])(
    '%s, without a number, prints the support line’s, and no links to act on',
    async (path, { openPage }) => {
      const page = await openPage(path)
      await page.emulateMedia({ media: 'print' })
      const contact = page.getByRole('region', { name: /^(Contact this center|Contacto)/ })
      expect(await contact.getByText('1-844-732-2465').isVisible()).toBe(true)
      const links = page.locator('main a[href$="/suggest"], main a[href$="/sugerir"]')
      expect(await links.filter({ visible: true }).count()).toBe(0)
    },
  )

  test.for([
    [`${lantern}/call-sheet`, 'Print this sheet', 'With NJ FamilyCare (Medicaid)'],
    [
      '/es/centros/cedar-lantern-recovery-center/hoja-de-llamada',
      'Imprimir esta hoja',
      'Con NJ FamilyCare (Medicaid)',
    ],
  ] as const)(
    '%s has a button that prints one sheet with the facts',
    async ([path, label, question], { openPage }) => {
      const page = await openPage(path)
      const text = await page.locator('main').textContent()
      expect(text).toContain(question)
      expect(text).toMatch(/(How it is paid|Cómo se paga): Medicaid, Medicare/)
      expect(await countSheets(page, 'Letter')).toBe(1)
      expect(await countSheets(page, 'A4')).toBe(1)
      await page.evaluate(() => {
        window.print = () => {
          document.title = 'printed'
        }
      })
      await page.getByRole('button', { name: label }).click()
      expect(await page.title()).toBe('printed')
    },
  )

  test('a call sheet asks in English and Spanish, about Medicaid first where it is accepted', async ({
    openPage,
  }) => {
    const page = await openPage(`${lantern}/call-sheet`)
    const [, first] = await page.locator('.call-questions tr').allTextContents()
    expect(first).toContain('With NJ FamilyCare (Medicaid): do you take our plan')
    expect(first).toContain('Con NJ FamilyCare (Medicaid): ¿aceptan nuestro plan?')
    const spanish = page.locator('.call-questions td[lang="es"]')
    expect(await spanish.count()).toBe(await page.locator('.call-questions tbody tr').count())
  })

  test('a call sheet of a center with a long name and many facts is one sheet', async ({
    openPage,
  }) => {
    const page = await openPage(`${findSamplePath(({ name }) => name === longest)}/call-sheet`)
    expect(await countSheets(page, 'Letter')).toBe(1)
    expect(await countSheets(page, 'A4')).toBe(1)
  })

  test('a call sheet explains printing without scripts, and asks about Medicaid only when accepted', async ({
    openPage,
  }) => {
    const page = await openPage(`/centers/${bareCenter.slug}/call-sheet`, { scripts: false })
    expect(await page.getByText('use Print in your browser’s menu').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Print this sheet' }).isVisible()).toBe(false)
    expect(await page.locator('main').textContent()).not.toContain('Medicaid')
  })

  test('the list is one sheet with its day and numbers, and nothing of the site around it', async ({
    openPage,
  }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    for (const name of ['Cedar Lantern Recovery Center', 'Saltgrass Treatment House']) {
      await page.getByRole('button', { name: `Save ${name}` }).click()
    }
    await page.goto('/list')
    await page.getByText('What they said').first().waitFor()
    expect(await countSheets(page, 'Letter')).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/^Printed \w+ \d+, 20\d\d/).waitFor()
    const hidden = page.locator('button:visible, nav:visible, body > footer:visible')
    expect(await hidden.count()).toBe(0)
    const color = await page
      .locator('.kept-head > .btn')
      .first()
      .evaluate((call) => getComputedStyle(call).color)
    expect(color).toBe('rgb(0, 0, 0)')
  })

  test('the list prints no heading of details that are closed', async ({ openPage }) => {
    const page = await openPage('/centers')
    await page.getByRole('button', { name: 'Save Cedar Lantern Recovery Center' }).click()
    await page.goto('/list')
    const details = page.locator('.kept-details')
    await details.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await details.isVisible()).toBe(false)
    await details.evaluate((element) => element.setAttribute('open', ''))
    expect(await details.getByText('Medicaid').isVisible()).toBe(true)
  })
})
