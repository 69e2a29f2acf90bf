import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'

const { site, test } = serveAccounts()

let admin: Person
beforeAll(async () => {
  admin = await site.app.addMember('admin')
})

/** Enter in an answer must not press "Right", which would record a call. */
async function pressEnterInAnswer(page: Page): Promise<void> {
  const readDone = () => site.app.operate(sql`select id from calls where done_at is not null`)
  const before = await readDone()
  const answers = page.getByRole('group', { name: /^Ask these three/ })
  const answer = answers.getByRole('textbox').first()
  await answer.fill('(856) 555-0177')
  await answer.press('Enter')
  // A form that Enter sent would be handled before this one.
  await answer.fill('')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.waitForLoadState('networkidle')
  expect(await readDone()).toEqual(before)
}

test('twenty calls by keyboard alone, in two tabs', async ({ openAs }) => {
  const page = await openAs(admin, '/admin/calls', { size: 'desktop' })
  const other = await openAs(admin, '/admin/calls', { size: 'desktop' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start twenty calls' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.locator('#call')
  await heading.waitFor()
  await expectAccessible(page)
  await pressEnterInAnswer(page)
  await page.locator('#dial').focus()
  const press = async (key: string) => {
    const before = await page.getByText(/^Call \d+ of 20$/).textContent()
    await page.keyboard.press(key)
    await expect.poll(() => page.locator('main').textContent()).not.toContain(before)
  }

  // The other tab continues the same session.
  await other.getByRole('button', { name: 'Start twenty calls' }).click()
  await other.locator('#call').waitFor()
  expect(await other.locator('#call').textContent()).toBe(await heading.textContent())
  await other.keyboard.press('r')
  await other.getByText('Call 2 of 20').waitFor()
  await press('w')
  await page.getByText(/settled in another tab/).waitFor()
  expect(await heading.textContent()).toBe(await other.locator('#call').textContent())

  const first = (await heading.textContent()) ?? ''
  await press('w')
  expect(await heading.textContent()).not.toBe(first)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('dial')
  await press('u')
  expect(await heading.textContent()).toBe(first)

  await page.keyboard.press('o')
  await page.keyboard.type('Ask for Ann')
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect.poll(() => heading.textContent()).not.toBe(first)
  await page.keyboard.press('b')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('call-back-at')
  await page.locator('#call-back-at').fill('2020-01-01T10:00')
  await page.keyboard.press('Enter')
  await page.getByText('Choose a time to come, within a year.').waitFor()
  await expectAccessible(page)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.locator('#call-back-at').fill(`${tomorrow}T10:00`)
  await press('Enter')
  for (const key of 'rnrrrrcrrrrrrrrrr') await press(key)
  // Skipped calls come last, with their note.
  expect(await heading.textContent()).toBe(first)
  expect(await page.locator('#note').inputValue()).toBe('Ask for Ann')
  await press('r')
  await page.getByRole('heading', { name: 'Done: 20 calls' }).waitFor()
  expect(await page.locator('main').textContent()).toContain(
    'Right: 17, No answer: 1, Call back: 1, Closed: 1',
  )
})

// The second caller may get the first one's center: a number of its own is always a change.
test.for([
  [true, '(609) 555-0192'],
  [false, '(609) 555-0193'],
] as const)(
  'a number that changes during the call is asked about, scripts: %s',
  async ([scripts, changed], { openAs }) => {
    const caller = await site.app.addMember('admin')
    const page = await openAs(caller, '/admin/calls', { size: 'phone', scripts, mayFail: true })
    await page.getByRole('button', { name: 'Start twenty calls' }).click()
    await page.locator('#call').waitFor()
    const name = (await page.locator('#call').textContent()) ?? ''
    const shown = (await page.locator('#dial').textContent()) ?? ''
    const call = await page.locator('input[name=call]').first().inputValue()
    await page.locator('#note').fill('Ask for Ann')
    await site.app.operate(sql`update treatment_centers set phone = ${changed}
      where id = (select center_id from calls where id = ${call})`)
    const right = page.getByRole('button', { name: /^Right/ })
    if (scripts) {
      await page.locator('#dial').focus()
      await page.keyboard.press('r')
    } else await right.click()
    const question = page.getByRole('group', { name: `The number changed to ${changed}` })
    await question.waitFor()
    if (scripts) await expectAccessible(page)
    expect(await right.count()).toBe(0)
    expect(await page.locator('#note').inputValue()).toBe('Ask for Ann')
    if (scripts) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('which-number')
      await page.keyboard.press('1')
    } else await question.getByRole('button', { name: shown }).click()
    await page.getByText('Recorded for the former number.').waitFor()
    expect(await page.locator('#call').textContent()).not.toBe(name)
    const [center] = await site.app.operate(sql`select phone, verified_at, p.note from
      treatment_centers c join calls on c.id = calls.center_id join call_plans p on p.center_id = c.id
      where calls.id = ${call}`)
    expect(center).toEqual({ phone: changed, verified_at: null, note: 'Ask for Ann' })
  },
)

test('Esc leaves a field, and never the admin area', async ({ openAs }) => {
  const caller = await site.app.addMember('admin')
  const page = await openAs(caller, '/admin/calls', { size: 'desktop' })
  await page.getByRole('button', { name: 'Start twenty calls' }).click()
  await page.locator('#call').waitFor()
  const note = await page.locator('#note').inputValue()
  await page.keyboard.press('o')
  await page.keyboard.type('Ask for Ann')
  for (const key of ['Escape', 'Escape', 'Escape', 'Escape', 'o', 'Escape', 'o', 'Escape']) {
    await page.keyboard.press(key)
  }
  // A key that works shows that the page is still there, and that no press is pending.
  await page.keyboard.press('b')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('call-back-at')
  expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false)
  expect(await page.locator('#note').inputValue()).toBe(`${note}Ask for Ann`)
})

test('a report is sent without scripts, and staff dismiss it', async ({ openAs }) => {
  // Nobody gets the calls of another's session.
  await site.app.operate(sql`delete from calls where done_at is null`)
  const page = await openAs(admin, '/centers', { scripts: false })
  await page.locator('article h3 a').first().click()
  await page.locator('summary', { hasText: 'Additional Information' }).click()
  await page.getByRole('link', { name: 'Report a problem' }).click()
  await page.getByLabel('It has moved').check()
  await page.getByLabel(/What should we know/).fill('It is on Elm Street now.')
  await page.getByRole('button', { name: 'Send Report' }).click()
  await page.getByText('Thank you. Our staff will check it.').waitFor()
  await page.goto('/admin/calls')
  await page.getByRole('button', { name: 'Start twenty calls' }).click()
  // A randomly drawn call may come first.
  const note = page.getByText('It is on Elm Street now.')
  const call = page.getByText(/^Call \d+ of/)
  await pressEnterInAnswer(page)
  for (;;) {
    await call.waitFor()
    await page.waitForLoadState()
    if ((await note.count()) > 0) break
    const before = (await call.textContent()) ?? ''
    await page.getByRole('button', { name: 'Right' }).click()
    await page.getByText(before, { exact: true }).waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await page.getByText('Reports dismissed.').waitFor()
  expect(await page.locator('main').textContent()).not.toContain('Elm Street')
})
