import { describe, expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

/** An example, word for word, that no sign finds. */
const typed = 'she is slipping away'
const title = 'In danger now? Call 911'

describe('danger that only the examples show', () => {
  test('waits for a pause in typing', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'phone' })
    const length = await page.evaluate(() => history.length)
    await page.locator('.ask-need summary').click()
    const field = page.locator('#search input[name=q]')
    const answer = page.waitForResponse((response) => response.url().includes('slipping'))
    await field.fill(typed)
    expect((await answer).headers()['search-awaits-pause']).toBe('1')
    const heading = page.locator('#results-heading')
    await expect.poll(() => page.url()).toContain('slipping')
    expect(await heading.textContent()).not.toBe(title)
    await expect.poll(() => heading.textContent()).toBe(title)
    // Whoever goes on typing keeps the field as it is.
    expect(await field.inputValue()).toBe(typed)
    expect(await page.evaluate(() => history.length)).toBe(length)
  })

  test('waits for nothing after Enter', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const field = page.locator('#search input[name=q]')
    await field.fill(typed)
    await field.press('Enter')
    await expect.poll(() => page.locator('#results-heading').textContent()).toBe(title)
  })
})
