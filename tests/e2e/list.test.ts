import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { readTraces } from '#tests/support/device-store.ts'
import { sizes } from '#tests/support/launch-options.ts'
import {
  cards,
  keep,
  names,
  openKept,
  openList,
  openNote,
  shownNames,
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
    await openNote(card)
    await card.getByText('More to write down').click()
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
    const written = cards(page).first().locator('.call-record')
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
      .locator('dl > div')
      .last()
      .evaluate((row) => [...row.children].map((part) => part.getBoundingClientRect().width))
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
  })

  test('compares with differing rows first, two at a time on a phone', async ({ openPage }) => {
    const page = await openKept(openPage)
    for (const name of names) await page.getByLabel(`Compare ${name}`).check()
    const heads = page.locator('.compare thead th:visible')
    expect(await heads.allTextContents()).toEqual(names.slice(0, 2))
    await page.locator('.compare').getByRole('button', { name: 'Next' }).click()
    expect(await heads.allTextContents()).toEqual(names.slice(1))
    const labels = await page.locator('.compare tbody th').allTextContents()
    expect(labels.indexOf('Phone')).toBeLessThan(labels.indexOf('Open or closed'))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(sizes.desktop)
    expect(await heads.allTextContents()).toEqual(names)
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
    await openNote(card)
    await card.getByText('More to write down').click()
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
