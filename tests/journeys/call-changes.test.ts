import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'

const { site, test } = serveAccounts()

const startCalls = async (page: Page) => {
  await page.getByRole('button', { name: 'Start twenty calls' }).click()
  await page.locator('#call').waitFor()
  const [center] = await site.app.operate<{ id: string }>(sql`select center_id as id from calls
    where id = ${await page.locator('input[name=call]').first().inputValue()}`)
  return center?.id ?? ''
}
const readCenter = async (id: string) => {
  const [row] = await site.app.operate<Record<string, unknown>>(
    sql`select phone, street, verified_by,
      (select hours from center_opening_hours where center_id = c.id and day_of_week = 6) as saturday
      from treatment_centers c where id = ${id}`,
  )
  return row
}
const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('a new number and new hours by keyboard alone, taken back by U', async ({ openAs }) => {
  const page = await openAs(await site.app.addMember('admin'), '/admin/calls', { size: 'desktop' })
  const id = await startCalls(page)
  const before = await readCenter(id)
  const name = (await page.locator('#call').textContent()) ?? ''
  await page.keyboard.press('m')
  expect(await readFocus(page)).toBe('heard-newNumber')
  await expectAccessible(page)

  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a phone number with its area code').waitFor()
  await page.keyboard.press('m')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('609-555-0192')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sat 10 to 2')
  await page.getByText(/The week will be: .*Sat.* 10 AM to 2 PM/).waitFor()
  await page.keyboard.press('Enter')

  const last = page.getByRole('region', { name: 'Last call' })
  await last.getByText('(609) 555-0192').waitFor()
  expect(await last.textContent()).toContain(`${name}: Changed`)
  expect(await page.locator('#call').textContent()).not.toBe(name)
  expect(await readFocus(page)).toBe('dial')
  expect(await readCenter(id)).toMatchObject({
    phone: '(609) 555-0192',
    saturday: '10 AM to 2 PM',
    verified_by: 'called',
  })

  await page.keyboard.press('u')
  await expect.poll(() => page.locator('#call').textContent()).toBe(name)
  expect(await readCenter(id)).toEqual(before)
})

test('a move without scripts, with its messages', async ({ openAs }) => {
  const page = await openAs(await site.app.addMember('admin'), '/admin/calls', {
    size: 'phone',
    scripts: false,
  })
  const id = await startCalls(page)
  const save = page.getByRole('button', { name: 'Save and next' })
  expect(await save.isVisible()).toBe(false)
  await page.getByText('They gave a new number, new hours').click()
  await page.getByLabel('Moved to: street').fill('12 Main St')
  await page.locator('#note').fill('Ask for Ann')

  // Another button would drop what was typed.
  await page.getByRole('button', { name: /^Right/ }).click()
  await page.getByText('You typed a change: press “Save and next”, or clear it.').waitFor()
  await save.click()
  await page.getByText('Enter the ZIP code').waitFor()
  expect(await page.getByLabel('Moved to: street').inputValue()).toBe('12 Main St')
  expect(await page.locator('#note').inputValue()).toBe('Ask for Ann')
  await page.getByLabel('City').fill('Trenton')
  await page.getByLabel('ZIP code').fill('08608')
  await save.click()
  await page
    .getByRole('region', { name: 'Last call' })
    .getByText('12 Main St, Trenton, NJ 08608')
    .waitFor()
  expect(await readCenter(id)).toMatchObject({ street: '12 Main St', verified_by: 'called' })
})

test('a number that changes during the call is asked about before a new one is saved', async ({
  openAs,
}) => {
  const page = await openAs(await site.app.addMember('admin'), '/admin/calls', { size: 'desktop' })
  const id = await startCalls(page)
  await page.keyboard.press('m')
  await page.keyboard.type('(609) 555-0196')
  await site.app.operate(
    sql`update treatment_centers set phone = '(609) 555-0195' where id = ${id}`,
  )
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'The number changed to (609) 555-0195' }).waitFor()
  expect(await page.locator('#heard-newNumber').inputValue()).toBe('(609) 555-0196')
  expect(await readCenter(id)).toMatchObject({ phone: '(609) 555-0195' })
  await expect.poll(() => readFocus(page)).toBe('which-number')
  await page.keyboard.press('1')
  await page.getByRole('region', { name: 'Last call' }).getByText('(609) 555-0196').waitFor()
  expect(await readCenter(id)).toMatchObject({ phone: '(609) 555-0196', verified_by: 'called' })
})

test('numbers are found one after the other: paste, Enter, next', async ({ openAs }) => {
  await site.app.operate(sql`update treatment_centers set phone = null
    where id in (select id from treatment_centers where not permanently_closed order by name limit 3)`)
  const page = await openAs(await site.app.addMember('admin'), '/admin/calls/numbers', {
    size: 'desktop',
  })
  const heading = page.getByRole('heading', { level: 3 }).first()
  const name = (await heading.textContent()) ?? ''
  const search = page.getByRole('link', { name: `Search the web for the number of ${name}` })
  const link = new URL((await search.getAttribute('href')) ?? '')
  expect(link.searchParams.get('q')).toContain(`"${name}"`)
  expect(await search.getAttribute('rel')).toBe('noreferrer noopener')
  await expectAccessible(page)
  for (const number of ['(609) 555-0181', '(609) 555-0182']) {
    const waiting = (await page.getByText(/listings? needs? a number/).textContent()) ?? ''
    await expect.poll(() => readFocus(page)).toMatch(/^phone-/)
    await page.keyboard.insertText(number)
    await page.keyboard.press('Enter')
    await page.getByText(waiting).waitFor({ state: 'detached' })
  }
  expect(
    await site.app.operate(sql`select phone from treatment_centers
      where phone in ('(609) 555-0181', '(609) 555-0182')`),
  ).toHaveLength(2)
})
