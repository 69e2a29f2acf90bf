import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ServerType, serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { seedEveryTable, viewers } from '#db/test-fixtures.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { openAppOver } from '#tests/support/test-app.ts'
import { sizes, test } from '#tests/support/test-browser.ts'

const path = '/centers/untouched'

let database: Database
let server: ServerType
let siteUrl: string
let contexts: BrowserContext[] = []
let faults: string[] = []

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://' })
  await seedEveryTable(database)
  const app = await openAppOver(database, {}, undefined, async () => viewers.member)
  server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  if (!server.listening) await once(server, 'listening')
  siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server?.close()
  await database?.close()
})
beforeEach(async () => {
  faults = []
  contexts = []
  await asOperator(database, async (tx) => {
    await tx.execute(sql`delete from treatment_centers where slug = 'untouched'`)
    await tx.execute(
      sql`insert into treatment_centers (slug, name, city, state) values ('untouched', 'Harbor House', 'Newark', 'NJ')`,
    )
  })
})
afterEach(async () => {
  for (const context of contexts) await context.close()
  expect(faults).toEqual([])
})

/** A page of the signed-in member. Any error on the console fails the test. */
async function open(browser: Browser, target: string, { scripts = true } = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: sizes.phone,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  contexts.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) faults.push(message.text())
  })
  await page.goto(target)
  if (scripts) {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main :is(button, [download])') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    )
  }
  return page
}

describe('with scripts', () => {
  test('a vote shows before the server has answered, and is taken back by a second press', async ({
    browser,
  }) => {
    const page = await open(browser, path)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/untouched\.data/, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    const yes = page.getByRole('button', { name: /^Yes/ })
    await yes.click()
    await expect.poll(() => yes.textContent()).toBe('Yes 1')
    expect(await yes.getAttribute('aria-pressed')).toBe('true')
    release()
    await page.getByText('Your vote is counted.').waitFor({ state: 'attached' })
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: /^No/ }).click()
    await expect.poll(() => yes.textContent()).toBe('Yes 0')
    await page.getByRole('button', { name: 'No 1' }).click()
    await page.getByText('Your vote is taken back.').waitFor({ state: 'attached' })
    await page.reload()
    expect(await page.getByRole('button', { name: 'No 0' }).isVisible()).toBe(true)
  })

  test('a comment loses nothing typed, and is then posted, changed and deleted', async ({
    browser,
  }) => {
    const page = await open(browser, path)
    const comments = page.locator('#comments')
    const field = comments.getByLabel('Your comment').last()
    await comments.getByRole('button', { name: 'Post Comment' }).click()
    await page.locator('#comment-content-error').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Write your comment')
    await field.fill('Parking is\nbehind the house.')
    await comments.getByLabel('Rating').selectOption('4')
    await page.context().setOffline(true)
    await comments.getByRole('button', { name: 'Post Comment' }).click()
    await comments.getByText('this site could not be reached').waitFor()
    expect(await field.inputValue()).toBe('Parking is\nbehind the house.')
    await page.context().setOffline(false)
    await comments.getByRole('button', { name: 'Post Comment' }).click()
    await page.getByText('Your comment is posted.').waitFor()
    await comments.locator('li').getByText('Parking is').first().waitFor()
    await expect.poll(() => page.locator('#comment-content').inputValue()).toBe('')
    expect(await comments.getByText('This is not sent yet.').count()).toBe(0)
    await page.locator('#comment-content').fill('Half a thought')
    await comments.getByText('Edit', { exact: true }).click()
    await expectAccessible(page)
    await comments.locator('li').getByLabel('Your comment').fill('Parking is free.')
    await comments.getByRole('button', { name: 'Save Comment' }).click()
    await page.getByText('Your comment is changed.').waitFor()
    await comments.getByText('Parking is free.').first().waitFor()
    await comments.getByText('Delete', { exact: true }).click()
    await comments.getByRole('button', { name: 'Delete My Comment' }).click()
    await page.getByText('Your comment is deleted.').waitFor()
    expect(await comments.getByText('No comments yet.').isVisible()).toBe(true)
    expect(await page.locator('#comment-content').inputValue()).toBe('Half a thought')
  })

  test('a review waits for approval, and says so to its author', async ({ browser }) => {
    const page = await open(browser, path)
    const reviews = page.locator('#reviews')
    await reviews.getByText('Write a review').click()
    await reviews.locator('#review-content').fill('They listened.')
    await reviews.getByRole('button', { name: 'Send for Approval' }).click()
    await page.locator('#review-rating-error').waitFor()
    await reviews.getByLabel('Rating').selectOption('5')
    await reviews.getByRole('button', { name: 'Send for Approval' }).click()
    await page.getByText('Thank you for your review.').waitFor()
    await reviews.getByText('Waiting for approval').waitFor()
    await reviews.getByText('Change', { exact: true }).click()
    await reviews.locator('#review-content').fill('They really listened.')
    await reviews.getByRole('button', { name: 'Send for Approval' }).click()
    await reviews.getByText('They really listened.').first().waitFor()
    await expect.poll(() => reviews.locator('#review-content').isVisible()).toBe(false)
    await reviews.getByText('Change', { exact: true }).click()
    await expectAccessible(page)
    await reviews.getByText('Delete', { exact: true }).click()
    await reviews.getByRole('button', { name: 'Delete My Review' }).click()
    await page.getByText('Your review is deleted.').waitFor()
  })
})

test('without scripts everything works, and one stays at the place', async ({ browser }) => {
  const page = await open(browser, path, { scripts: false })
  await page.getByRole('button', { name: 'Yes 0' }).click()
  await page.waitForURL(`${siteUrl}${path}?notice=vote-counted#votes`)
  await page.getByText('Your vote is counted.').waitFor()
  await page.getByRole('button', { name: 'Yes 1' }).click()
  await page.getByRole('button', { name: 'Yes 0' }).waitFor()
  await page.locator('#comment-content').fill('Kind.')
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await page.waitForURL((url) => url.hash === '#comments')
  await page.getByText('Edit', { exact: true }).click()
  await page.locator('#comments li').getByLabel('Your comment').fill(' ')
  await page.getByRole('button', { name: 'Save Comment' }).click()
  await page.getByText('This is not sent yet. Please check:').waitFor()
  await page.locator('#comments li').getByLabel('Your comment').fill('Very kind.')
  await page.getByRole('button', { name: 'Save Comment' }).click()
  await page.locator('#comments li').getByText('Very kind.').first().waitFor()
})

describe('the dashboard', () => {
  test('copies one’s data and says so', async ({ browser }) => {
    const page = await open(browser, '/dashboard')
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
    await page.getByText('Your data has been copied to clipboard').waitFor()
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied.profile.id).toBe(viewers.member.userId)
    await expectAccessible(page)
    await page.route('**/dashboard/export', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
    await page.getByText('Failed to load user data').waitFor()
  })

  test.for([true, false])('downloads it as a file (scripts: %s)', async (scripts, { browser }) => {
    const page = await open(browser, '/dashboard', { scripts })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download My Data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^user-data-\d{4}-\d\d-\d\d\.json$/)
    const file = JSON.parse(await text(await download.createReadStream()))
    expect(file.comments).toHaveLength(1)
    if (scripts) await page.getByText('Your data has been downloaded').waitFor()
    else expect(await page.getByText('Copy to Clipboard').count()).toBe(0)
  })
})
