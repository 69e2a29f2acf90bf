import { afterAll, beforeAll, describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'
import { answerFrom, test } from '#tests/support/test-browser.ts'

let broken: TestApp
beforeAll(async () => {
  broken = await openAppOver(createFailingDatabase())
})
afterAll(() => broken?.close())

const crisis = ['tel:988', 'tel:911'].map((href) => `main a[href="${href}"]`)

describe('when the database does not answer', () => {
  test.for([
    ['/', 503, 'Error Loading Centers'],
    ['/centers?q=detox', 503, 'Error Loading Centers'],
    ['/centers/cedar-lantern-recovery-center', 503, 'Something went wrong'],
  ] as const)('%s still helps', async ([path, status, words], { openPage }) => {
    const page = await openPage(path, { status, app: broken })
    expect(await page.getByText(words).isVisible()).toBe(true)
    for (const link of crisis) expect(await page.locator(link).first().isVisible()).toBe(true)
    expect(await page.locator('h1:visible').count()).toBe(1)
    await expectAccessible(page)
  })

  test('a search shows the failure, and can be tried again', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop', mayFail: true })
    await page.route('**/centers?*', (route) => answerFrom(broken, route))
    await page.getByLabel('Name, city or ZIP code').fill('lantern')
    await page.getByText('Error Loading Centers').waitFor()
    expect(await page.getByText('Failed to load treatment centers:').isVisible()).toBe(true)
    expect(await page.getByLabel('Name, city or ZIP code').inputValue()).toBe('lantern')
    await page.unroute('**/centers?*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: /Treatment Centers? Found/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?q=lantern')
  })
})
