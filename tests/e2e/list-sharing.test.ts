import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { centerRanges } from '#app/center/saved/saved-center.ts'
import { serializeFragment } from '#app/visitors/list/share-link.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { waitForWorker } from '#tests/support/device-store.ts'
import {
  cards,
  keep,
  names,
  openDetails,
  openKept,
  openList,
  readAllCenters,
  readStored,
  shownNames,
} from '#tests/support/list-pages.ts'
import { test, visit } from '#tests/support/test-browser.ts'

describe('sharing', () => {
  const damaged = '1.abc.def'

  test('a link opened in another browser has the same centers, in order', async ({ openPage }) => {
    const page = await openKept(openPage)
    const card = cards(page).first()
    await openDetails(card)
    await card.getByLabel('Notes').fill('Ask for Maria')
    await page.getByLabel('With my notes').check()
    await page.getByRole('button', { name: 'QR code', exact: true }).click()
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    const link = await page.getByLabel('Link to this list').inputValue()
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByText('The link is copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const fresh = await openPage(`/list${new URL(link).hash}`)
    await fresh.getByRole('heading', { name: '3 centers were shared with you' }).waitFor()
    await fresh.getByText('Ask for Maria').waitFor()
    // Neither the skip link nor the page in the other language loses the list.
    await fresh.getByRole('link', { name: 'Skip to main content' }).press('Enter')
    await fresh.waitForURL('**#main')
    await fresh.getByText('Ask for Maria').waitFor()
    await fresh.goBack()
    await fresh.locator('details.menu summary').click()
    await fresh.getByRole('link', { name: 'Español' }).click()
    await fresh.getByRole('heading', { name: 'Compartieron 3 centros con usted' }).waitFor()
    await fresh.goBack()
    await fresh.getByText('Ask for Maria').waitFor()
    expect(await fresh.locator('.shared-centers .kept-name').allTextContents()).toEqual(names)
    const numbers = fresh.locator('.shared-centers .row-tap[href^="tel:"]')
    expect(await numbers.count()).toBe(3)
    expect(
      await numbers.evaluateAll((links) => links.map((link) => getComputedStyle(link).whiteSpace)),
    ).toEqual(['nowrap', 'nowrap', 'nowrap'])
    expect(await fresh.locator('.shared-centers .status').count()).toBe(3)
    await expectAccessible(fresh)
    await fresh.getByRole('button', { name: 'Look without saving' }).click()
    expect(new URL(fresh.url()).hash).toBe(new URL(link).hash)
    expect(await readStored(fresh)).toBe(null)
    await fresh.reload()
    await fresh.getByRole('button', { name: 'Save these' }).click()
    expect(await shownNames(fresh)).toEqual(names)
    expect(new URL(fresh.url()).hash).toBe('')
    expect((await readStored(fresh))?.centers[0]?.call.notes?.value).toBe('Ask for Maria')
  })

  test.for([
    ['of nothing', serializeFragment({ ids: [], notes: {} }), 'This link brings an empty list.'],
    ['that is damaged', damaged, 'This link is damaged'],
    ['of version 0', '0.abc.def', 'made by an older version of this site'],
    [
      'with centers that are gone',
      serializeFragment({ ids: [randomUUID(), randomUUID()], notes: {} }),
      '2 of them are no longer in the directory.',
    ],
    [
      'with 31 centers',
      serializeFragment({ ids: Array.from({ length: 31 }, () => randomUUID()), notes: {} }),
      'The link names more than 30 centers',
    ],
  ] as const)('a link %s says so', async ([, fragment, words], { openPage }) => {
    const page = await openPage(`/list#${fragment}`)
    await page.getByText(words).waitFor()
    // All these messages look alike: check only one.
    if (fragment === damaged) await expectAccessible(page)
  })
})

test('no request reveals what is on the list', async ({ openPage }) => {
  const page = await openPage('/centers')
  const centers = await readAllCenters(page)
  const [kept] = centers.filter(({ name }) => name === names[1])
  if (!kept) throw new Error('The samples lack a center')
  const sent: string[] = []
  page.context().on('request', (request: Request) => {
    sent.push([request.url(), request.postData(), JSON.stringify(request.headers())].join('\n'))
  })
  await keep(page, names)
  await openList(page)
  for (const name of names) await page.getByLabel(`Compare ${name}`).check()
  await page.getByRole('button', { name: 'QR code', exact: true }).click()
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'))
  })
  await page.getByRole('button', { name: 'Print the comparison' }).click()
  await page.getByRole('button', { name: 'Print call sheets' }).click()
  const link = await page.getByLabel('Link to this list').inputValue()
  await visit(page, '/about')
  await page.goto(link)
  await page.getByRole('heading', { name: '3 centers were shared with you' }).waitFor()
  expect(sent.length).toBeGreaterThan(centerRanges.length)
  const parts = [kept.id, kept.slug, kept.id.replaceAll('-', ''), new URL(link).hash.slice(1)]
  for (const part of parts) expect(sent.filter((request) => request.includes(part))).toEqual([])
})

test('the list, its call sheets and the phone numbers open without a network', async ({
  openPage,
}) => {
  const page = await openPage('/centers', { worker: true, mayFail: true })
  await waitForWorker(page)
  await keep(page, names)
  await page.context().setOffline(true)
  await page.goto('/list')
  await page
    .getByText('The site could not be reached, so these are the facts as you saved them.')
    .waitFor()
  expect(await shownNames(page)).toEqual(names)
  expect(await page.locator('.print-sheets .call-sheet').count()).toBe(3)
  expect(await page.locator('a[href="tel:988"]:visible').first().isVisible()).toBe(true)
})

describe('a quick exit', () => {
  const leave = async (page: Page) => {
    await page
      .context()
      .route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      )
    await page.getByRole('link', { name: 'Quick exit' }).first().click()
    await page.waitForURL('https://www.google.com/')
    await page.goto('/robots.txt')
  }

  test('erases the list', async ({ openPage }) => {
    const page = await openPage('/centers', { mayFail: true })
    await keep(page, names)
    await leave(page)
    expect(await readStored(page)).toBe(null)
  })

  test('keeps the list when the visitor chose so', async ({ openPage }) => {
    const page = await openPage('/centers', { mayFail: true })
    await keep(page, names)
    await openList(page)
    await page.getByLabel('Keep my list on this device when I leave quickly').check()
    await leave(page)
    expect((await readStored(page))?.centers).toHaveLength(3)
  })
})
