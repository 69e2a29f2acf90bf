import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

test('centers are filtered, selected, edited and restored by keyboard alone', async ({
  openAs,
}) => {
  await site.app.operate(sql`insert into treatment_centers (slug, name, county)
    select 'keyboard-' || n, 'Keyboard House ' || lpad(n::text, 2, '0'), 'Salem' from generate_series(1, 12) n`)
  const admin = await site.app.addMember('admin')
  const page = await openAs(admin, '/admin', { size: 'desktop' })
  const press = (key: string) => page.keyboard.press(key)
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent)
  await page.getByRole('button', { name: 'Keys' }).waitFor()

  await press('?')
  await page.getByRole('dialog', { name: 'Keys of the table' }).waitFor()
  await expectAccessible(page)
  await press('Escape')
  await press('/')
  await page.keyboard.type('keyboard house')
  await press('Enter')
  await page.getByText('1 to 10 of 12').waitFor()
  // Escape three times in a row would be the quick exit.
  await press('j')
  await press('j')
  const second = await focused()
  expect(second).toContain('Keyboard House')
  await press('k')
  expect(await focused()).not.toBe(second)
  await press('x')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await press('x')
  await press('e')
  await page.getByRole('dialog', { name: /^Edit Keyboard House/ }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await page.getByLabel('Select all 12 that match').focus()
  await press('Space')
  await page.getByRole('button', { name: 'Edit a field' }).focus()
  await press('Enter')
  await page.getByText('Edit a field of 12 centers').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Field', { exact: true }).selectOption('county')
  await page.getByLabel('Value').waitFor()
  await page.getByLabel('Value').focus()
  await page.keyboard.type('Warren')
  await press('Enter')
  await page.getByText('12 centers would change').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change 12 centers' }).focus()
  await press('Enter')
  await page.getByText('12 centers changed.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await press('Enter')
  await page.getByText('Undone: 12 centers changed back.').waitFor()
  await expectAccessible(page)
})

test('the pages of bulk work fit a phone', async ({ openAs }) => {
  const admin = await site.app.addMember('admin')
  const [center] = await site.app.operate<{ id: string }>(
    sql`select id from treatment_centers limit 1`,
  )
  const page = await openAs(admin, '/admin?missing=website&county=Salem', { size: 'phone' })
  for (const path of [
    '/admin?missing=website&county=Salem',
    `/admin/centers/bulk?id=${center?.id}&field=county&how=set&value=Warren`,
    '/admin/centers/bulk-changes',
    '/admin/centers/views',
    `/admin/centers/${center?.id}/history`,
  ]) {
    await page.goto(new URL(path, page.url()).href)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
