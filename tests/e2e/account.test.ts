import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { sizes, test } from '#tests/support/test-browser.ts'

let app: AccountApp
let server: ServerType
let siteUrl: string
let contexts: BrowserContext[] = []
let faults: string[] = []

beforeAll(async () => {
  app = await openAccountApp()
  server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  if (!server.listening) await once(server, 'listening')
  siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server?.close()
  await app?.close()
})
beforeEach(() => {
  faults = []
  contexts = []
})
afterEach(async () => {
  for (const context of contexts) await context.close()
  expect(faults).toEqual([])
})

/** The account page of a member of the test's own. Any error on the console fails the test. */
async function open(
  browser: Browser,
  { scripts = true, size = 'phone' }: { scripts?: boolean; size?: keyof typeof sizes } = {},
): Promise<Page> {
  const person = await app.addMember()
  await app.enter(person)
  const [name = '', value = ''] = (await app.enter(person)).split(/=(.*)/s)
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: sizes[size],
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name, value, url: siteUrl }])
  contexts.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) faults.push(message.text())
  })
  await page.goto('/account')
  if (scripts) {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#profile button') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    )
  }
  return page
}

const part = (page: Page, id: string) => page.locator(`#${id}`)

describe('with scripts', () => {
  test('nothing typed is lost by a fault, a lost connection, or another form', async ({
    browser,
  }) => {
    const page = await open(browser)
    await expectAccessible(page)
    await page.getByLabel('Full name').fill('Half a name')
    const password = part(page, 'password')
    await password.getByLabel('Current password').fill('recovery-demo-member')
    await password.getByLabel('New password').fill('short')
    await password.getByRole('button').click()
    await password.getByText('Use at least 8 characters').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('account-new-password')
    await expectAccessible(page)
    await password.getByLabel('New password').fill('seven quiet ferries')
    await page.context().setOffline(true)
    await password.getByRole('button').click()
    await password.getByText('This site could not be reached').waitFor()
    await page.context().setOffline(false)
    expect(await password.getByLabel('New password').inputValue()).toBe('seven quiet ferries')
    await password.getByRole('button').click()
    await page.getByText('Your password is changed.').waitFor()
    await expect.poll(() => password.getByLabel('New password').inputValue()).toBe('')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Half a name')
    expect(await part(page, 'devices').getByRole('button').count()).toBe(0)
  })

  test('a device is signed out, and the list says so', async ({ browser }) => {
    const page = await open(browser, { size: 'desktop' })
    const devices = part(page, 'devices')
    expect(await devices.locator('li').count()).toBe(2)
    await devices.getByRole('button', { name: /^Sign out / }).click()
    await page.getByText('The device is signed out.').waitFor()
    await expect.poll(() => devices.locator('li').count()).toBe(1)
    expect(await devices.getByText('This device').isVisible()).toBe(true)
  })

  test('who leaves comes to Home as a visitor', async ({ browser }) => {
    const page = await open(browser)
    const leaving = part(page, 'delete')
    await leaving.getByLabel('Your password').fill('recovery-demo-member')
    await leaving.getByRole('button').click()
    await page.getByText('Your account is deleted.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
    await page.goto('/account')
    expect(new URL(page.url()).pathname).toBe('/auth')
  })
})

test('without scripts, every form does the same', async ({ browser }) => {
  const page = await open(browser, { scripts: false })
  await page.getByLabel('Full name').fill('Sam Roe')
  await page.getByLabel('Username').fill('admin')
  await part(page, 'profile').getByRole('button').click()
  await page.getByText('This username is taken').waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Sam Roe')
  await page.getByLabel('Username').fill('sam-roe')
  await part(page, 'profile').getByRole('button').click()
  await page.getByText('Your profile is saved.').waitFor()
  await part(page, 'devices').getByRole('button', { name: 'Sign Out All Other Devices' }).click()
  await page.getByText('All other devices are signed out.').waitFor()
  await part(page, 'email').getByLabel('New e-mail').fill('sam@example.org')
  await part(page, 'email').getByLabel('Your password').fill('recovery-demo-member')
  await part(page, 'email').getByRole('button').click()
  await page.getByText('Open the link in the mail').waitFor()
  const leaving = part(page, 'delete')
  await leaving.getByLabel('Your password').fill('wrong-password')
  await leaving.getByRole('button').click()
  await leaving.getByText('This is not your password').waitFor()
  await leaving.getByLabel('Your password').fill('recovery-demo-member')
  await leaving.getByRole('button').click()
  await page.getByText('Your account is deleted.').waitFor()
})
