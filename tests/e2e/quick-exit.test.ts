import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { readKeptPaths, readTraces, waitForWorker } from '#tests/support/device-store.ts'
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
