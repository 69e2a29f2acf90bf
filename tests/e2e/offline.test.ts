import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { readKeptPaths, waitForWorker } from '#tests/support/device-store.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { test } from '#tests/support/test-browser.ts'

const lantern = '/centers/cedar-lantern-recovery-center'
const numbers = ['tel:911', 'tel:988', 'tel:+18447322465', 'tel:+18006624357']

async function expectFont(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fonts.check('17px Commissioner'))).toBe(true)
}

/** Check the offline page: its numbers, styles, font and icons come from the device. */
async function expectOfflinePage(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'You may be offline' }).waitFor()
  for (const href of numbers) {
    expect(await page.locator(`main a[href="${href}"]`).first().isVisible()).toBe(true)
  }
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
  await expectFont(page)
  const files = await page.evaluate(async () => {
    const sprite = document.querySelector('use')?.getAttribute('href') ?? ''
    const answers = await Promise.all([fetch(sprite), fetch('/favicon.svg')])
    return answers.map(({ ok }) => ok)
  })
  expect(files).toEqual([true, true])
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
}

describe('without a network', () => {
  test('after one visit to Home, every path shows the crisis numbers', async ({ openPage }) => {
    const page = await openPage('/', { worker: true, mayFail: true })
    await waitForWorker(page)
    await page.context().setOffline(true)
    for (const path of ['/', '/centers?q=detox', '/auth', '/contact', lantern]) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 503])
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
      await expectOfflinePage(page)
    }
    await expectAccessible(page)

    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cedar Lantern' }).waitFor()
  })

  test('Emergency Help opens completely', async ({ openPage }) => {
    const page = await openPage('/', { worker: true, mayFail: true })
    await waitForWorker(page)
    await page.context().setOffline(true)
    const response = await page.goto('/emergency-help')
    expect(response?.status()).toBe(200)
    expect(await page.getByText('Give naloxone, if you have it').isVisible()).toBe(true)
    await expectFont(page)
  })

  test('a visited center opens again, and says that it is a copy', async ({ openPage }) => {
    const page = await openPage('/centers', { worker: true, mayFail: true })
    await waitForWorker(page)
    // One by link, one by URL.
    await page.getByRole('link', { name: 'Cedar Lantern Recovery Center', exact: true }).click()
    await page.waitForURL(`**${lantern}`)
    await expect.poll(() => readKeptPaths(page)).toContain(lantern)
    const imported = `/centers/${importedCenter.slug}`
    await page.goto(imported)
    await expect.poll(() => readKeptPaths(page)).toContain(imported)

    await page.context().setOffline(true)
    for (const [path, call] of [
      [lantern, 'tel:+16095550142'],
      [imported, 'tel:+16095550199'],
    ] as const) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      expect(await page.getByText(/^Saved copy from [A-Z][a-z]+ \d+, 20\d\d, /).isVisible()).toBe(
        true,
      )
      expect(await page.locator(`main a[href="${call}"]`).first().isVisible()).toBe(true)
      expect(await page.locator('script').count()).toBe(0)
    }
    await page.locator('header summary').click()
    await page.locator('header').getByRole('link', { name: 'Find Centers' }).click()
    await page.waitForURL('**/centers')
    await expectOfflinePage(page)
    // Going back shows the center again, from the stored copy or the browser's cache.
    await page.goBack()
    await page.locator('main a[href="tel:+16095550199"]').first().waitFor()
  })

  test('a link within the site leads to the crisis numbers, not to a browser error', async ({
    openPage,
  }) => {
    const page = await openPage('/centers', { worker: true, mayFail: true })
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Cedar Lantern Recovery Center', exact: true }).click()
    await page.getByRole('heading', { name: 'You may be offline' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(lantern)
    await expectOfflinePage(page)
  })

  test('a native form submission leads there too', async ({ openPage }) => {
    const page = await openPage('/contact', { worker: true, mayFail: true })
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('main form[method="post"]')?.submit(),
    )
    await page.getByRole('heading', { name: 'You may be offline' }).waitFor()
    await expectOfflinePage(page)
  })

  test('a running search leads there too, and can be tried again', async ({ openPage }) => {
    const page = await openPage('/centers', { worker: true, mayFail: true, size: 'desktop' })
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.getByLabel('Name, city or ZIP code').fill('lantern')
    await page.getByRole('heading', { name: 'You may be offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: /Treatment Centers? Found/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?q=lantern')
  })
})

describe('the device stores', () => {
  test('the help pages, and nothing changes while online', async ({ openPage }) => {
    // Any error would fail this test.
    const page = await openPage('/', { worker: true })
    await waitForWorker(page)
    const kept = await readKeptPaths(page)
    expect(kept).toEqual(expect.arrayContaining(['/offline', '/emergency-help']))
    // Only the list needs its script.
    expect(kept.filter((path) => path.endsWith('.js') && !/\/(enhance|list)-/.test(path))).toEqual(
      [],
    )
    await page.goto('/centers?q=recovery&location=Trenton')
    await page.goto('/')
    await page.getByRole('link', { name: 'Browse Treatment Centers' }).click()
    await page.waitForURL('**/centers')
    expect(await readKeptPaths(page)).toEqual(kept)
  })

  test('at most the last twenty centers, and no other pages', async ({ openPage }) => {
    const page = await openPage('/', { worker: true })
    await waitForWorker(page)
    const opened = sampleCenters
      .slice(0, 23)
      .map((wanted) => findSamplePath((center) => center === wanted))
    await page.evaluate(
      (paths) => {
        for (const path of paths) {
          navigator.serviceWorker.controller?.postMessage({ kind: 'keep', path })
        }
      },
      ['/auth', '/contact', '/centers', '/centers?q=detox', 'https://example.org/centers/x'],
    )
    for (const path of opened) {
      await page.evaluate(
        (wanted) => navigator.serviceWorker.controller?.postMessage({ kind: 'keep', path: wanted }),
        path,
      )
      await expect.poll(() => readKeptPaths(page)).toContain(path)
    }
    const centers = async () =>
      (await readKeptPaths(page)).filter((path) => path.startsWith('/centers'))
    await expect.poll(centers).toEqual(opened.slice(3))
    expect(await readKeptPaths(page)).not.toEqual(expect.arrayContaining(['/auth']))
  })
})
