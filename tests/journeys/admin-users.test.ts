import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { holdRequests } from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()

const desktop = { size: 'desktop' } as const
let admin: Person
beforeAll(async () => {
  admin = await site.app.addMember('admin')
})

const row = (page: Page, { email }: Person) => page.getByRole('row').filter({ hasText: email })
const toast = (page: Page, words: string) => page.getByText(words).waitFor()

/** Check that a suspended member's next click leads to sign-in, which explains the suspension. */
async function expectSignedOut(page: Page, { email, password }: Person) {
  await page.locator('header').getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL(/\/auth\?redirectTo=%2Fdashboard/)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('#main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('This account is suspended.').first().waitFor()
}

test('an admin changes a role, suspends a signed-in member, and deletes them', async ({
  openAs,
}) => {
  const person = await site.app.addMember()
  const page = await openAs(admin, `/admin/users?q=${person.username}`, desktop)
  const member = await openAs(person, '/centers', desktop)
  await expectAccessible(page)

  // Role: the button shows only after another role is chosen.
  const save = row(page, person).getByRole('button', { name: /^Save/ })
  expect(await save.isVisible()).toBe(false)
  await row(page, person).getByLabel('Role of Pat Doe').selectOption('moderator')
  await save.click()
  await toast(page, 'Role changed.')
  await expect.poll(() => save.isVisible()).toBe(false)
  expect(await row(page, person).getByRole('combobox').inputValue()).toBe('moderator')
  expect(new URL(page.url()).searchParams.get('q')).toBe(person.username)

  // Status: Escape closes the dialog, and a missing reason gets the focus.
  const suspend = row(page, person).getByRole('link', { name: 'Suspend' })
  await suspend.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
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
  await expectSignedOut(member, person)

  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await dialog.getByText('Are you sure you want to delete this user?').waitFor()
  await expectAccessible(page)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'User deleted.')
  await page.getByText('No users found').waitFor()

  // The log has every change but not the former member's name.
  await page.getByRole('navigation', { name: 'Admin' }).getByText('More').click()
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('heading', { name: 'Activity', level: 2 }).waitFor()
  await page.getByLabel('To what').fill('A former member')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/subject=/)
  const entries = page.locator('tbody tr')
  await expect.poll(() => entries.count()).toBe(3)
  const texts = await entries.allInnerTexts()
  expect(texts.join()).not.toMatch(new RegExp(`${person.username}|Advertises`))
  expect(texts[0]).toContain('deleted the account of A former member')
  expect(texts[1]).toContain('status from active to suspended')
  expect(texts[2]).toContain('changed the role of')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^activity-.*\.csv$/)
})

test('the second admin sees the conflict and the current value, and can insist', async ({
  openAs,
}) => {
  const person = await site.app.addMember()
  const page = await openAs(admin, `/admin/users?q=${person.username}`, desktop)
  const meanwhile = (change: ReturnType<typeof sql>) =>
    site.app.operate(sql`${change} = (select id from auth_users where email = ${person.email})`)
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

test('works the same without scripts, on a phone', async ({ openAs }) => {
  const person = await site.app.addMember()
  const page = await openAs(admin, '/admin/users', { scripts: false })
  const member = await openAs(person, '/about', { scripts: false, size: 'desktop' })
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
  await expectSignedOut(member, person)
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await row(page, person).getByRole('link', { name: 'Delete Pat Doe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'User deleted.')
  await page.goto(`/admin/activity?subject=A+former+member`)
  expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(3)
  expect(await page.locator('tbody').textContent()).not.toContain(person.username)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(sizes.phone.width)
})

test.for([
  { path: '/admin/users', label: 'Status', name: 'status', choice: 'banned' },
  { path: '/admin', label: 'Status', name: 'show', choice: 'closed' },
  { path: '/admin/analytics', label: 'Period', name: 'period', choice: '7days' },
])(
  'a filter of $path applies at once, and keeps its value and the focus',
  async ({ path, label, name, choice }, { openAs }) => {
    const page = await openAs(admin, path, desktop)
    const filter = page.getByLabel(label, { exact: true })
    const before = await filter.inputValue()
    const asked = () => new URL(page.url()).searchParams.get(name)
    const { release } = await holdRequests(page, `**${path}.data?*`)
    await filter.focus()
    // Read the value right after the choice and again later, in case the page resets it.
    const seen = await filter.evaluate(async (select: HTMLSelectElement, chosen) => {
      select.value = chosen
      select.dispatchEvent(new Event('change', { bubbles: true }))
      const values = []
      for (let frames = 0; frames < 5; frames++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        values.push(select.value)
      }
      return values
    }, choice)
    expect(new Set(seen)).toEqual(new Set([choice]))
    expect(asked()).toBe(null)
    release()
    await expect.poll(asked).toBe(choice)
    expect(await filter.inputValue()).toBe(choice)
    expect(await filter.evaluate((select) => select === document.activeElement)).toBe(true)
    if (path === '/admin/analytics') return
    await page.goBack()
    await expect.poll(() => filter.inputValue()).toBe(before)
    expect(asked()).toBe(null)
  },
)

test('the filters have a button without scripts', async ({ openAs }) => {
  const page = await openAs(admin, '/admin/users', { ...desktop, scripts: false })
  const form = page.getByRole('search', { name: 'Users' })
  await form.getByLabel('Status').selectOption('banned')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/status=banned/)
  expect(await form.getByLabel('Status').inputValue()).toBe('banned')
})
