import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'
import { centers, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { openAppOver } from '#tests/support/test-app.ts'
import { visit } from '#tests/support/test-browser.ts'

const { site, test } = serveApp(async () => {
  const database = await openMigrated()
  await seedEveryTable(database)
  return openAppOver(database, {}, undefined, async () => viewers.admin)
})

beforeEach(async () => {
  const center = centers.untouched
  await site.app.operate(sql`delete from outbox`)
  await site.app.operate(sql`delete from messages`)
  await site.app.operate(sql`delete from reports`)
  await site.app.operate(sql`delete from reviews where center_id = ${center}`)
  await site.app.operate(sql`delete from comments where center_id = ${center}`)
  await site.app.operate(sql`insert into reviews (user_id, center_id, rating, content)
    values (${people.member}, ${center}, 5, 'They listened.'),
      (${people.another}, ${center}, 4, 'Clean rooms.'),
      (${people.moderator}, ${center}, 1, 'Call my cousin.')`)
  await site.app.operate(sql`with comment as (
      insert into comments (user_id, center_id, content)
      values (${people.another}, ${center}, 'Names a person') returning id)
    insert into reports (reporter_id, comment_id, reason)
    select ${people.member}, id, 'That is my brother' from comment`)
  await site.app.operate(sql`insert into messages (id, name, email, phone, message, urgency, center_id)
    values (gen_random_uuid(), 'Sam Doe', 'sam@example.org', '609 555 0142', 'Is there a bed?', 'urgent', ${center})`)
})
const item = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const mailTo = async () =>
  (
    await site.app.operate<{ recipient: string }>(
      sql`select recipient from outbox where kind = 'account'`,
    )
  ).map(({ recipient }) => recipient)
const ways = [{ scripts: true }, { scripts: false }]

describe.each(ways)('(scripts: $scripts)', ({ scripts }) => {
  test('an approved review is emailed about, and shows on the center’s page', async ({
    openPage,
  }) => {
    const page = await openPage('/admin/reviews?q=untouched', { scripts })
    await item(page, 'They listened.')
      .getByRole('button', { name: /^Approve/ })
      .click()
    await page.getByText('Review approved successfully').waitFor()
    await item(page, 'They listened.').getByText('Approved', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('untouched')
    expect(await mailTo()).toEqual(['member@example.org'])
    await item(page, 'They listened.')
      .getByRole('link', { name: 'Center untouched', exact: true })
      .click()
    await page.locator('#reviews').getByText('They listened.').waitFor()
    expect(await page.locator('#reviews').getByText('Clean rooms.').count()).toBe(0)
  })

  test('several reviews are rejected at once', async ({ openPage }) => {
    const page = await openPage('/admin/reviews?q=untouched', { scripts })
    await page.getByRole('button', { name: 'Approve Ticked' }).click()
    await page.getByText('Tick at least one review first.').waitFor()
    for (const words of ['They listened.', 'Call my cousin.']) {
      await item(page, words).getByRole('checkbox').check()
    }
    await page.getByRole('button', { name: 'Reject Ticked' }).click()
    await page.getByText('2 reviews rejected successfully').waitFor()
    await expect.poll(() => page.getByText('Rejected', { exact: true }).count()).toBe(3)
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone: 2 reviews have their former status again.').waitFor()
    await expect.poll(() => page.getByText('Rejected', { exact: true }).count()).toBe(1)
    expect(await mailTo()).toEqual([])
  })

  test('a decided review is decided again after a confirmation', async ({ openPage }) => {
    await site.app.operate(
      sql`update reviews set status = 'approved' where content = 'Clean rooms.'`,
    )
    const page = await openPage('/admin/reviews?q=untouched', { scripts })
    expect(await item(page, 'Clean rooms.').getByRole('checkbox').count()).toBe(0)
    await item(page, 'Clean rooms.')
      .getByRole('link', { name: /^Reject/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Reject this approved review?' })
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('Review rejected successfully').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The review has its former status again.').waitFor()
    await item(page, 'Clean rooms.').getByText('Approved', { exact: true }).waitFor()
  })

  test('a review that changed blocks the others, which stay selected', async ({ openPage }) => {
    const page = await openPage('/admin/reviews?q=untouched', { scripts })
    const waiting = page.getByLabel('What members wrote')
    const before = await waiting.textContent()
    await site.app.operate(
      sql`update reviews set content = 'They turned.', status = 'rejected' where content = 'They listened.'`,
    )
    for (const words of ['They listened.', 'Clean rooms.']) {
      await item(page, words).getByRole('checkbox').check()
    }
    await page.getByRole('button', { name: 'Approve Ticked' }).click()
    await page.getByText('Failed to update review status').waitFor()
    const changed = item(page, 'They turned.')
    await changed.getByText('Changed or decided since you opened this page.').waitFor()
    await expect.poll(() => changed.getByRole('checkbox').count()).toBe(0)
    expect(await item(page, 'Clean rooms.').getByRole('checkbox').isChecked()).toBe(true)
    await expect.poll(() => waiting.textContent()).not.toBe(before)
    expect(await mailTo()).toEqual([])
  })

  test('a reported comment is deleted with its report', async ({ openPage }) => {
    const page = await openPage('/admin/reviews/reports', { scripts })
    const report = item(page, 'That is my brother')
    await report.getByText('Names a person').waitFor()
    await report.getByRole('link', { name: /^Delete the comment/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this comment?' })
    await dialog.getByText('Names a person').waitFor()
    await dialog.getByRole('link', { name: 'Cancel' }).click()
    await report.getByRole('link', { name: /^Delete the comment/ }).click()
    await dialog.getByRole('button', { name: 'Delete Comment' }).click()
    await page.getByText('Comment deleted successfully').waitFor()
    await page.getByText('No open reports').waitFor()
  })

  test('a report is closed and its post stays', async ({ openPage }) => {
    const page = await openPage('/admin/reviews/reports', { scripts })
    await page.getByRole('button', { name: /^Keep/ }).click()
    await page.getByText('Report closed.').waitFor()
    await page.getByText('No open reports').waitFor()
    expect(
      await site.app.operate(sql`select 1 from comments where content = 'Names a person'`),
    ).toHaveLength(1)
  })

  test('a message is read, answered, reopened and deleted', async ({ openPage }) => {
    const page = await openPage('/admin/messages', { scripts })
    await page.getByRole('link', { name: 'Message from Sam Doe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Message from Sam Doe' })
    await dialog.getByText('Is there a bed?').waitFor()
    expect(await dialog.getByRole('link', { name: '609 555 0142' }).getAttribute('href')).toBe(
      'tel:+16095550142',
    )
    await dialog.getByRole('button', { name: 'Mark answered' }).click()
    await page.getByText('Message marked as answered.').waitFor()
    await page.getByText('No open messages').waitFor()
    await page.getByRole('link', { name: 'Answered', exact: true }).click()
    await page.getByRole('link', { name: 'Message from Sam Doe' }).click()
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await page.getByText('Message is open again.').waitFor()
    await page.getByRole('link', { name: /^Open/ }).click()
    await page.getByRole('link', { name: 'Message from Sam Doe' }).click()
    await dialog.getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete Message' }).click()
    await page.getByText('Message deleted for good.').waitFor()
    expect(await site.app.operate(sql`select 1 from messages`)).toEqual([])
  })
})

describe('with scripts', () => {
  test('opening a dialog does not reload the list, and Escape and Back close it', async ({
    openPage,
  }) => {
    const page = await openPage('/admin/messages')
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.data')) reads.push(decodeURIComponent(request.url()))
    })
    await page.getByRole('link', { name: 'Message from Sam Doe' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Is there a bed?').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.getByRole('link', { name: 'Message from Sam Doe' }).click()
    await dialog.waitFor()
    await page.goBack()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(reads.join('\n')).toContain('inbox/message.route')
    expect(reads.join('\n')).not.toContain('inbox/inbox.route')
  })

  test('without a connection nothing changes, and the page says so', async ({ openPage }) => {
    const page = await openPage('/admin/reviews?q=untouched')
    await item(page, 'Clean rooms.').getByRole('checkbox').check()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Approve Ticked' }).click()
    await page.getByText('This site could not be reached, and nothing was done.').waitFor()
    expect(await item(page, 'Clean rooms.').getByRole('checkbox').isChecked()).toBe(true)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Approve Ticked' }).click()
    await page.getByText('Review approved successfully').waitFor()
  })

  test('one checkbox selects the whole page; Enter decides nothing', async ({ openPage }) => {
    const page = await openPage('/admin/reviews?q=untouched', { size: 'desktop' })
    await page.getByLabel('All pending on this page').check()
    expect(await page.locator('input[name="review"]:checked').count()).toBe(3)
    await page.locator('input[name="review"]').first().press('Enter')
    await page.getByText('Press Approve or Reject. Nothing was done yet.').waitFor()
    await page.getByRole('button', { name: 'Reject Ticked' }).click()
    await page.getByText('3 reviews rejected successfully').waitFor()
    expect(await mailTo()).toEqual([])
  })
})

test('is accessible, and nothing is wider than the screen', async ({ openPage }) => {
  const [post] = await site.app.operate<{ id: string }>(
    sql`select id from reviews where content = 'Clean rooms.'`,
  )
  const [decided] = await site.app.operate<{ id: string }>(
    sql`update reviews set status = 'rejected' where content = 'They listened.' returning id`,
  )
  const [message] = await site.app.operate<{ id: string }>(sql`select id from messages`)
  const page = await openPage('/admin')
  for (const path of [
    '/admin/reviews',
    `/admin/reviews/revise/${decided?.id}`,
    `/admin/reviews/remove/review/${post?.id}`,
    '/admin/reviews/comments',
    '/admin/reviews/comments?q=nothing+fits',
    '/admin/reviews/reports',
    '/admin/messages',
    `/admin/messages/${message?.id}`,
    `/admin/messages/${message?.id}/remove`,
    '/admin/messages?state=answered',
  ]) {
    await page.setViewportSize(sizes.phone)
    await visit(page, path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(sizes.desktop)
    await expectNoSidewaysScroll(page)
  }
})
