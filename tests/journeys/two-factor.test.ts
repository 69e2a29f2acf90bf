import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { visit } from '#tests/support/test-browser.ts'
import { makeCode, makeWrongCode, turnOnTwoFactor } from '#tests/support/two-factor.ts'

const { site, test } = serveAccounts()

const main = (page: Page) => page.locator('#main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

async function sendPassword(page: Page, person: Person) {
  await visit(page, '/auth')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await press(page, 'Sign In')
}

async function giveCode(page: Page, code: string) {
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await press(page, 'Sign In')
}

const leave = (page: Page) => page.context().clearCookies()

test.for([true, false])(
  'two-factor sign-in: on, a code, a backup code once, and off (scripts: %s)',
  async (scripts, { openPage }) => {
    const page = await openPage('/auth', { scripts })
    const check = async () => {
      // The accessibility check needs scripts.
      if (!scripts) return
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
      await expectAccessible(page)
      for (const size of ['narrow', 'desktop', 'phone'] as const) {
        await page.setViewportSize(sizes[size])
        await expectNoSidewaysScroll(page)
      }
    }

    const person = await site.app.addMember()
    await sendPassword(page, person)
    await page.getByText('Welcome back!').waitFor()
    await visit(page, '/account')
    await main(page).getByRole('link', { name: 'Set Up Two-Factor Sign-In' }).click()
    await page.getByRole('heading', { name: 'Turn it on' }).waitFor()
    await check()
    await page.getByLabel('Your password').fill('not my password')
    await press(page, 'Begin')
    await page.getByText('This is not your password').waitFor()
    await page.getByLabel('Your password').fill(person.password)
    await press(page, 'Begin')
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    const key = (await page.getByText(/^([A-Z2-7]{4} ){9}[A-Z2-7]{3}$/).textContent()) ?? ''
    await page.getByLabel('Code', { exact: true }).fill(await makeWrongCode(key))
    await press(page, 'Turn On Two-Factor Sign-In')
    await page.getByText('This code is not right').waitFor()
    await check()
    await page.getByLabel('Code', { exact: true }).fill(await makeCode(key))
    await press(page, 'Turn On Two-Factor Sign-In')
    await page.getByText('Two-factor sign-in is on.').waitFor()
    await check()
    const shown = await main(page).locator('#codes li').allTextContents()
    expect(shown).toHaveLength(10)
    const codes = shown.map((code) => code.replace(/\s/, ''))
    const downloading = page.waitForEvent('download')
    await main(page).getByRole('link', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('backup-codes.txt')
    expect(await text(await download.createReadStream())).toContain(shown.join('\n'))
    expect(await main(page).getByRole('button', { name: 'Copy' }).count()).toBe(scripts ? 1 : 0)
    if (scripts) {
      await press(page, 'Copy')
      await page.getByText('The codes are copied.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(shown.join('\n'))
    }

    // The next code may have the same digits as this one, which was used.
    await site.app.operate(sql`update auth_two_factors set last_step = 0`)
    await leave(page)
    await sendPassword(page, person)
    await giveCode(page, await makeCode(key, 1))
    await page.getByText('Welcome back!').waitFor()

    const [first = '', second = '', third = ''] = codes
    await leave(page)
    await sendPassword(page, person)
    await giveCode(page, shown[0] ?? '')
    await page.getByText('Welcome back!').waitFor()
    await leave(page)
    await sendPassword(page, person)
    await giveCode(page, first)
    await page.getByText('This code is not right, or was used before.').waitFor()
    await check()
    await giveCode(page, second)
    await page.getByText('Welcome back!').waitFor()

    await visit(page, '/account/two-factor')
    await page.getByText('8 of 10').waitFor()
    await check()
    const off = page.locator('#turn-off')
    await off.getByLabel('Your password').fill(person.password)
    await off.getByLabel('Code', { exact: true }).fill(third)
    await off.getByRole('button').click()
    await page.getByText('Two-factor sign-in is off.').waitFor()
    await leave(page)
    await sendPassword(page, person)
    await page.getByText('Welcome back!').waitFor()
  },
)

test('other tabs notice the finished second step', async ({ openPage }) => {
  const person = await site.app.addMember()
  const cookie = await site.app.enter(person)
  const { codes } = await turnOnTwoFactor(site.app, cookie, person)
  const page = await openPage('/auth')
  const other = await page.context().newPage()
  await other.goto('/about')
  await other.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const channel = new BroadcastChannel('directory-auth')
    Object.assign(window, { channel })
    channel.onmessage = ({ data }) => heard.push(data.event)
  })
  await sendPassword(page, person)
  await giveCode(page, codes[0] ?? '')
  await page.getByText('Welcome back!').waitFor()
  await expect
    .poll(() => other.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN'])
})
