import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { sizes, test } from '#tests/support/test-browser.ts'

let app: AccountApp
let server: ServerType
let siteUrl: string
let cookie: { name: string; value: string }
let contexts: BrowserContext[] = []
let faults: string[] = []

beforeAll(async () => {
  app = await openAccountApp()
  server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  if (!server.listening) await once(server, 'listening')
  siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const [name = '', value = ''] = (await app.enter(await app.addMember('admin'))).split(/=(.*)/s)
  cookie = { name, value }
})
afterAll(async () => {
  server?.close()
  await app?.close()
})
beforeEach(() => {
  contexts = []
  faults = []
})
afterEach(async () => {
  for (const context of contexts) await context.close()
  expect(faults).toEqual([])
})

/** Analytics, as an admin sees it. Any error on the console fails the test. */
async function open(browser: Browser, size: keyof typeof sizes, scripts = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: sizes[size],
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  contexts.push(context)
  await context.addCookies([{ ...cookie, url: siteUrl }])
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto('/admin/analytics')
  if (scripts) {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#period') ?? {}).some((key) => key.startsWith('__react')),
    )
  }
  return page
}

const periods = [
  { value: '7days', words: 'in the last 7 days', bars: 7 },
  { value: '1year', words: 'in the last year', bars: 13 },
]

test.for(['phone', 'desktop'] as const)(
  'a chosen period applies at once, and Back brings the page before it (%s)',
  async (size, { browser }) => {
    const page = await open(browser, size)
    for (const { value, words, bars } of periods) {
      await page.getByLabel('Period').selectOption(value)
      await page.waitForURL(`**/admin/analytics?period=${value}`)
      await page.locator('figure').first().getByText(words).waitFor()
      expect(await page.locator('figure').first().locator('rect').count()).toBe(bars)
    }
    // Choosing is no page of its own.
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await page.waitForURL('**/admin/activity')
    await page.goBack()
    await page.waitForURL('**/admin/analytics?period=1year')
    await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('1year')
  },
)

test('without scripts a button applies the period', async ({ browser }) => {
  const page = await open(browser, 'phone', false)
  for (const { value, words, bars } of periods) {
    await page.getByLabel('Period').selectOption(value)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(`**/admin/analytics?period=${value}`)
    await page.locator('figure').first().getByText(words).waitFor()
    expect(await page.locator('figure').first().locator('rect').count()).toBe(bars)
    expect(await page.getByLabel('Period').inputValue()).toBe(value)
  }
})

test('the period’s file comes with its name', async ({ browser }) => {
  const page = await open(browser, 'desktop')
  await page.getByLabel('Period').selectOption('90days')
  await page.waitForURL('**/admin/analytics?period=90days')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^analytics-90days-\d{4}-\d\d-\d\d\.csv$/)
})

test.for(['narrow', 'phone', 'desktop'] as const)(
  'everybody can read it: charts have names, their numbers a table, nothing runs over (%s)',
  async (size, { browser }) => {
    const page = await open(browser, size)
    expect(await page.getByRole('img', { name: /^Sign-ups by day/ }).count()).toBe(1)
    await page.getByText('Numbers', { exact: true }).first().press('Enter')
    await page.getByRole('table', { name: 'Sign-ups' }).waitFor()
    await expectAccessible(page)
    const [wide, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(wide).toBe(seen)
  },
)
