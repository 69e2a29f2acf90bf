import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'

const { site, test } = serveAccounts()

let other: Person
beforeAll(async () => {
  other = await site.app.addMember('admin')
})

const desktop = { size: 'desktop' } as const
const says = (page: Page, words: string) => page.getByText(words).first().waitFor()
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Save|Add center)$/ })

test('two people edit one center without losses: the second sees the conflict and may insist', async ({
  openAs,
}) => {
  const path = '/admin?q=Ridgeway'
  await site.app.operate(sql`insert into treatment_centers (slug, name) values ('ridgeway', 'Ridgeway')
    on conflict (slug) do update set city = null, street = null, phone = null`)
  const first = await openAs(other, path, desktop)
  const second = await openAs(await site.app.addMember('admin'), path, desktop)
  for (const page of [first, second]) {
    await page.getByRole('link', { name: 'Edit Ridgeway' }).click()
    await page.getByRole('dialog').waitFor()
  }
  await first.getByLabel('City').fill('Newark')
  await first.getByLabel('Phone').fill('609 555 0142')
  await save(first).click()
  await says(first, 'Treatment center saved successfully')
  await second.getByLabel('City').fill('Trenton')
  await second.getByLabel('Street').fill('12 Main St')
  await save(second).click()
  await says(second, 'Somebody else changed this center while you had it open.')
  await says(second, `${other.username} changed this on`)
  await expectAccessible(second)
  expect(await second.getByLabel('City').inputValue()).toBe('Trenton')
  expect(await second.getByLabel('Phone').inputValue()).toBe('(609) 555-0142')
  await second.getByRole('dialog').getByRole('link', { name: 'City' }).click()
  await expect.poll(() => second.evaluate(() => document.activeElement?.id)).toBe('city')
  await save(second).click()
  await says(second, 'Treatment center saved successfully')
  expect(
    await site.app.operate(
      sql`select city, street, phone from treatment_centers where slug = 'ridgeway'`,
    ),
  ).toEqual([{ city: 'Trenton', street: '12 Main St', phone: '(609) 555-0142' }])
})

test('typed text survives leaving by mistake, a lost connection, and an ended session', async ({
  openAs,
}) => {
  const page = await openAs(other, '/admin', desktop)
  await page.getByRole('link', { name: 'Add New Treatment Center' }).click()
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
  await name.fill('Unsaved House')
  await page.keyboard.press('Escape')
  await says(page, 'What you typed is not saved.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on writing' }).click()
  expect(await name.inputValue()).toBe('Unsaved House')

  await page.route('**/*.data*', (route) => route.abort())
  await save(page).click()
  await says(page, 'the server did not answer. Your words are still here')
  expect(await name.inputValue()).toBe('Unsaved House')
  await page.unroute('**/*.data*')

  await page.context().clearCookies()
  await save(page).click()
  await says(page, 'Authentication expired. Please log in again. Your words are still here.')
  expect(await name.inputValue()).toBe('Unsaved House')
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/auth/)
})

test('Escape closes a dialog and returns the focus; the keyboard alone is enough', async ({
  openAs,
}) => {
  const page = await openAs(other, '/admin?sort=name&page=2', desktop)
  const edit = page.getByRole('link', { name: /^Edit / }).first()
  await edit.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => edit.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(page.url()).toBe(`${site.url}/admin?sort=name&page=2`)
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
})
