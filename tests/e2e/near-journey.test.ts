import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const readMiles = (page: Page) =>
  page
    .locator('article data')
    .evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('value'))))
/** The miles of each group of results: each has a heading, but the first ones. */
const readGroups = (page: Page) =>
  page.locator('article data').evaluateAll((elements) => {
    const groups = new Map<string, number[]>()
    for (const element of elements) {
      const name =
        element.closest('[aria-labelledby^=group-]')?.getAttribute('aria-labelledby') ?? ''
      groups.set(name, [...(groups.get(name) ?? []), Number(element.getAttribute('value'))])
    }
    return [...groups.values()]
  })
const trenton = { latitude: 40.21747, longitude: -74.75926 }

describe('typing a ZIP code', () => {
  for (const scripts of [true, false]) {
    test(`finds the nearest centers, scripts ${scripts ? 'on' : 'off'}`, async ({ openPage }) => {
      const page = await openPage('/', { size: 'phone', scripts })
      const near = page.getByLabel('Near')
      await near.fill('08608')
      await page.getByRole('button', { name: 'Search', exact: true }).tap()
      await page.waitForURL(/near=08608/)
      const heading = page.getByRole('heading', { name: /Treatment Centers Found$/ })
      await heading.waitFor()
      const miles = await readMiles(page)
      expect(miles).toHaveLength(6)
      const groups = await readGroups(page)
      expect(groups.flat()).toEqual(miles)
      expect(groups).toEqual(groups.map((group) => group.toSorted((a, b) => a - b)))
      expect(await page.locator('article data').first().textContent()).toMatch(/^[\d.]+ miles?$/)
      expect(await page.getByText('Use my location').isVisible()).toBe(scripts)
      await page.getByRole('link', { name: /^See all/ }).tap()
      await page.waitForURL(/\/centers\?near=08608/)
      expect(await page.getByLabel('Sort by').inputValue()).toBe('')
      expect(await page.getByLabel('Near').inputValue()).toBe('08608')
    })
  }
})

describe('the visitor’s location', () => {
  const locationButton = (page: Page) => page.getByRole('button', { name: 'Use my location' })
  const note = (page: Page) => page.locator('#position-note')

  test('leaves the browser rounded, and finds nearby centers', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(trenton)
    const requests: string[] = []
    page.on('request', (request) => requests.push(decodeURIComponent(request.url())))
    await locationButton(page).tap()
    await page.getByText('Your location is in this page’s link.').waitFor()
    expect(decodeURIComponent(page.url())).toMatch(/\/\?near=40\.22,-74\.76(#results)?$/)
    expect(requests.some((url) => url.includes('near=40.22,-74.76'))).toBe(true)
    expect(requests.filter((url) => /40\.217|74\.759/.test(url))).toEqual([])
    expect((await readMiles(page))[0]).toBeLessThan(5)
    expect(await note(page).textContent()).toBe('')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test('leads to the field when it is not shared', async ({ openPage }) => {
    const page = await openPage('/', { size: 'phone' })
    await locationButton(page).tap()
    await expect
      .poll(() => note(page).textContent())
      .toBe('Your browser did not share your location. Type a ZIP code or a town instead.')
    expect(new URL(page.url()).search).toBe('')
    expect(await locationButton(page).isEnabled()).toBe(true)
    await expectAccessible(page)
  })

  test('leads to the field when it is unavailable or slow', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    for (const [code, message] of [
      [2, 'Your device could not find its location. Type a ZIP code or a town instead.'],
      [3, 'Finding your location takes too long. Type a ZIP code or a town instead.'],
    ] as const) {
      await page.evaluate((failure) => {
        navigator.geolocation.getCurrentPosition = (_, fail, options) => {
          document.body.dataset.timeout = String(options?.timeout)
          setTimeout(() => fail?.({ code: failure } as GeolocationPositionError))
        }
      }, code)
      await locationButton(page).click()
      await expect.poll(() => note(page).textContent()).toBe(message)
      expect(await page.locator('body').getAttribute('data-timeout')).toBe('10000')
    }
    expect(new URL(page.url()).search).toBe('')
  })
})

// `tests/http/near-pages.test.ts` checks these texts; this test checks that they are readable.
const states: [name: string, query: string, text: string][] = [
  ['a shared name', 'near=Washington&open=now', 'Washington, Warren County'],
  ['a dead end with a way out', 'near=08608&within=5&offers=methadone', 'No centers found'],
  [
    'a dead end without',
    'near=08608&within=5&type=detox&offers=sign-language&offers=tricare',
    'Doesn’t match everything',
  ],
  ['what is not understood', 'within=7&minRating=9&type=x', 'We ignored part of this link'],
]

test.for(states)('%s is readable', async ([, query, text], { openPage }) => {
  const page = await openPage(`/centers?${query}`, { size: 'phone' })
  await page.getByText(text).filter({ visible: true }).first().waitFor()
  await page.locator('summary', { hasText: 'Filter' }).first().tap()
  const more = page.locator('details.more-filters:not([open]) > summary')
  if ((await more.count()) > 0) await more.tap()
  // Hidden if no language would find a center.
  const languages = page.locator('summary', { hasText: /^Languages/ })
  if (await languages.isVisible()) await languages.tap()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
