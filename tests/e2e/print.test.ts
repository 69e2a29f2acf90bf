import { describe, expect } from 'vitest'
import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { countSheets, formats, listCut, readPaper, showAsPaper } from '#tests/support/paper.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { test } from '#tests/support/test-browser.ts'

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
    // A folded section of a center is open on paper, and its summary is a heading.
    const controls = page.locator(
      'button:visible, input:visible, details:not(.fold, .fold *) > summary:visible, nav:visible, form:visible',
    )
    expect(await controls.count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Quick exit' }).count()).toBe(0)
    for (const line of ['911', '988']) {
      expect(await page.getByText(line).filter({ visible: true }).count()).toBeGreaterThan(0)
    }
  })

  test.for([
    ['/centers?near=Newark&offers=medicaid', 'Addiction treatment near Newark'],
    ['/es/condados/essex', 'Tratamiento de adicciones en el condado de Essex'],
    ['/towns/newark', 'Addiction treatment near Newark'],
  ] as const)('Ctrl+P on %s prints its sheet', async ([path, title], { openPage }) => {
    const page = await openPage(path)
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset.printed = 'yes'
      }
    })
    await page.keyboard.press('Control+p')
    await page.locator('body[data-printed]').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    expect(page.url()).not.toContain('#')
    await page.keyboard.press('Control+f')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  })

  test.for(['/centers', '/es/centros', '/centers?near=Newark&offers=medicaid'])(
    '%s from the browser’s menu has the day, the crisis lines, the sheet’s link, and no hours of the moment',
    async (path, { openPage }) => {
      const opened = new Date()
      const page = await openPage(path, { size: 'desktop' })
      await page.emulateMedia({ media: 'print' })
      const text = await readPaper(page)
      const isSpanish = path.startsWith('/es')
      // Two days, if midnight has passed since.
      const days = [opened, new Date()].map((date) => formatDate(date, isSpanish ? 'es' : 'en'))
      expect(days).toContain(await page.locator('.printed-day:visible').textContent())
      expect(text).toContain('1-844-732-2465')
      expect(text).toContain(isSpanish ? '/es/centros/hoja' : '/centers/sheet')
      // The map's legend is not a center's.
      const listed = (await page.locator('#results .rows').allTextContents()).join()
      expect(listed.length).toBeGreaterThan(1000)
      const shown = await page.locator('.rows .status:visible').allTextContents()
      expect(shown.join()).not.toMatch(/open|closes|abierto|cierra/i)
      expect(await page.locator('form:visible, nav:visible, body > footer:visible').count()).toBe(0)
    },
  )

  test('a position is not printed', async ({ openPage }) => {
    const page = await openPage('/centers?near=40.22,-74.76')
    await page.emulateMedia({ media: 'print' })
    const head = (await readPaper(page)).split('988')[0]
    expect(head).toContain('/centers/sheet')
    expect(head).not.toContain('40.22')
  })

  test('a long center page is printed whole, on as many sheets as it needs', async ({
    openPage,
  }) => {
    const page = await openPage(lantern)
    await page.evaluate(() => {
      const text = document.querySelector('section[aria-labelledby="about-center"] .prose')
      if (text)
        text.innerHTML = `${'<p>Words about the house. </p>'.repeat(80)}<p>The last word.</p>`
      for (const list of document.querySelectorAll('.services')) {
        list.innerHTML = `${'<li>One more of the services</li>'.repeat(40)}<li>The last service</li>`
      }
    })
    for (const format of formats) {
      expect(await countSheets(page, format)).toBeGreaterThan(1)
      await showAsPaper(page, format)
      expect(await listCut(page)).toEqual([])
      expect(await page.getByText('The last word.').isVisible()).toBe(true)
      expect(await page.getByText('The last service').last().isVisible()).toBe(true)
      await page.emulateMedia({ media: null })
    }
  })

  test.for([lantern, '/es/centros/cedar-lantern-recovery-center'])(
    '%s prints its number large, a week that no day changes, and nothing of the moment',
    async (path, { openPage }) => {
      const page = await openPage(path)
      await showAsPaper(page, 'Letter')
      const phone = page.getByRole('link', { name: '(609) 555-0142' }).first()
      const size = await phone.evaluate((element) => getComputedStyle(element).fontSize)
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32)
      expect(await listCut(page)).toEqual([])
      expect(await readPaper(page)).not.toMatch(
        /open now|closed now|\(today\)|abierto ahora|\(hoy\)/i,
      )
      const days = await page.locator('.week > li').allInnerTexts()
      expect(days).toHaveLength(7)
      expect(days[0]).toMatch(/Monday\s+Open 24 hours|Lunes\s+Abierto las 24 horas/)
    },
  )

  test('a center has the day, a code that leads to the page, all services, and lines to write on', async ({
    openPage,
  }) => {
    const opened = new Date()
    const page = await openPage(lantern)
    await showAsPaper(page, 'Letter')
    const text = await readPaper(page)
    const days = [opened, new Date()].map((date) => `Printed ${formatDate(date, 'en')}`)
    expect(days.some((day) => text.includes(day))).toBe(true)
    expect(await page.locator('.paper-qr svg').isVisible()).toBe(true)
    expect(await page.getByText('Relapse prevention classes').isVisible()).toBe(true)
    const rules = await page
      .locator('.asks > li')
      .evaluateAll((lines) =>
        lines.map((line) => Number.parseFloat(getComputedStyle(line, '::after').borderBottomWidth)),
      )
    expect(rules.length).toBeGreaterThanOrEqual(5)
    for (const rule of rules) expect(rule).toBeGreaterThan(0)
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

  test('a call sheet asks in both languages, for Spanish first, then about Medicaid where it is accepted', async ({
    openPage,
  }) => {
    const page = await openPage(`${lantern}/call-sheet`)
    const [, spoken, first] = await page.locator('.call-questions tr').allTextContents()
    expect(spoken).toContain('Is there someone who speaks Spanish?¿Hay alguien que hable español?')
    const says = page.locator('.call-sheet p', { hasText: 'Say first' })
    expect(await says.textContent()).toContain('“Busco ayuda para una adicción')
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

  test('a call sheet of a center without a number says where it is and whom to call', async ({
    openPage,
  }) => {
    const page = await openPage(`/centers/${bareCenter.slug}/call-sheet`)
    await page.emulateMedia({ media: 'print' })
    const text = await readPaper(page)
    expect(text).toContain('Phone not available. Call the 24/7 support line instead: ReachNJ')
    expect(text).not.toContain('Say first')
    const sizes = await page
      .locator('.call-sheet :text("Phone not available")')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    // 12 points.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16)
  })

  test('the list is the same sheet, with what was noted and a QR code that opens it', async ({
    openPage,
  }) => {
    const page = await openPage('/centers?near=Trenton', { size: 'desktop' })
    for (const name of ['Cedar Lantern Recovery Center', 'Wren and Harrow Recovery House']) {
      await page.getByRole('button', { name: `Save ${name}` }).click()
    }
    await page.goto('/list')
    await page.getByRole('button', { name: 'No answer' }).first().click()
    await page.getByText('Up to date with the directory.').waitFor()
    for (const format of formats) expect(await countSheets(page, format)).toBe(1)
    await showAsPaper(page, 'Letter')
    const text = await readPaper(page)
    expect(text).toMatch(/Printed \w+ \d+, 20\d\d/)
    expect(text).toMatch(/\(609\) 555-0142 [\d.]+ mi · 410 Lantern Row, Trenton, NJ 08608 M–F 24 h/)
    expect(text).toContain('What happened: No answer')
    expect(text).toMatch(/Methadone\s*: no/)
    for (const number of ['988', '911', '1-844-732-2465']) expect(text).toContain(number)
    expect(text).not.toMatch(/Open now|Call this one next|Remove/)
    expect(await listCut(page)).toEqual([])
    const code = page.getByRole('img', { name: 'QR code of the link' })
    expect(await code.filter({ visible: true }).count()).toBe(1)
    const hidden = page.locator('button:visible, nav:visible, body > footer:visible')
    expect(await hidden.count()).toBe(0)
  })

  test('a comparison breaks no word', async ({ openPage }) => {
    const page = await openPage('/centers')
    const save = page.getByRole('button', { name: /^Save / })
    for (let count = 0; count < 5; count += 1) await save.first().click()
    await page.goto('/list')
    for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all())
      await box.check()
    await page.evaluate(() => {
      document.documentElement.dataset.print = 'compare'
    })
    // Letter on its side, between the margins.
    await page.setViewportSize({ width: 965, height: 732 })
    await page.emulateMedia({ media: 'print' })
    const broken = await page.locator('.compare :is(th, td):visible').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange()
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? ''
          for (const { 0: word, index } of text.matchAll(/\S+/g)) {
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (range.getClientRects().length > 1 && !/[-/]/.test(word)) found.push(word)
          }
        }
        return found
      }),
    )
    expect(broken).toEqual([])
  })
})
