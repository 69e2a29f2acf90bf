import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'
import { readKeptPaths, readTraces, waitForWorker } from '#tests/support/device-store.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { test } from '#tests/support/test-browser.ts'

const harmless = 'https://www.google.com/'
const lantern = '/centers/cedar-lantern-recovery-center'

const exit = (page: Page) => page.getByRole('link', { name: 'Quick exit' }).first()

/** Answer for the harmless page: no test leaves this machine. Routes don't catch redirects. */
async function answerHarmlessPage(page: Page): Promise<void> {
  await page
    .context()
    .route(`${harmless}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
}

/** Check what is left on the device, from a page that stores nothing itself. */
async function expectNoTraces(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await expect.poll(() => readTraces(other)).toEqual([])
  await other.close()
}

/** Resolve when the browser requests the harmless page, with or without success. */
const leaving = (page: Page) =>
  page.waitForEvent('request', (request) => request.url() === harmless)

describe('quick exit', () => {
  test('erases, leaves, and Back never returns', async ({ openPage }) => {
    const page = await openPage('/', { worker: true, mayFail: true, size: 'phone' })
    await answerHarmlessPage(page)
    await waitForWorker(page)
    await page.getByRole('link', { name: 'Browse Treatment Centers' }).tap()
    await page.getByRole('link', { name: 'Cedar Lantern Recovery Center', exact: true }).tap()
    await page.waitForURL(`**${lantern}`)
    await expect.poll(() => readKeptPaths(page)).toContain(lantern)
    await page.evaluate(() => localStorage.setItem('draft', 'text'))

    await exit(page).tap()
    await page.waitForURL(harmless)
    await expectNoTraces(page)

    // Home and the directory are still in the tab's history: each must leave again before it shows
    // any text.
    for (let presses = 0; presses < 4; presses++) {
      await page.goBack().catch(() => null)
      await expect.poll(() => page.url()).toMatch(/^(https:\/\/www\.google\.com\/|about:blank)$/)
      if (page.url() === 'about:blank') break
    }
    expect(page.url()).toBe('about:blank')
  })

  test('removes its mark when the site is opened again in that tab', async ({ openPage }) => {
    const page = await openPage('/about', { mayFail: true })
    await answerHarmlessPage(page)
    await exit(page).tap()
    await page.waitForURL(harmless)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/about')
    await page.goBack()
    await page.getByRole('heading', { name: 'Your Path to Recovery Starts Here' }).waitFor()
  })

  test('hides the page before anything else happens', async ({ openPage }) => {
    const page = await openPage(lantern, { mayFail: true })
    await answerHarmlessPage(page)
    // Read in the same step as the click, without any delay.
    const shown = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-quick-exit]')?.click()
      const height = document.querySelector('h1')?.getBoundingClientRect().height
      return { height, title: document.title }
    })
    expect(shown).toEqual({ height: 0, title: '' })
    await page.waitForURL(harmless)
  })

  test('is Esc three times, in a field too, where Esc keeps its own function', async ({
    openPage,
  }) => {
    const page = await openPage('/centers', { size: 'desktop', mayFail: true })
    await answerHarmlessPage(page)
    const field = page.getByLabel('Name, city or ZIP code')
    await field.fill('lantern')
    await page.keyboard.press('Escape')
    await expect.poll(() => field.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe('/centers')
    await page.keyboard.press('Escape')
    await page.waitForURL(harmless)
  })

  test('ignores a held key and two presses', async ({ openPage }) => {
    const page = await openPage('/', { size: 'desktop' })
    await page.keyboard.down('Escape')
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Escape')
    await page.keyboard.up('Escape')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('takes Esc three times with no other key between', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop', mayFail: true })
    await answerHarmlessPage(page)
    const field = page.getByLabel('Name, city or ZIP code')
    await field.focus()
    for (const key of ['a', 'Tab', 'Shift', 'ArrowDown']) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.keyboard.press(key)
    }
    expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false)
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    await page.waitForURL(harmless)
  })

  test('does not count an Esc that closes a dialog or leaves a field', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop', mayFail: true })
    await answerHarmlessPage(page)
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key, target }) => {
        if (key === 'Escape' && target instanceof HTMLInputElement) target.blur()
      })
      const dialog = document.createElement('dialog')
      document.body.append(dialog)
      dialog.showModal()
    })
    await page.keyboard.press('Escape')
    await page.getByLabel('Name, city or ZIP code').focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false)
    await page.keyboard.press('Escape')
    await page.waitForURL(harmless)
  })

  test('works the same on a guide', async ({ openPage }) => {
    const page = await openPage('/', { worker: true, mayFail: true })
    await waitForWorker(page)
    await page.goto('/about')
    await page.evaluate(() => localStorage.setItem('draft', 'text'))
    const left = leaving(page)
    await exit(page).tap()
    await left
    await expectNoTraces(page)
  })

  test('works without scripts and without a worker, and signs out', async ({ openPage }) => {
    const page = await openPage('/centers', { scripts: false, mayFail: true })
    const session = { name: 'session', value: 'abc', url: inject('siteUrl'), httpOnly: true }
    await page.context().addCookies([session])
    const left = leaving(page)
    await exit(page).tap()
    expect((await left).redirectedFrom()?.url()).toBe(`${inject('siteUrl')}/quick-exit`)
    expect(await page.context().cookies()).toEqual([])
  })

  test('leaves without a network', async ({ openPage }) => {
    const page = await openPage('/', { worker: true, mayFail: true })
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.goto('/auth')
    const left = leaving(page)
    await exit(page).tap()
    await left
    await page.context().setOffline(false)
    await expectNoTraces(page)
  })
})

describe('its position', () => {
  test.for(['/', '/centers', lantern, '/emergency-help', '/no-such-page'])(
    '%s: always visible, and second to the crisis line',
    async (path, { openPage }) => {
      const status = path === '/no-such-page' ? 404 : 200
      const page = await openPage(path, { status })
      for (const size of ['narrow', 'phone', 'desktop'] as const) {
        await page.setViewportSize(sizes[size])
        await page.evaluate(() => scrollTo(0, 0))
        const call = await page.locator('a[href="tel:988"]:visible').first().boundingBox()
        const before = await exit(page).boundingBox()
        expect(before?.height).toBeGreaterThanOrEqual(44)
        expect(before?.width).toBeGreaterThanOrEqual(88)
        // On a phone it is beside 988, otherwise below.
        const end = size === 'desktop' ? (call?.y ?? 0) + (call?.height ?? 0) : (call?.y ?? 0)
        expect(before?.y).toBeGreaterThanOrEqual(end)
        // It covers nothing in the header.
        for (const control of await page
          .locator('header :is(a:not([data-quick-exit]), summary):visible')
          .all()) {
          const box = await control.boundingBox()
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(before?.x ?? 0)
        }
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        const after = await exit(page).boundingBox()
        expect(after?.y).toBe(8)
        expect(await page.getByText('it cannot erase your browser’s history').isVisible()).toBe(
          true,
        )
      }
    },
  )

  test.for(
    ['/', '/centers', lantern, '/emergency-help'].flatMap((path) =>
      languages.map((language) => localize(path, language)),
    ),
  )('%s: covers nothing of the page at any scroll position', async (path, { openPage }) => {
    const page = await openPage(path)
    for (const [size, textSize, highest] of [
      ['narrow', '100%', 80],
      ['phone', '100%', 80],
      ['phone', '200%', 240],
      ['desktop', '100%', 80],
    ] as const) {
      await page.setViewportSize(sizes[size])
      const covered = await page.evaluate(findCoveredByExit, textSize)
      expect([size, textSize, covered.beside]).toEqual([size, textSize, []])
      expect(covered.stops).toBeGreaterThan(2)
      expect(covered.barHeight).toBeLessThanOrEqual(highest)
    }
  })
})

/**
 * Find page content at the height of the quick exit, at every half screen of scrolling: the button
 * would cover it. Runs in the browser.
 */
function findCoveredByExit(textSize: string) {
  document.documentElement.style.fontSize = textSize
  const exit = document.querySelector('[data-quick-exit]')
  const beside = new Set<string>()
  let stops = 0
  let barHeight = 0
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    stops++
    const box = exit?.getBoundingClientRect() ?? new DOMRect()
    barHeight = box.bottom
    if (document.elementFromPoint(box.x + 4, box.y + box.height / 2) !== exit) beside.add('itself')
    for (const row of [box.top + 1, box.bottom - 1]) {
      for (let x = 2; x < innerWidth; x += 8) {
        const seen = document.elementFromPoint(x, row)?.closest('main *, footer *')
        if (seen) beside.add(`${Math.round(y)}: ${seen.outerHTML.slice(0, 80)}`)
      }
    }
  }
  document.documentElement.style.fontSize = ''
  return { beside: [...beside].slice(0, 3), stops, barHeight }
}
