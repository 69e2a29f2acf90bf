import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openAccountApp, type Person } from './account-members.ts'
import type { TestApp } from './test-app.ts'
import { test as base, type OpenPage, type PageOptions } from './test-browser.ts'

/**
 * Serve the built app over a database of the test file, at its own URL, from before the first test
 * until after the last. `test` opens pages there and allows refused forms.
 */
export function serveApp<App extends Pick<TestApp, 'fetch' | 'close'>>(
  openApp: () => Promise<App>,
) {
  let app: App | undefined
  let server: ServerType | undefined
  const site = {
    get app(): App {
      if (!app) throw new Error('The app is open only while tests run.')
      return app
    },
    /** "http://localhost:40123" */
    url: '',
  }
  beforeAll(async () => {
    app = await openApp()
    server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
    if (!server.listening) await once(server, 'listening')
    site.url = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server?.close()
    await app?.close()
  })
  const test = base.extend<{ openPage: OpenPage }>({
    openPage: async ({ openPage }, use) => {
      await use((path, options) => openPage(path, { siteUrl: site.url, mayFail: true, ...options }))
    },
  })
  return { site, test }
}

export type OpenAs = (person: Person, path: string, options?: PageOptions) => Promise<Page>

/**
 * Serve the built app over the samples, with functions to create members; `openAs` signs them in.
 */
export function serveAccounts() {
  const { site, test: served } = serveApp(openAccountApp)
  const test = served.extend<{ openAs: OpenAs }>({
    openAs: async ({ openPage }, use) => {
      await use(async (person, path, options) =>
        openPage(path, { cookie: await site.app.enter(person), ...options }),
      )
    },
  })
  return { site, test }
}
