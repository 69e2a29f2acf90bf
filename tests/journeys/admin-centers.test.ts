import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { demoAdmin } from '#tests/support/auth-client.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import {
  holdRequests,
  type OpenPage,
  type PageOptions,
  waitForScripts,
} from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()

let other: Person
beforeAll(async () => {
  other = await site.app.addMember('admin')
})
beforeEach(async () => {
  await site.app.operate(sql`update treatment_centers set pinned = false`)
})
/** Open an admin page and sign in on the form in its place. */
async function signIn(openPage: OpenPage, path: string, options: PageOptions): Promise<Page> {
  const page = await openPage(path, options)
  await page.getByLabel('Username').fill(demoAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password)
  await page
    .locator('#main')
    .getByRole('button', { name: /^(Sign|Log) ?in$/i })
    .click()
  await page.getByText('Login Successful').waitFor()
  await waitForScripts(page)
  return page
}

const desktop = { size: 'desktop' } as const
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const says = (page: Page, words: string) => page.getByText(words).first().waitFor()
const search = async (page: Page, text: string) => {
  await page.getByLabel('Search centers').fill(text)
  await page.getByLabel('Search centers').press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === text)
}
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Save|Add center)$/ })
const pin = (page: Page) => page.getByRole('button', { name: /^Pin / })

