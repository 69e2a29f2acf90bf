import { expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

test('a choice that finds nothing hides, and comes back when it finds something', async ({
  openPage,
}) => {
  const page = await openPage('/centers', { size: 'desktop' })
  const field = page.getByLabel('Name, city or ZIP code')
  const methadone = page.getByRole('checkbox', { name: /^Methadone/ })
  const access = page.getByRole('group', { name: 'Access' })
  await page.getByText('More filters').click()
  await methadone.waitFor()
  await access.waitFor()
  await field.fill('zzyzx')
  await methadone.waitFor({ state: 'hidden' })
  await access.waitFor({ state: 'hidden' })
  await field.fill('')
  await methadone.waitFor()
  await access.waitFor()

  await methadone.check()
  // Beside a filter, only quoted words make a list empty.
  await field.fill('"zzyzx"')
  await expect.poll(() => page.locator('#results-heading').textContent()).toBe('No centers found')
  expect(await methadone.isVisible()).toBe(true)
  // It stays while it has the focus, and hides with the next search.
  await methadone.uncheck()
  await expect.poll(() => new URL(page.url()).search).toBe('?q=%22zzyzx%22')
  await expect.poll(() => page.locator('#results[aria-busy=true]').count()).toBe(0)
  expect(await methadone.evaluate((box) => box === document.activeElement)).toBe(true)
  await field.fill('"zzyzxy"')
  await methadone.waitFor({ state: 'hidden' })
})
