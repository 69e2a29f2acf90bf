import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { type OpenAs, serveAccounts } from '#tests/support/people-in-browsers.ts'
import type { PageOptions } from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()

/** Open the account page of a new member, who is also signed in on another device. */
async function openAccount(openAs: OpenAs, options?: PageOptions): Promise<Page> {
  const person = await site.app.addMember()
  await site.app.enter(person)
  return openAs(person, '/account', options)
}

const part = (page: Page, id: string) => page.locator(`#${id}`)

describe('with scripts', () => {
  test('errors, a lost connection, and other forms lose nothing typed', async ({ openAs }) => {
    const page = await openAccount(openAs, { mayFail: true })
    await page.getByLabel('Full name').fill('Half a name')
    const password = part(page, 'password')
    await password.getByLabel('Current password').fill('recovery-demo-member')
    await password.getByLabel('New password').fill('short')
    await password.getByRole('button').click()
    await password.getByText('Use at least 8 characters').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('change-password-newPassword')
    await expectAccessible(page)
    await password.getByLabel('New password').fill('seven quiet ferries')
    await page.context().setOffline(true)
    await password.getByRole('button').click()
    await password.getByText('This site could not be reached').waitFor()
    await page.context().setOffline(false)
    expect(await password.getByLabel('New password').inputValue()).toBe('seven quiet ferries')
    // Like an unreachable database, or a proxy whose server is down.
    const away = '**/account.data*'
    await page.route(away, (route) => route.fulfill({ status: 503, body: 'away' }))
    await password.getByRole('button').click()
    await password.getByText('An unexpected error occurred. Nothing was changed.').waitFor()
    await page.unroute(away)
    expect(await password.getByLabel('New password').inputValue()).toBe('seven quiet ferries')
    await password.getByRole('button').click()
    await page.getByText('Your password is changed.').waitFor()
    await expect.poll(() => password.getByLabel('New password').inputValue()).toBe('')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Half a name')
    await expect.poll(() => part(page, 'devices').getByRole('button').count()).toBe(0)
  })

  test('the saved language stays selected', async ({ openAs }) => {
    const page = await openAccount(openAs)
    await page.getByLabel('Language').selectOption('es')
    await part(page, 'profile').getByRole('button').click()
    await page.getByText('Your profile is saved.').waitFor()
    await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('es')
  })

  test('a device is signed out, and the list shows it', async ({ openAs }) => {
    const page = await openAccount(openAs, { size: 'desktop' })
    const devices = part(page, 'devices')
    expect(await devices.locator('li').count()).toBe(2)
    await devices.getByRole('button', { name: /^Sign out / }).click()
    await page.getByText('The device is signed out.').waitFor()
    await expect.poll(() => devices.locator('li').count()).toBe(1)
    expect(await devices.getByText('This device').isVisible()).toBe(true)
  })

  test('deleting the account returns to Home as a visitor', async ({ openAs }) => {
    const page = await openAccount(openAs)
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

test('every form works the same without scripts', async ({ openAs }) => {
  const page = await openAccount(openAs, { scripts: false })
  await page.getByLabel('Full name').fill('Sam Roe')
  await page.getByLabel('Username').fill('TERESA_I')
  await part(page, 'profile').getByRole('button').click()
  await page.getByText('This username is taken').waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Sam Roe')
  await page.getByLabel('Username').fill('sam-roe')
  await part(page, 'profile').getByRole('button').click()
  await page.getByText('Your profile is saved.').waitFor()
  await part(page, 'devices').getByRole('button', { name: 'Sign Out All Other Devices' }).click()
  await page.getByText('All other devices are signed out.').waitFor()
  await part(page, 'email').getByLabel('New email').fill('sam@example.org')
  await part(page, 'email').getByLabel('Your password').fill('recovery-demo-member')
  await part(page, 'email').getByRole('button').click()
  await page.getByText('Open the link we sent to the new address').waitFor()
  const leaving = part(page, 'delete')
  await leaving.getByLabel('Your password').fill('wrong-password')
  await leaving.getByRole('button').click()
  await leaving.getByText('This is not your password').waitFor()
  await leaving.getByLabel('Your password').fill('recovery-demo-member')
  await leaving.getByRole('button').click()
  await page.getByText('Your account is deleted.').waitFor()
})
