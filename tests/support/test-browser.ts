import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import type { TestApp } from './test-app.ts'

export const sizes = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

type PageOptions = {
  size?: keyof typeof sizes
  scheme?: 'light' | 'dark'
  scripts?: boolean
  /** With what the page is expected to answer; such answers are no faults then. */
  status?: number
  /** Set where the test itself cuts the connection: then requests may fail, and scripts may say so. */
  mayFail?: boolean
  /** Lets the page have its service worker; without one, every answer is the server's own. */
  worker?: boolean
  /** Answers in place of the server: an app whose database fails. */
  app?: TestApp
}

type Fixtures = {
  browser: Browser
  /**
   * A page in a context of its own. The test fails on any console error, page error, failed request
   * or request to another host that the page caused.
   */
  openPage: (path: string, options?: PageOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from its pattern
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserEndpoint'))
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  openPage: async ({ browser }, use) => {
    const siteUrl = inject('siteUrl')
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (path, options = {}) => {
      const { size = 'phone', scheme = 'light', scripts = true, status = 200, app } = options
      const ignored: string[] = []
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: sizes[size],
        hasTouch: size !== 'desktop',
        isMobile: size !== 'desktop',
        colorScheme: scheme,
        javaScriptEnabled: scripts,
        reducedMotion: 'reduce',
        serviceWorkers: options.worker ? 'allow' : 'block',
      })
      contexts.push(context)
      if (app) await context.route('**/*', (route) => answerFrom(app, route))
      const page = await context.newPage()
      watch(page, options.mayFail ? ignored : faults, { status, scripts })
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      if (scripts) await waitForScripts(page)
      return page
    })
    for (const context of contexts) await context.close()
    expect(faults).toEqual([])
  },
})

function watch(page: Page, faults: string[], expected: { status: number; scripts: boolean }): void {
  const host = new URL(inject('siteUrl')).host
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    const isExpected =
      text.includes(`the server responded with a status of ${expected.status}`) ||
      text === 'Service Worker registration blocked by Playwright'
    if (!isExpected) faults.push(`console ${message.type()}: ${text}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.host !== host) faults.push(`foreign: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Cancelled by the page itself: by the next key of a search, or by leaving.
    if (reason === 'net::ERR_ABORTED') return
    if (request.resourceType() === 'script' && !expected.scripts) return
    faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && status !== expected.status) {
      faults.push(`answered ${status}: ${response.url()}`)
    }
  })
}

/** Until React has taken over the page: only then do its controls answer. Static pages have no scripts. */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type="module"]')) return true
    const form = document.querySelector('main') ?? document.body
    return Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

/** Lets an app answer a browser's GET in place of the server. */
export async function answerFrom(app: TestApp, route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const response = await app.request(pathname + search)
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}
