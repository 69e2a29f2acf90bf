import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { sizes, test } from '#tests/support/test-browser.ts'

let app: AccountApp
let server: ServerType
let siteUrl: string
let admin: Person
let contexts: BrowserContext[] = []
let faults: string[] = []

beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.addMember('admin')
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

type Options = { scripts?: boolean; size?: keyof typeof sizes }

/** A page in a browser in which this person is signed in. Any error on the console fails the test. */
async function open(browser: Browser, person: Person, path: string, options: Options = {}) {
  const { scripts = true, size = 'desktop' } = options
  const [name = '', value = ''] = (await app.enter(person)).split(/=(.*)/s)
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: sizes[size],
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  contexts.push(context)
  await context.addCookies([{ name, value, url: siteUrl }])
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) faults.push(message.text())
  })
  await page.goto(path)
  if (scripts) {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
    )
  }
  return page
}

const row = (page: Page, { email }: Person) => page.getByRole('row').filter({ hasText: email })
const toast = (page: Page, words: string) => page.getByText(words).waitFor()

/** Whoever was suspended is led to the sign-in by their next click, and told why they stay out. */
async function expectSignedOut(page: Page, { email, password }: Person, scripts: boolean) {
  await page.locator('header').getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL(/\/auth\?redirectTo=%2Fdashboard/)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('#main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('This account is suspended.').first().waitFor()
  if (scripts) await expectAccessible(page)
}

test('an admin changes a role, suspends somebody who is signed in, and deletes', async ({
  browser,
}) => {
  const person = await app.addMember()
  const page = await open(browser, admin, `/admin/users?q=${person.username}`)
  const member = await open(browser, person, '/centers')
  await expectAccessible(page)

  // A role: nothing to press before another is chosen.
  const save = row(page, person).getByRole('button', { name: /^Save/ })
  expect(await save.isVisible()).toBe(false)
  await row(page, person).getByLabel('Role of Pat Doe').selectOption('moderator')
  await save.click()
  await toast(page, 'Role changed.')
  await expect.poll(() => save.isVisible()).toBe(false)
  expect(await row(page, person).getByRole('combobox').inputValue()).toBe('moderator')
  expect(new URL(page.url()).searchParams.get('q')).toBe(person.username)

  // A status: Escape closes, and what is missing takes the focus.
  const suspend = row(page, person).getByRole('link', { name: 'Suspend' })
  await suspend.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/admin/users')
  await expect.poll(() => suspend.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Save Status' }).click()
  await dialog.getByText('Say why').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('reason')
  await expectAccessible(page)
  await page.keyboard.type('Advertises under every center')
  await dialog.getByRole('button', { name: 'Save Status' }).click()
  await toast(page, 'User suspended.')
  await row(page, person).getByText('Advertises under every center').waitFor()
  await expectSignedOut(member, person, true)

  // Deleting.
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await dialog.getByText('Are you sure you want to delete this user?').waitFor()
  await expectAccessible(page)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'User deleted.')
  await page.getByText('No users found').waitFor()

  // The log has all of it.
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('heading', { name: 'Activity', level: 2 }).waitFor()
  await page.getByLabel('To what').fill(person.username)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/subject=/)
  const entries = page.locator('tbody tr')
  await expect.poll(() => entries.count()).toBe(3)
  const texts = await entries.allInnerTexts()
  expect(texts[0]).toContain(`deleted the account of ${person.username}`)
  expect(texts[1]).toContain('Advertises under every center')
  expect(texts[2]).toContain('changed the role of')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^activity-.*\.csv$/)
})

test('who comes second is told, sees what it is now, and can mean it', async ({ browser }) => {
  const person = await app.addMember()
  const page = await open(browser, admin, `/admin/users?q=${person.username}`)
  const meanwhile = (change: ReturnType<typeof sql>) =>
    app.operate(sql`${change} = (select id from auth_users where email = ${person.email})`)
  await meanwhile(sql`update user_roles set role = 'admin' where user_id`)
  const save = row(page, person).getByRole('button', { name: /^Save/ })
  await row(page, person).getByRole('combobox').selectOption('moderator')
  await save.click()
  await toast(page, 'Role Not Changed')
  expect(await row(page, person).getByRole('combobox').inputValue()).toBe('moderator')
  await save.click()
  await toast(page, 'Role changed.')

  await row(page, person).getByRole('link', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Active (now)').waitFor()
  await meanwhile(sql`update profiles set status = 'banned', status_reason = 'Spam' where id`)
  await page.getByLabel('Reason').fill('Advertises')
  await dialog.getByRole('button', { name: 'Save Status' }).click()
  await dialog.getByText('Status Not Changed').waitFor()
  await dialog.getByText('Banned (now)').waitFor()
  expect(await page.getByLabel('Reason').inputValue()).toBe('Advertises')
  await dialog.getByRole('button', { name: 'Save Status' }).click()
  await toast(page, 'User suspended.')
  await row(page, person).getByText('Reason: Advertises').waitFor()
})

test('without scripts, on a phone, the same', async ({ browser }) => {
  const person = await app.addMember()
  const plain = { scripts: false, size: 'phone' } as const
  const page = await open(browser, admin, '/admin/users', plain)
  const member = await open(browser, person, '/about', { scripts: false })
  await page.getByLabel('Search', { exact: true }).fill(person.email)
  await page.locator('#main').getByRole('button', { name: 'Search' }).click()
  await row(page, person).getByRole('combobox').selectOption('moderator')
  await row(page, person).getByRole('button', { name: /^Save/ }).click()
  await toast(page, 'Role changed.')
  await row(page, person).getByRole('link', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Save Status' }).click()
  await toast(page, 'Say why')
  await page.getByLabel('Reason').fill('Advertises')
  await page.getByRole('button', { name: 'Save Status' }).click()
  await toast(page, 'User suspended.')
  await expectSignedOut(member, person, false)
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'User deleted.')
  await page.goto(`/admin/activity?subject=${person.username}`)
  expect(await page.locator('tbody tr').count()).toBe(3)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(sizes.phone.width)
})
