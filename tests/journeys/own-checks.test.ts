import { chromium } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { readLaunchOptions } from '#tests/support/launch-options.ts'
import { test } from '#tests/support/test-browser.ts'

describe('the browser tests themselves', () => {
  test('disable every feature that Playwright disables', async () => {
    const features = '--disable-features='
    const server = await chromium.launchServer(readLaunchOptions())
    const lists = server
      .process()
      .spawnargs.filter((one) => one.startsWith(features))
      .map((one) => one.slice(features.length).split(','))
    await server.close()
    const [theirs = [], ours = []] = lists
    expect(theirs).not.toEqual([])
    expect(ours).toEqual(expect.arrayContaining(theirs))
  })

  test('detect accessibility errors', async ({ openPage }) => {
    const page = await openPage('/no/such/page', { status: 404 })
    await page.evaluate(() => {
      document.querySelector('h1')?.insertAdjacentHTML('afterend', '<img src="/favicon.svg">')
    })
    await expect(expectAccessible(page)).rejects.toMatchObject(violationOf('image-alt'))
  })

  test('detect them in dark colors', async ({ openPage }) => {
    const page = await openPage('/no/such/page', { status: 404 })
    await page.evaluate(() => {
      const note = document.querySelector<HTMLElement>('footer p')
      if (note) note.style.cssText = 'color: #222; background: light-dark(#fff, #333)'
    })
    await expect(expectAccessible(page)).rejects.toMatchObject(violationOf('color-contrast'))
  })

  test.fails('detect console errors', async ({ openPage }) => {
    const page = await openPage('/centers')
    await page.evaluate("console.error('a fault')")
  })

  test.fails('detect requests to other hosts', async ({ openPage }) => {
    const page = await openPage('/centers')
    await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined))
  })
})

/** Describe a failed assertion with one violation, of this rule. */
function violationOf(rule: string) {
  return { actual: [expect.stringMatching(new RegExp(`^${rule}: `))] }
}