describe.each([
  ['with scripts', { scripts: true, size: 'desktop' }],
  ['without scripts, on a phone', { scripts: false, size: 'phone' }],
] as const)('%s', (_title, options) => {
  test('signs in, pins until the limit, and unpins', async ({ openPage }) => {
    await site.app.operate(sql`update treatment_centers set pinned = true
      where id in (select id from treatment_centers order by name desc limit 4)`)
    const page = await signIn(openPage, '/admin', options)
    await says(page, '4/5')
    await pin(page).first().click()
    await says(page, 'Treatment center pinned successfully')
    await says(page, '5/5')
    await pin(page).first().click()
    await says(
      page,
      'You can only pin up to 5 treatment centers. Please unpin another center first.',
    )
    if (options.scripts) await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Unpin / })
      .first()
      .click()
    await says(page, 'Treatment center unpinned successfully')
    await says(page, '4/5')
  })

  test('deletes, undoes it, and restores from the list of deleted centers', async ({ openAs }) => {
    const name = `Fernbrook ${randomUUID().slice(0, 8)}`
    await site.app.operate(
      sql`insert into treatment_centers (slug, name) values (${name.toLowerCase().replace(' ', '-')}, ${name})`,
    )
    const page = await openAs(other, '/admin', options)
    await search(page, name)
    const remove = row(page, name).getByRole('link', { name: `Delete ${name}` })
    await remove.click()
    await says(page, `Are you sure you want to delete "${name}"? This action cannot be undone.`)
    if (options.scripts) await expectAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await says(page, 'Treatment center deleted successfully')
    await says(page, 'No centers found')
    await page.getByRole('button', { name: 'Undo' }).click()
    await says(page, 'Treatment center restored successfully')
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await says(page, 'No centers found')
    await page.getByRole('link', { name: /^Deleted centers \(/ }).click()
    await row(page, name).getByText(`by ${other.username}`).waitFor()
    if (options.scripts) await expectAccessible(page)
    await row(page, name)
      .getByRole('button', { name: `Restore ${name}` })
      .click()
    await says(page, 'Treatment center restored successfully')
    await expect.poll(() => row(page, name).count()).toBe(0)
  })

  test('adds a center and changes it', async ({ openAs }) => {
    const name = `Marshlight House ${randomUUID().slice(0, 8)}`
    const page = await openAs(other, '/admin', options)
    await page.getByRole('link', { name: 'Add New Treatment Center' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.getByLabel('City').fill('Newark')
    await dialog.getByLabel('Website').fill('marshlight')
    await save(page).click()
    await says(page, 'The center is not saved yet.')
    await says(page, 'Enter the center’s name')
    if (options.scripts) await expectAccessible(page)
    expect(await dialog.getByLabel('City').inputValue()).toBe('Newark')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Website').fill('https://marshlight.example.org')
    await dialog.getByRole('button', { name: 'Add rows' }).click()
    await expect.poll(() => dialog.getByLabel(/^Service of row/).count()).toBe(6)
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
    await dialog.getByLabel('Section of row 5').fill('Payment')
    await dialog.getByLabel('Service of row 5').fill('Sliding scale')
    await dialog.getByRole('group', { name: 'How it is paid' }).getByLabel('Medicaid').check()
    await dialog.getByLabel('By calling').check()
    await dialog.getByLabel('Monday').fill('9 AM to 5 PM')
    await save(page).click()
    await says(page, 'Treatment center added successfully')

    await search(page, name)
    await row(page, name)
      .getByRole('link', { name: `Edit ${name}` })
      .click()
    await dialog.waitFor()
    expect(await dialog.getByLabel('Service of row 1').inputValue()).toBe('Sliding scale')
    await dialog.getByRole('button', { name: 'Remove row 1' }).click()
    await expect.poll(() => dialog.getByLabel(/^Service of row/).count()).toBe(1)
    expect(await dialog.getByLabel('Medicaid').isChecked()).toBe(true)
    expect(await dialog.getByLabel('Not today').isChecked()).toBe(true)
    await dialog.getByLabel('Spanish', { exact: true }).check()
    await dialog.getByLabel('Temporarily Closed').check()
    await save(page).click()
    await says(page, 'Treatment center saved successfully')
    await row(page, name).getByText('Temporarily Closed').waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe(name)
    await row(page, name).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(/\/centers\/marshlight-house/)
    await says(page, '9 AM to 5 PM')
    const about = page.getByRole('region', { name: 'About This Center' })
    expect(await about.textContent()).toMatch(
      /Takes Medicaid\..*Speaks Spanish.*How it is paid.*: checked by calling, /,
    )
    expect(await page.getByText('Sliding scale').count()).toBe(0)
  })

  test('changes several centers at once, and downloads them', async ({ openAs }) => {
    const page = await openAs(other, '/admin?sort=name', options)
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    const tick = async () => {
      const own = page.locator('tbody').getByRole('checkbox')
      await own.nth(0).check()
      await own.nth(1).check()
    }
    expect(await boxes.count()).toBeGreaterThanOrEqual(10)
    await tick()
    const bar = page.locator('.selection-bar')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^treatment-centers-.*\.csv$/)
    await bar.getByRole('button', { name: 'Pin', exact: true }).click()
    await says(page, '2 treatment centers pinned successfully')
    await says(page, '2/5')
    await tick()
    await bar.getByText('Mark as').click()
    if (options.scripts) await expectAccessible(page)
    await bar.getByRole('button', { name: 'Permanently closed' }).click()
    await says(page, '2 treatment centers marked as closed')
    await tick()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await says(page, 'Are you sure you want to delete 2 treatment centers?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await says(page, '2 treatment centers deleted successfully')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name')
    await page.getByRole('button', { name: 'Undo' }).click()
    await says(page, '2 treatment centers restored successfully')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      sizes[options.size].width,
    )
  })
})

test.for([{ scripts: true }, { scripts: false }])(
  'the last row’s menu fits on the screen (%o)',
  async ({ scripts }, { openAs }) => {
    const page = await openAs(other, '/admin?q=cedar', { ...desktop, scripts })
    await page
      .locator('tbody tr')
      .last()
      .getByRole('button', { name: /^More for/ })
      .click()
    const menu = page.locator('.menu-list:popover-open')
    await menu.getByRole('button', { name: 'Mark permanently closed' }).waitFor()
    const seen = await menu.getByRole('link', { name: 'Bed report links' }).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height - 2)
      return link.contains(there)
    })
    expect(seen).toBe(true)
  },
)

test('shows that the centers are loading', async ({ openAs }) => {
  const page = await openAs(other, '/admin', desktop)
  const { release } = await holdRequests(page, '**/admin.data*')
  await page.getByRole('link', { name: 'City' }).click()
  await says(page, 'Loading treatment centers...')
  release()
  await page.waitForURL(/sort=city/)
  await expect.poll(() => page.getByText('Loading treatment centers...').count()).toBe(0)
})
