import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'
import { seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver } from '#tests/support/test-app.ts'
import { holdRequests } from '#tests/support/test-browser.ts'

const path = '/centers/untouched'

const { site, test } = serveApp(async () => {
  const database = await openMigrated()
  await seedEveryTable(database)
  return openAppOver(database, {}, undefined, async () => viewers.member)
})

beforeEach(async () => {
  await asOperator(site.app.database, async (db) => {
    await db.execute(sql`delete from treatment_centers where slug = 'untouched'`)
    await db.execute(
      sql`insert into treatment_centers (slug, name, city, state) values ('untouched', 'Harbor House', 'Newark', 'NJ')`,
    )
  })
})
describe('with scripts', () => {
  test('a vote shows before the server answers, and a second press removes it', async ({
    openPage,
  }) => {
    const page = await openPage(path)
    const { release } = await holdRequests(page, /untouched\.data/, 'POST')
    const yes = page.getByRole('button', { name: /^Yes/ })
    await yes.click()
    await expect.poll(() => yes.textContent()).toBe('Yes 1')
    expect(await yes.getAttribute('aria-pressed')).toBe('true')
    release()
    await page.getByText('Your vote is counted.').waitFor({ state: 'attached' })
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: /^No/ }).click()
    await expect.poll(() => yes.textContent()).toBe('Yes ')
    await page.getByRole('button', { name: 'No 1' }).click()
    await page.getByText('Your vote is taken back.').waitFor({ state: 'attached' })
    await page.reload()
    expect(await page.getByRole('button', { name: 'No', exact: true }).isVisible()).toBe(true)
  })

  test('a comment loses nothing typed, and is posted, changed and deleted', async ({
    openPage,
  }) => {
    const page = await openPage(path)
    const comments = page.locator('#comments')
    const field = comments.getByLabel('Your comment').last()
    await comments.getByRole('button', { name: 'Post Comment' }).click()
    await page.locator('#comment-content-error').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comment-content')
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
    await comments.getByText('This is not sent yet.').waitFor({ state: 'detached' })
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
    await comments.getByText('No comments yet.').waitFor()
    expect(await page.locator('#comment-content').inputValue()).toBe('Half a thought')
  })

  test('a review waits for approval, and tells its author so', async ({ openPage }) => {
    const page = await openPage(path)
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

test('everything works without scripts and stays at its section', async ({ openPage }) => {
  const page = await openPage(path, { scripts: false })
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await page.waitForURL(`${site.url}${path}#votes`)
  await page.getByText('Your vote is counted.').waitFor()
  await page.getByRole('button', { name: 'Yes 1' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).waitFor()
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
  test('copies the member’s data and says so', async ({ openPage }) => {
    const page = await openPage('/dashboard')
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
    await page.getByText('Your data has been copied to clipboard').waitFor()
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied.profile.id).toBe(viewers.member.userId)
    await expectAccessible(page)
    await page.route('**/dashboard/export', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
    await page.getByText('Failed to load user data').waitFor()
  })

  test.for([true, false])(
    'downloads the data as a file (scripts: %s)',
    async (scripts, { openPage }) => {
      const page = await openPage('/dashboard', { scripts })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download My Data' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^user-data-\d{4}-\d\d-\d\d\.json$/)
      const file = JSON.parse(await text(await download.createReadStream()))
      expect(file.comments).toHaveLength(1)
      if (scripts) await page.getByText('Your data has been downloaded').waitFor()
      else expect(await page.getByText('Copy to Clipboard').count()).toBe(0)
    },
  )
})
