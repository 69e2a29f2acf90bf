import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdRequests, test } from '#tests/support/test-browser.ts'

const countHeading = (page: Page) => page.locator('#results-heading')
const cards = (page: Page) => page.locator('article h3 a')

/** Record the query of each search that the page sends from now on. */
function recordSearches(page: Page): string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/centers' && request.resourceType() === 'fetch')
      searches.push(url.searchParams.get('q') ?? '')
  })
  return searches
}

function readQuery(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search)
}

describe('typing in the directory', () => {
  test('searches once, 300 ms after the last key', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const searches = recordSearches(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const field = page.getByLabel('Name, city or ZIP code')
    for (const key of 'detox') {
      await field.press(key)
      await page.clock.runFor(200)
    }
    expect(searches).toEqual([])
    await page.clock.runFor(99)
    expect(searches).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => searches).toEqual(['detox'])
    await page.clock.resume()
    await expect.poll(() => readQuery(page)).toBe('?q=detox')
    await expect
      .poll(() => countHeading(page).textContent())
      .toMatch(/^\d+ Treatment Centers Found$/)
    expect(searches).toEqual(['detox'])
    expect(await field.inputValue()).toBe('detox')
    // The other language's page has the same search.
    await page.getByRole('link', { name: 'Español' }).click()
    await page.waitForURL('**/es/centros?q=detox')
  })

  test("shows 'Searching...' during a search", async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const before = await countHeading(page).textContent()
    const status = page.getByRole('status')
    const { release } = await holdRequests(page, '**/centers?*')
    await page.getByLabel('Name, city or ZIP code').fill('lantern')
    await expect.poll(() => status.textContent()).toBe('Searching...')
    expect(await page.locator('#results').getAttribute('aria-busy')).toBe('true')
    release()
    await expect.poll(() => status.textContent()).toMatch(/Treatment Centers? Found$/)
    expect(await countHeading(page).textContent()).toBe(await status.textContent())
    expect(await countHeading(page).textContent()).not.toBe(before)
    expect(await page.locator('#results').getAttribute('aria-busy')).not.toBe('true')
  })

  test('keeps typed text while earlier results arrive', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const held: (() => void)[] = []
    await page.route('**/centers?*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue().catch(() => undefined)
    })
    const field = page.getByLabel('Name, city or ZIP code')
    await field.fill('lan')
    await expect.poll(() => held.length).toBe(1)
    await field.press('End')
    await field.pressSequentially('tern')
    held[0]?.()
    await expect.poll(() => held.length).toBe(2)
    held[1]?.()
    await expect.poll(() => readQuery(page)).toBe('?q=lantern')
    expect(await field.inputValue()).toBe('lantern')
    await expect.poll(() => countHeading(page).textContent()).toBe('3 Treatment Centers Found')
  })
})

describe('the history of a search', () => {
  test('has one entry for typing, and one for each filter', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const field = page.getByLabel('Name, city or ZIP code')
    const detox = page.getByRole('checkbox', { name: /^Detox/ })
    const first = await cards(page).allTextContents()
    await field.fill('lan')
    await expect.poll(() => readQuery(page)).toBe('?q=lan')
    await field.fill('lantern')
    await expect.poll(() => readQuery(page)).toBe('?q=lantern')
    const found = await cards(page).allTextContents()
    await detox.check()
    await expect.poll(() => readQuery(page)).toBe('?q=lantern&type=detox')
    await expect.poll(() => cards(page).allTextContents()).not.toEqual(found)
    await page.goBack()
    await expect.poll(() => readQuery(page)).toBe('?q=lantern')
    await expect.poll(() => cards(page).allTextContents()).toEqual(found)
    expect(await detox.isChecked()).toBe(false)
    expect(await field.inputValue()).toBe('lantern')
    // Typing replaced the page's first history entry.
    await page.goBack()
    expect(page.url()).toBe('about:blank')
    await page.goForward()
    await expect.poll(() => cards(page).allTextContents()).toEqual(found)
    expect(found).not.toEqual(first)
  })
})

