import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import {
  cards,
  keep,
  openDetails,
  names as samples,
  shownNames,
} from '#tests/support/list-pages.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { visit } from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()

const names = samples.slice(0, 2)
const saved = 'The copy in your account is up to date.'

/** Run an action and wait until the copy is stored after it. */
async function whenStored(page: Page, act: () => Promise<void>): Promise<void> {
  const isStored = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.ok(),
  )
  await act()
  await isStored
  await page.getByText(saved).waitFor()
}

test('a member’s list is on both devices, with both notes, until the copy is deleted', async ({
  openAs,
}) => {
  const person = await site.app.addMember()
  const phone = await openAs(person, '/centers')
  await keep(phone, names.slice(0, 1))
  await visit(phone, '/list')
  expect(await phone.getByLabel('Save a copy in my account').isChecked()).toBe(false)
  await phone.getByLabel('Save a copy in my account').check()
  await phone.getByText(saved).waitFor()
  await expectAccessible(phone)

  const laptop = await openAs(person, '/centers', { size: 'desktop' })
  await keep(laptop, names.slice(1))
  await visit(laptop, '/list')
  await laptop.getByLabel('Save a copy in my account').check()
  await laptop.getByText(saved).waitFor()
  await expect.poll(async () => (await shownNames(laptop)).toSorted()).toEqual(names.toSorted())

  for (const [page, text] of [
    [phone, 'Ask for Maria'],
    [laptop, 'No bed today'],
  ] as const) {
    const card = cards(page).filter({ hasText: names[0] ?? '' })
    await openDetails(card)
    await whenStored(page, () => card.getByLabel('Notes').fill(text))
  }
  await visit(phone, '/list')
  await phone.getByText(saved).waitFor()
  const card = cards(phone).filter({ hasText: names[0] ?? '' })
  await openDetails(card)
  expect((await card.getByLabel('Notes').inputValue()).split('\n\n').toSorted()).toEqual([
    'Ask for Maria',
    'No bed today',
  ])

  await whenStored(phone, () => phone.getByRole('button', { name: `Remove ${names[1]}` }).click())
  await whenStored(phone, () => phone.getByRole('button', { name: 'Undo' }).click())
  expect((await shownNames(phone)).toSorted()).toEqual(names.toSorted())
  await whenStored(phone, () => phone.getByRole('button', { name: `Remove ${names[1]}` }).click())
  await visit(laptop, '/list')
  await expect.poll(() => shownNames(laptop)).toEqual([names[0]])

  await laptop.getByLabel('Save a copy in my account').uncheck()
  await laptop.getByText('The copy in your account is deleted.').waitFor()
  expect(await shownNames(laptop)).toEqual([names[0]])
})
