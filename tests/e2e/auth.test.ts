import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { demoMember } from '#tests/support/auth-client.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { holdRequests, test } from '#tests/support/test-browser.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page, name: string) => page.locator('#main').getByRole('button', { name })
const toast = (page: Page, words: string) => page.getByText(words)

async function signIn(page: Page, { email, password } = demoMember) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await submit(page, 'Sign In').click()
}

describe('/auth', () => {
  test('signs in and out, with scripts, in both tabs', async ({ openPage }) => {
    const page = await openPage('/auth', { size: 'desktop' })
    await signIn(page)
    await toast(page, 'Welcome back!').waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor()
    const other = await page.context().newPage()
    await other.goto('/centers')
    await other.getByRole('button', { name: 'Sign Out' }).waitFor()
    const third = await page.context().newPage()
    const watching = third.waitForRequest(/auth-events-.*\.js/)
    await third.goto('/account')
    await watching
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await toast(page, 'Logged Out').waitFor()
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
    await other.getByRole('link', { name: 'Sign In' }).first().waitFor()
    await third.waitForURL('**/auth**')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['directory.device'])
  })

  test('shows Please wait... while waiting, and submits once', async ({ openPage }) => {
    const page = await openPage('/auth', { size: 'phone' })
    const { release } = await holdRequests(page, '**/auth.data*')
    let posts = 0
    page.on('request', (request) => {
      posts += Number(request.method() === 'POST')
    })
    await signIn(page)
    const button = submit(page, 'Please wait...')
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    await field(page, 'Password').press('Enter')
    release()
    await toast(page, 'Welcome back!').waitFor()
    expect(posts).toBe(1)
  })

  test('shows what is wrong and focuses it', async ({ openPage }) => {
    // Chromium reports a 400 response as a failed load.
    const page = await openPage('/auth?mode=sign-up', { mayFail: true })
    await field(page, 'Email').fill('alexandra@example')
    await submit(page, 'Create Account').click()
    await page.getByRole('alert').getByText('Sign Up Failed').waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('fullName')
    expect(await field(page, 'Email').inputValue()).toBe('alexandra@example')
    await expectAccessible(page)
  })

  test('keeps what was typed when the connection fails', async ({ openPage }) => {
    const page = await openPage('/auth?mode=sign-up', { mayFail: true })
    await field(page, 'Full name').fill('Robin Example')
    await page.route('**/auth.data*', (route) => route.abort())
    await submit(page, 'Create Account').click()
    await toast(page, 'This site could not be reached.').waitFor()
    expect(await field(page, 'Full name').inputValue()).toBe('Robin Example')
  })

  test('shows the password on demand', async ({ openPage }) => {
    const page = await openPage('/auth')
    await field(page, 'Password').fill('lavender')
    const button = page.getByRole('button', { name: 'Show password' })
    await button.click()
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('password')
    expect(await field(page, 'Password').inputValue()).toBe('lavender')
  })

  test.for([
    '/auth?redirectTo=%2Fadmin',
    '/forgotten-password',
    '/verify-email?token=x',
    '/reset-password?token=x',
  ])('is accessible: %s', async (path, { openPage }) => {
    const page = await openPage(path, { size: 'narrow' })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(sizes.desktop)
    await expectNoSidewaysScroll(page)
  })

  test('keeps a mailed link when the connection fails', async ({ openPage }) => {
    const page = await openPage('/account/email?token=x', { size: 'narrow', mayFail: true })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Use this email address' }).click()
    await toast(page, 'No Connection').waitFor()
    expect(page.url()).toContain('?token=x')
  })

  test('appears before the dashboard, with a spinner while checking', async ({ openPage }) => {
    const page = await openPage('/auth?redirectTo=%2Faccount', { size: 'desktop' })
    await signIn(page)
    await toast(page, 'Welcome back!').waitFor()
    const { release } = await holdRequests(page, '**/dashboard.data*')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('status').getByText('Loading...').waitFor()
    release()
    await page.getByText(demoMember.email).first().waitFor()
    const visitor = await openPage('/dashboard', { size: 'desktop' })
    expect(new URL(visitor.url()).pathname + new URL(visitor.url()).search).toBe(
      '/auth?redirectTo=%2Fdashboard',
    )
  })
})
