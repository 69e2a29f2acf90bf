import { beforeAll, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import type { Person } from '#tests/support/account-members.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

const path = '/admin/analytics'
let admin: Person
beforeAll(async () => {
  admin = await site.app.addMember('admin')
})

const periods = [
  { value: '7days', words: 'in the last 7 days', bars: 7 },
  { value: '90days', words: 'in the last 90 days', bars: 13 },
]

test('a period applies at once, and Back returns to the page before', async ({ openAs }) => {
  const page = await openAs(admin, path)
  for (const { value, words, bars } of periods) {
    await page.getByLabel('Period').selectOption(value)
    await page.waitForURL(`**/admin/analytics?period=${value}`)
    await page.locator('figure').first().getByText(words).waitFor()
    expect(await page.locator('figure').first().locator('rect').count()).toBe(bars)
  }
  // Choosing a period adds no entry to the history.
  await page.getByRole('navigation', { name: 'Admin' }).getByText('More').click()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.waitForURL('**/admin/activity')
  await page.goBack()
  await page.waitForURL('**/admin/analytics?period=90days')
  await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('90days')
})

test('a button applies the period without scripts', async ({ openAs }) => {
  const page = await openAs(admin, path, { scripts: false })
  for (const { value, words, bars } of periods) {
    await page.getByLabel('Period').selectOption(value)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(`**/admin/analytics?period=${value}`)
    await page.locator('figure').first().getByText(words).waitFor()
    expect(await page.locator('figure').first().locator('rect').count()).toBe(bars)
    expect(await page.getByLabel('Period').inputValue()).toBe(value)
  }
})

test('is accessible: charts have names and tables, and nothing overflows', async ({ openAs }) => {
  const page = await openAs(admin, path)
  expect(await page.getByRole('img', { name: /^Sign-ups by day/ }).count()).toBe(1)
  await page.getByText('Numbers', { exact: true }).first().press('Enter')
  await page.getByRole('table', { name: 'Sign-ups' }).waitFor()
  await expectAccessible(page)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
})