describe('the controls of the directory', () => {
  test('store their values in the URL, and restore them', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const detox = page.getByRole('checkbox', { name: /^Detox/ })
    const rating = page.getByLabel('Minimum rating')
    await detox.check()
    await expect.poll(() => readQuery(page)).toBe('?type=detox')
    await page.getByText('More filters').click()
    await rating.selectOption('4.5')
    await expect.poll(() => readQuery(page)).toBe('?type=detox&minRating=4.5')
    await page.getByLabel('Sort by').selectOption('name')
    await expect.poll(() => readQuery(page)).toBe('?type=detox&minRating=4.5&sort=name')

    await detox.uncheck()
    await expect.poll(() => readQuery(page)).toBe('?minRating=4.5&sort=name')
    await rating.selectOption('')
    await expect.poll(() => readQuery(page)).toBe('?sort=name')

    await page.goBack()
    await expect.poll(() => rating.inputValue()).toBe('4.5')
    await page.goBack()
    await expect.poll(() => detox.isChecked()).toBe(true)
    expect(readQuery(page)).toBe('?type=detox&minRating=4.5&sort=name')
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('name')
    await page.goForward()
    await expect.poll(() => detox.isChecked()).toBe(false)

    await page.reload()
    expect(await rating.inputValue()).toBe('4.5')
    expect(await page.getByLabel('Sort by').inputValue()).toBe('name')
  })

  test('update the count of each choice, and keep the focus', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const medicaid = page.getByRole('checkbox', { name: /^Medicaid/ })
    await page.getByText('More filters').click()
    const spanish = page.locator('[data-count=spanish]')
    const before = await spanish.textContent()
    await medicaid.focus()
    await medicaid.press('Space')
    await expect.poll(() => readQuery(page)).toBe('?offers=medicaid')
    await expect.poll(() => spanish.textContent()).not.toBe(before)
    expect(await page.locator('input[value=medicaid]:focus').count()).toBe(1)
    const wanted = await spanish.textContent()
    const rating = page.getByRole('option', { name: /^4.5 and up \(\d+\)$/ })
    expect(await rating.count()).toBe(1)
    await page.getByRole('checkbox', { name: /^Spanish/ }).check()
    await expect
      .poll(() => countHeading(page).textContent())
      .toBe(`${wanted} Treatment Centers Found`)
    const openNow = page.getByRole('checkbox', { name: /^Open now/ })
    await openNow.check()
    await expect.poll(() => readQuery(page)).toBe('?open=now&offers=medicaid&offers=spanish')
    await page.goBack()
    await expect.poll(() => openNow.isChecked()).toBe(false)
  })

  test('suggest places that start with the typed text', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const near = page.getByRole('search').getByRole('combobox', { name: 'Near' })
    const suggestions = () =>
      page
        .locator('#search-places option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect((await suggestions()).length).toBeGreaterThan(10)
    await near.pressSequentially('cape may')
    await expect
      .poll(suggestions)
      .toEqual(expect.arrayContaining(['Cape May County', 'Cape May Court House', 'Cape May']))
    await near.fill('Trenton')
    await expect.poll(() => readQuery(page)).toBe('?near=Trenton')
    await expect
      .poll(() => cards(page).allTextContents())
      .toContain('Cedar Lantern Recovery Center')
  })

  test('keep the place of an old link, as a chip', async ({ openPage }) => {
    const page = await openPage('/centers?location=Trenton', { size: 'desktop' })
    await page.getByRole('checkbox', { name: /^Detox/ }).check()
    await expect.poll(() => readQuery(page)).toBe('?location=Trenton&type=detox')
    const places = await page.locator('article .row-place').allTextContents()
    expect(places.every((place) => place.startsWith('Trenton'))).toBe(true)
    await page.getByRole('link', { name: 'Remove filter: Trenton' }).click()
    await expect.poll(() => readQuery(page)).toBe('?type=detox')
  })

  test('change the order, and turn pages from the top', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const first = await cards(page).allTextContents()
    await page.getByLabel('Sort by').selectOption('name')
    await expect.poll(() => readQuery(page)).toBe('?sort=name')
    await expect.poll(() => cards(page).allTextContents()).not.toEqual(first)

    const next = page.getByRole('link', { name: 'Next' })
    await next.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await next.click()
    await expect.poll(() => readQuery(page)).toBe('?sort=name&page=2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()

    // Another filter returns to the first page.
    await page.getByText('More filters').click()
    const counseling = page.getByRole('checkbox', { name: /^Counseling/ })
    await counseling.check()
    await expect.poll(() => readQuery(page)).toBe('?type=counseling&sort=name')
    await counseling.uncheck()
    await expect.poll(() => readQuery(page)).toBe('?sort=name')
  })

  test('offer a way out of an empty list', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    await page.getByLabel('Name, city or ZIP code').fill('zzzzqqqq')
    await page.getByRole('heading', { name: 'No centers found' }).waitFor()
    expect(await countHeading(page).textContent()).toBe('No centers found')
    await page.getByRole('link', { name: 'Show All Centers' }).click()
    await expect.poll(() => readQuery(page)).toBe('')
    await expect.poll(() => page.getByLabel('Name, city or ZIP code').inputValue()).toBe('')
    await expect.poll(() => cards(page).count()).toBe(24)
  })

  test('fold away on a phone, and open with a tap', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'phone' })
    const detox = page.getByRole('checkbox', { name: /^Detox/ })
    await page.locator('.ask-need > summary').tap()
    await page.getByLabel('Name, city or ZIP code').fill('lantern')
    await expect.poll(() => readQuery(page)).toBe('?q=lantern')
    expect(await detox.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Filter' }).first().tap()
    await detox.check()
    await expect.poll(() => readQuery(page)).toBe('?q=lantern&type=detox')
    expect(await detox.isVisible()).toBe(true)
    await page.locator('#search-filters').getByText('1 on').waitFor()
    expect(await page.getByRole('status').textContent()).toMatch(/Treatment Centers? Found$/)
  })
})
