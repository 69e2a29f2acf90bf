import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'

export const sizes = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

type PageOptions = {
  size?: keyof typeof sizes
  scheme?: 'light' | 'dark'
  scripts?: boolean
  /** Set where the page is expected to be missing: then its own 404 is no fault. */
  missing?: boolean
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
      const { size = 'phone', scheme = 'light', scripts = true, missing = false } = options
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: sizes[size],
        hasTouch: size !== 'desktop',
        isMobile: size !== 'desktop',
        colorScheme: scheme,
        javaScriptEnabled: scripts,
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      const page = await context.newPage()
      watch(page, faults, { missing, scripts })
      const response = await page.goto(path)
      expect(response?.status()).toBe(missing ? 404 : 200)
      if (scripts) await waitForScripts(page)
      return page
    })
    for (const context of contexts) await context.close()
    expect(faults).toEqual([])
  },
})

function watch(
  page: Page,
  faults: string[],
  { missing, scripts }: { missing: boolean; scripts: boolean },
): void {
  const host = new URL(inject('siteUrl')).host
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const isOwn404 = missing && /status of 404/.test(message.text())
    if (!isOwn404) faults.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.host !== host) faults.push(`foreign: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A search that the next key has overtaken is cancelled on purpose.
    if (request.resourceType() === 'fetch' && reason === 'net::ERR_ABORTED') return
    if (request.resourceType() === 'script' && !scripts) return
    faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && !(missing && status === 404)) {
      faults.push(`answered ${status}: ${response.url()}`)
    }
  })
}

/** Until React has taken over the page: only then do its controls answer. */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('main') ?? document.body
    return Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}
