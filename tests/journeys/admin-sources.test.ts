import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

test.for(['phone', 'desktop'] as const)(
  'a source is added, corrected and removed by keyboard alone: %s',
  async (size, { openAs }) => {
    const admin = await site.app.addMember('admin')
    const page = await openAs(admin, '/admin/import', { size })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add a source' }).focus()
    await page.keyboard.press('Enter')
    const name = page.getByLabel('Name', { exact: true })
    await name.focus()
    await page.keyboard.type(`State list ${size}`)
    await page.keyboard.press('Enter')
    // The summary takes the focus, and its links lead to the fields.
    const wrong = page.getByRole('link', { name: /Enter a link that starts with https/ })
    await wrong.focus()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Link to the file').focus()
    await page.keyboard.type('https://lists.example.org/centers.csv')
    await page.getByLabel('Name of the list').focus()
    await page.keyboard.type('State licensing list')
    await page.getByLabel('Opening hours').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Add source' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('The source is added.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const read = () =>
      site.app.operate(sql`select name, address, rules from sources where removed_at is null`)
    expect(await read()).toEqual([
      {
        name: `State list ${size}`,
        address: 'https://lists.example.org/centers.csv',
        rules: ['openingHours'],
      },
    ])
    await page.getByRole('link', { name: 'Remove this source' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('The source is removed.').waitFor()
    expect(await read()).toEqual([])
  },
)

test.for(['phone', 'desktop'] as const)(
  'FindTreatment.gov is added with one button, and its search can be corrected: %s',
  async (size, { openAs }) => {
    const admin = await site.app.addMember('admin')
    const page = await openAs(admin, '/admin/import', { size })
    await page.getByRole('link', { name: 'Add FindTreatment.gov' }).click()
    await page.getByText('Nobody has tried this').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // An error in the search opens it.
    await page.getByText('Change the link or the search').click()
    await page.getByLabel('Records on a page').fill('many')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const add = page.getByRole('button', { name: 'Add and read it now' })
    await add.click()
    await page.getByRole('link', { name: 'Enter a whole number from 1 to 9999.' }).waitFor()
    await page.getByLabel('Records on a page').fill('100')
    await add.click()
    await page.getByText('The source is added, and is being read now.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(
      await site.app.operate(sql`select s.kind, r.state from sources s
        join source_runs r on r.source_id = s.id where s.removed_at is null`),
    ).toEqual([{ kind: 'locator', state: 'waiting' }])
    await site.app.operate(sql`truncate sources cascade`)
  },
)
