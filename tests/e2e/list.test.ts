import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { emptyList } from '#app/center/saved/kept-list.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { readTraces } from '#tests/support/device-store.ts'
import { sizes } from '#tests/support/launch-options.ts'
import {
  cards,
  keep,
  names,
  openDetails,
  openKept,
  openList,
  readAllCenters,
  shownNames,
  storeList,
} from '#tests/support/list-pages.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

describe('the list', () => {
  test('is reordered and shortened by keyboard, and a removal is undone', async ({ openPage }) => {
    const page = await openKept(openPage)
    const down = page.getByRole('button', { name: `Move ${names[0]} down` })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => shownNames(page)).toEqual([names[1], names[0], names[2]])
    expect(await down.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => shownNames(page)).toEqual([names[1], names[2], names[0]])
    await page.getByRole('button', { name: `Remove ${names[2]}` }).press('Enter')
    await expect.poll(() => shownNames(page)).toEqual([names[1], names[0]])
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(() => shownNames(page)).toEqual([names[1], names[2], names[0]])
    await page.reload()
    await expect.poll(() => shownNames(page)).toEqual([names[1], names[2], names[0]])
  })

  test('stores the record of a call, and a call-back for the calendar', async ({ openPage }) => {
    const page = await openKept(openPage, names.slice(0, 1))
    const card = cards(page).first()
    await card.getByRole('button', { name: 'Answered' }).click()
    await openDetails(card)
    await card.getByText('More fields').click()
    await card.getByRole('button', { name: 'Now' }).click()
    await card.getByLabel('What happened').selectOption('Call back later')
    await card.getByLabel('Call back at').fill('2026-12-01T09:30')
    await card.getByLabel('Has an opening on').fill('2026-12-02')
    await card.getByLabel('Takes my insurance').selectOption('Yes')
    await card.getByLabel('What it costs').fill('$40 a day')
    await card.getByLabel('Who answered').fill('Maria')
    await card.getByLabel('Notes').fill('Bring the card.\nAsk for bed 4.')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(sizes.phone)
    const waiting = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Add to my calendar' }).click()
    const calendar = readFileSync((await (await waiting).path()) ?? '', 'utf8')
    expect(calendar.replaceAll('\r\n ', '')).toContain('DTSTART:20261201T093000\r\n')
    expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:Call ${names[0]}\r\n`)
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    await page.reload()
    const written = cards(page).first()
    for (const words of [
      'Call back later',
      'December 1, 2026',
      '$40 a day',
      'Maria',
      'Ask for bed 4.',
    ]) {
      await written.getByText(words).first().waitFor()
    }
    // On a phone, the text has more room than its label.
    const widths = await written
      .locator('.kept-facts > div')
      .last()
      .evaluate((row) => [...row.children].map((part) => part.getBoundingClientRect().width))
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
  })

  test('compares side by side: differences are marked, and numbers call', async ({ openPage }) => {
    const page = await openKept(openPage)
    expect(await page.locator('.compare-bar').count()).toBe(0)
    for (const name of names) await page.getByLabel(`Compare ${name}`).check()
    const bar = page.getByRole('link', { name: '3 ticked Compare side by side' })
    await page.evaluate(() => scrollTo(0, 0))
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(sizes.phone.height)
    await bar.tap()
    await expect
      .poll(async () => (await page.locator('#compare').boundingBox())?.y ?? 9999)
      .toBeLessThan(200)

    const heads = page.locator('.compare thead th:visible')
    expect(await heads.allTextContents()).toEqual(names.slice(0, 2))
    await page.getByText('1–2 of 3').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await heads.allTextContents()).toEqual(names.slice(1))
    const row = (label: string) => page.locator('.compare tbody tr', { hasText: label })
    expect(await row('Kind of care').getAttribute('class')).toBe('compare-differs')
    expect(await row('Kind of care').locator('th').textContent()).toBe('≠ Kind of care, different')
    for (const label of ['Phone', 'Address', 'Trusted']) {
      expect([label, await row(label).first().getAttribute('class')]).toEqual([label, null])
    }
    expect(await row('Trusted').locator('td').allTextContents()).toEqual(['Yes', 'Yes', 'Yes'])
    expect(await row('Rating').first().locator('td').first().textContent()).toMatch(
      /^4\.\d \(\d+\)$/,
    )
    const calls = row('Phone').locator('a[href^="tel:"]')
    expect(await calls.count()).toBe(3)
    const lines = await calls.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).whiteSpace),
    )
    expect(new Set(lines)).toEqual(new Set(['nowrap']))
    await expectNoSidewaysScroll(page)
    const scrolling = await page
      .locator('.compare, .compare *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflow))
          .map((part) => part.className),
      )
    expect(scrolling).toEqual([])

    await page.setViewportSize(sizes.desktop)
    expect(await heads.allTextContents()).toEqual(names)
    const list = await page.locator('.list-calls').boundingBox()
    const table = await page.locator('.compare').boundingBox()
    expect(table?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    expect(await page.locator('.compare-bar').isVisible()).toBe(false)
    // Not on a phone: the bar covers a part of a link until the page is scrolled.
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('takes what a later center said from its details', async ({ openPage }) => {
    const page = await openKept(openPage)
    const number = page.locator('#next-call')
    const first = await number.textContent()
    const later = cards(page).nth(1)
    await openDetails(later)
    await later.getByRole('button', { name: 'Has a bed' }).click()
    expect(await shownNames(page)).toEqual([names[0], names[2], names[1]])
    expect(await number.textContent()).toBe(first)
  })

  test('without numbers has the support line once, addresses and the way there', async ({
    openPage,
  }) => {
    const page = await openPage('/centers', { size: 'phone' })
    const centers = (await readAllCenters(page))
      .filter(({ status, place }) => status === 'Open' && typeof place !== 'string' && place.city)
      .slice(0, 3)
      .map((center) => ({ ...center, id: randomUUID(), phone: null, admission: {} }))
    await storeList(page, {
      ...emptyList,
      centers: centers.map((center) => ({ center, keptAt: '2026-11-24T12:00:00Z', call: {} })),
    })
    await openList(page)
    await page.getByText('We have no phone numbers for these centers yet').waitFor()
    const calls = page.locator('#list .list-calls a[href^="tel:"]')
    expect(await calls.evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
      '1-844-732-2465',
    ])
    expect(await page.locator('#list a[href^="https://www.google.com/maps/dir/"]').count()).toBe(3)
    for (const { address } of centers)
      await page
        .getByText(address ?? '')
        .first()
        .waitFor()
    await expectAccessible(page)
  })

  test('a row is as high as its lines and its tools, and fits every width', async ({
    openPage,
  }) => {
    const page = await openKept(openPage)
    const heights = await page
      .locator('.row.kept-card')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(Math.max(...heights)).toBeLessThanOrEqual(189)
    for (const root of ['', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, root)
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoSidewaysScroll(page)
        const broken = await page.locator('#list a[href^="tel:"]:visible').evaluateAll((links) =>
          links.flatMap((link) => {
            const range = document.createRange()
            range.selectNodeContents(link)
            const lines = [...range.getClientRects()].filter(({ width }) => width > 40)
            return lines.length > 1 && !link.querySelector('svg') ? [link.textContent] : []
          }),
        )
        expect([root, width, broken]).toEqual([root, width, []])
      }
    }
  })

  test('shows what has changed, and what is no longer listed', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, names.slice(0, 2))
    await page.evaluate((gone) => {
      const list = JSON.parse(localStorage.getItem('list') ?? '')
      list.centers[0].center.phone = '(609) 555-0100'
      list.centers[1].center.id = gone
      localStorage.setItem('list', JSON.stringify(list))
    }, randomUUID())
    await openList(page)
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await first.getByText('Changed since you saved it').waitFor()
    await first.getByText('(was: (609) 555-0100)').waitFor()
    await second.getByText('This center is no longer in the directory.').waitFor()
    await expectAccessible(page)
    await first.getByRole('button', { name: 'Seen' }).click()
    expect(await first.getByText('Changed since you saved it').count()).toBe(0)
  })

  test('offers no call to a permanently closed center', async ({ openPage }) => {
    const page = await openPage('/centers?q=lowland+ferry')
    await page.locator('[data-keep]').click()
    await openList(page)
    await cards(page).getByText('Permanently Closed', { exact: true }).first().waitFor()
    expect(await cards(page).locator('a[href^="tel:"]').count()).toBe(0)
    const link = await page.getByLabel('Link to this list').inputValue()
    const shared = await openPage(`/list${new URL(link).hash}`)
    await shared.locator('.shared-centers').getByText('Permanently Closed').waitFor()
    expect(await shared.locator('.shared-centers a[href^="tel:"]').count()).toBe(0)
  })

  test('loses nothing with two tabs open', async ({ openPage }) => {
    const page = await openKept(openPage, names.slice(0, 1))
    const other = await page.context().newPage()
    await other.goto('/centers')
    await keep(other, names.slice(1, 2))
    await expect.poll(() => shownNames(page)).toEqual(names.slice(0, 2))
    await page.getByRole('button', { name: `Remove ${names[0]}` }).click()
    await other.getByRole('button', { name: `Save ${names[0]}`, exact: true }).waitFor()
    await other.evaluate(() => localStorage.clear())
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  })

  test('stays on the page when it cannot be stored, and says so', async ({ openPage }) => {
    const page = await openKept(openPage, names.slice(0, 1))
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError')
      }
    })
    const card = cards(page).first()
    await openDetails(card)
    await card.getByText('More fields').click()
    await card.getByLabel('What it costs').fill('$40 a day')
    await page.getByText('This browser has no room left for the list.').waitFor()
    expect(await card.getByLabel('What it costs').inputValue()).toBe('$40 a day')
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    expect(readFileSync((await (await waiting).path()) ?? '', 'utf8')).toContain('$40 a day')
  })

  test('can be saved as a file and opened again', async ({ openPage }) => {
    const page = await openKept(openPage)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = (await (await waiting).path()) ?? ''
    await page.getByRole('button', { name: `Remove ${names[2]}` }).click()
    await page.getByText(`${names[2]} is off your list.`).waitFor()
    await page.getByRole('button', { name: 'Clear everything on this device' }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await readTraces(page)).toEqual([])
    const field = page.getByLabel('Open a saved file')
    const text = readFileSync(file, 'utf8')
    for (const [name, bad] of [
      ['cut.json', text.slice(0, -3)],
      ['changed.json', text.replace(/"phone": "[^"]+"/, '"phone": 6095550100')],
    ] as const) {
      const mimeType = 'application/json'
      await field.setInputFiles({ name, mimeType, buffer: Buffer.from(bad) })
      await page.getByText(`“${name}” is not a list that was saved here.`).waitFor()
    }
    await field.setInputFiles(file)
    await expect.poll(() => shownNames(page)).toEqual(names)
  })
})
