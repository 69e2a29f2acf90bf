import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { readLaunchOptions, sizes } from './launch-options.ts'
import type { TestApp } from './test-app.ts'

export type PageOptions = {
  size?: keyof typeof sizes
  scheme?: 'light' | 'dark'
  scripts?: boolean
  /** The expected status, which then isn't an error. */
  status?: number
  /**
   * For refused forms, or when the test itself cuts the connection: requests may fail, but script
   * errors still fail the test.
   */
  mayFail?: boolean
  /** Enables the page's service worker. Without it, every response comes from the server. */
  worker?: boolean
  /** Answers instead of the server, for example an app whose database fails. */
  app?: TestApp
  /** The server, if not the shared one. */
  siteUrl?: string
  /** The Cookie header of a signed-in member. */
  cookie?: string
}

export type OpenPage = (path: string, options?: PageOptions) => Promise<Page>

type Fixtures = {
  browser: Browser
  /**
   * Opens a page in a new browser context. The test fails on any console error, page error, failed
   * request, or request to another host.
   */
  openPage: OpenPage
}

/** One browser per worker: Vitest would start one for each extended `test`. */
let running: Promise<Browser> | undefined

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from its pattern
    async ({}, use) => {
      running ??= chromium.launch(readLaunchOptions())
      const browser = await running
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async (path, options = {}) => {
      const { scripts = true, status = 200, app, siteUrl = inject('siteUrl') } = options
      const context = await openContext(browser, siteUrl, options)
      contexts.push(context)
      if (app) await context.route('**/*', (route) => answerFrom(app, route))
      const page = await context.newPage()
      watch(page, errors, { siteUrl, status, scripts, mayFail: options.mayFail ?? false })
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await waitForScripts(page)
      return page
    })
    for (const context of contexts) await context.close()
    expect(errors).toEqual([])
  },
})

/** Milliseconds that whatever a page waits for may take. */
const patience = 60_000

const withoutScripts = new WeakSet<BrowserContext>()

async function openContext(browser: Browser, siteUrl: string, options: PageOptions) {
  const { size = 'phone', scheme = 'light', scripts = true, worker, cookie } = options
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: sizes[size],
    hasTouch: size !== 'desktop',
    isMobile: size !== 'desktop',
    colorScheme: scheme,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(patience)
  if (!scripts) withoutScripts.add(context)
  for (const pair of cookie?.split('; ').filter(Boolean) ?? []) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: siteUrl }])
  }
  return context
}

type Expected = { siteUrl: string; status: number; scripts: boolean; mayFail: boolean }

function watch(page: Page, errors: string[], expected: Expected): void {
  const host = new URL(expected.siteUrl).host
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    const isExpected =
      text.includes(`the server responded with a status of ${expected.status}`) ||
      text === 'Service Worker registration blocked by Playwright' ||
      (expected.mayFail && text.startsWith('Failed to load resource'))
    if (!isExpected) errors.push(`console ${message.type()}: ${text}`)
  })
  if (expected.mayFail) return
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.host !== host) errors.push(`foreign: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page canceled the request: another key in a search, or leaving the page.
    if (reason === 'net::ERR_ABORTED') return
    if (request.resourceType() === 'script' && !expected.scripts) return
    errors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && status !== expected.status) {
      errors.push(`answered ${status}: ${response.url()}`)
    }
  })
}

/**
 * Wait until scripts have taken over the page: its controls don't work earlier. Static pages have
 * no scripts. React's root layout restores the scroll position in the same batch of effects that
 * attaches its listeners.
 */
export async function waitForScripts(page: Page): Promise<void> {
  if (withoutScripts.has(page.context())) return
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type="module"]') || history.scrollRestoration === 'manual',
  )
}

/** Open another URL in the page and wait like `openPage`. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScripts(page)
}

/** Hold matching requests until `release`, to check what a page shows meanwhile. */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  method?: 'POST',
): Promise<{ release: () => void }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    if (!method || route.request().method() === method) await held
    await route.continue()
  })
  return { release }
}

/** Answer a browser's GET from an app instead of the server. */
export async function answerFrom(app: TestApp, route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const response = await app.request(pathname + search)
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}
