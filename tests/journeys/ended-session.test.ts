import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Person } from '#tests/support/account-members.ts'
import { type OpenAs, serveAccounts } from '#tests/support/people-in-browsers.ts'
import { waitForScripts } from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()
const center = '/centers/cedar-lantern-recovery-center'

/** End all sessions of a person, like signing out on another device. */
const end = ({ email }: Person) =>
  site.app.operate(
    sql`delete from auth_sessions where user_id = (select id from auth_users where email = ${email})`,
  )

/** Sign in with the form on the page and wait for the page behind it. */
async function signIn(page: Page, { email, username, password }: Person, path: string) {
  const isStaff = (await page.getByRole('heading', { name: 'Admin Login' }).count()) > 0
  if (isStaff) await page.getByLabel('Username').fill(username)
  else await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === path)
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('form-draft'))

describe('typed text returns after signing in again in the same tab', () => {
  test('for a submitted form', async ({ openAs }) => {
    const person = await site.app.addMember()
    const page = await openAs(person, '/account')
    await end(person)
    await page.getByLabel('Full name').fill('Typed before it ended')
    await page.locator('#profile').getByRole('button').click()
    await page.getByText('Authentication expired. Please log in again.').waitFor()
    expect(new URL(page.url()).search).toBe('?redirectTo=%2Faccount')
    await signIn(page, person, '/account')
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Typed before it ended')
    // The browser keeps none of it.
    expect(await kept(page)).toBeNull()
    await page.locator('#profile').getByRole('button').click()
    await page.getByText('Your profile is saved.').waitFor()
    await expect.poll(() => kept(page)).toBeNull()
  })

  test('for an admin form that never left the browser', async ({ openAs }) => {
    const person = await site.app.addMember('admin')
    const [user] = await site.app.operate<{ id: string }>(
      sql`select user_id as id from user_roles where role = 'user' limit 1`,
    )
    const path = `/admin/users/${user?.id}/status`
    const page = await openAs(person, `${path}?q=a`)
    await end(person)
    await page.getByLabel('Banned').check()
    await page.getByLabel('Reason').fill('Sold the list\nof members')
    const send = page.getByRole('dialog').locator('button[type=submit]')
    await send.click()
    await page.getByText('Authentication expired. Please log in again.').waitFor()
    expect(await page.getByLabel('Reason').inputValue()).toBe('Sold the list\nof members')
    const [login] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Log in in a new tab' }).click(),
    ])
    await login.getByRole('heading', { name: 'Admin Login' }).waitFor()
    await signIn(login, person, '/admin')
    await send.click()
    await page.getByText('User banned.').waitFor()
    expect(new URL(page.url()).search).toBe('?q=a')
  })

  test('for an unsent comment, when the page notices the ended session', async ({ openAs }) => {
    const person = await site.app.addMember()
    const page = await openAs(person, center)
    await page.locator('#comment-content').fill('Half a comment')
    await end(person)
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await loaded
    expect(await page.locator('#comment-content').count()).toBe(0)
    await page.locator('#center-posts').click()
    await page
      .locator('#comments')
      .getByRole('link', { name: /sign in/i })
      .click()
    await signIn(page, person, center)
    await expect.poll(() => page.locator('#comment-content').inputValue()).toBe('Half a comment')
  })
})

test('a file that was chosen for an import stays, with a link to log in', async ({ openAs }) => {
  const person = await site.app.addMember('admin')
  const page = await openAs(person, '/admin/import')
  await waitForScripts(page)
  const list = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nOak\n') }
  await page.locator('#file').setInputFiles(list)
  await end(person)
  await page.getByRole('button', { name: 'Upload and preview' }).click()
  const [login] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alert').getByRole('link', { name: 'Log in in a new tab' }).click(),
  ])
  await login.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await signIn(login, person, '/admin/import')
  await page.getByText('list.csv').waitFor()
})

describe('typed text is erased', () => {
  /** Open sign-in in a tab that holds typed text from an ended session. */
  async function openWithWords(openAs: OpenAs) {
    const person = await site.app.addMember()
    const page = await openAs(person, '/account', { size: 'desktop' })
    await end(person)
    await page.getByLabel('Full name').fill('Not for others')
    await page.locator('#profile').getByRole('button').click()
    await page.getByText('Authentication expired. Please log in again.').waitFor()
    expect(await kept(page)).toContain('Not for others')
    return { page, person }
  }

  test('when another account signs in', async ({ openAs }) => {
    const { page } = await openWithWords(openAs)
    await signIn(page, await site.app.addMember(), '/account')
    await expect.poll(() => kept(page)).toBeNull()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Pat Doe')
  })

  test('when signing out', async ({ openAs }) => {
    const { page, person } = await openWithWords(openAs)
    await page.goto(`${site.url}/auth?redirectTo=%2Fdashboard`)
    await signIn(page, person, '/dashboard')
    await waitForScripts(page)
    expect(await kept(page)).toContain('Not for others')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.getByText('Logged Out').waitFor()
    expect(await kept(page)).toBeNull()
  })

  test('when signing out on a page without React', async ({ openAs }) => {
    const { page, person } = await openWithWords(openAs)
    await page.goto(`${site.url}/auth?redirectTo=%2Fabout`)
    await signIn(page, person, '/about')
    await page.reload()
    expect(await kept(page)).toContain('Not for others')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.getByText('Logged Out').waitFor()
    expect(await kept(page)).toBeNull()
  })

  test('when signing out in another tab', async ({ openAs }) => {
    const { page, person } = await openWithWords(openAs)
    await page.goto(`${site.url}/auth?redirectTo=%2Fdashboard`)
    await signIn(page, person, '/dashboard')
    const other = await page.context().newPage()
    const watching = other.waitForRequest(/auth-events-.*\.js/)
    await other.goto(`${site.url}/account`)
    await watching
    await waitForScripts(other)
    await other.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect.poll(() => page.url()).toMatch(/\/auth\?/)
    await expect.poll(() => kept(page)).toBeNull()
  })

  test('by the quick exit', async ({ openAs }) => {
    const { page } = await openWithWords(openAs)
    await page
      .context()
      .route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      )
    await page.getByRole('link', { name: 'Quick exit' }).first().click()
    await page.waitForURL('https://www.google.com/')
    await page.goto(`${site.url}/about`)
    expect(await kept(page)).toBeNull()
  })
})
