import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { timeZone } from '#site/state.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

let app: AccountApp
let freeMegabytes = 2600
let admin: string
beforeAll(async () => {
  app = await openAccountApp({
    readLastBackup: async () => new Date('2026-11-24T08:00:00Z'),
    readFreeMegabytes: async () => freeMegabytes,
  })
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())

const open = async (path = '/admin/today') => (await app.open(admin, path)).text()

it('says what is free on the disk, and when it is full, as /readyz does', async () => {
  const ready = async () => {
    const response = await app.request('/readyz')
    return [response.status, await response.text()]
  }
  expect(readText(await open())).toContain('The server 2.5 GB are free on the disk.')
  expect(await ready()).toEqual([200, 'ready'])
  freeMegabytes = 3
  const full =
    'The disk is full: 3 MB are free. Nothing can be saved until somebody makes room on it.'
  expect(readText(await open())).toContain(full)
  expect(await ready()).toEqual([503, full])
  freeMegabytes = 2600
})

it('has a count and a way in for everything that waits, and hides what does not', async () => {
  await app.operate(sql`delete from messages`)
  const before = await open()
  expect(readText(before)).not.toMatch(/Also waiting .*1 Messages/)
  await postForm(app, '/contact', { ...words, form: 'today' })
  await postForm(app, '/suggest', { name: 'Linnet House', phone: '609 555 0177' })
  const page = await open()
  const text = readText(page)
  const [, due] = /(\d+) calls are due/.exec(text) ?? []
  expect(text).toContain(`Today ${due} calls due`)
  expect(text).toMatch(/Also waiting .*1 Messages .*1 Suggestions/)
  expect(readLinks(page)).toEqual(
    expect.arrayContaining(['/admin/calls', '/admin/messages', '/admin/calls/suggestions']),
  )
  expect(text).toContain('Last backup: November 24, 2026')
})

it('says when the first reported number is hidden, and so does its call', async () => {
  await app.operate(sql`update treatment_centers set phone_reported_at = now() - interval '10 days'
    where id = (select id from treatment_centers where phone is not null order by name limit 1)`)
  expect(readText(await open())).toMatch(
    /1 Reported by visitors The first is hidden from visitors since \w+ \d+, \d+, \d+:\d\d [AP]M/,
  )
  await postForm(app, '/admin/calls', { intent: 'start' }, { Cookie: admin })
  // The session puts its random calls at random places: leave only the reported one.
  await app.operate(sql`delete from calls where center_id not in
    (select id from treatment_centers where phone_reported_at is not null)`)
  expect(readText(await open('/admin/calls'))).toContain('Reported number: hidden from visitors')
})

it('stands above the tabs, for admins only', async () => {
  expect(readLinks(await open('/admin/users'))).toContain('/admin/today')
  const moderator = await app.enter(await app.addMember('moderator'))
  const reviews = await (await app.open(moderator, '/admin/reviews')).text()
  expect(readLinks(reviews)).not.toContain('/admin/today')
})

it('says how long calls take, and whether their pace is enough', async () => {
  expect(readText(await open())).toMatch(
    /\d+% of \d+ centers with a number were checked within 90 days\. Nobody has called in 28 days\. \d+ calls a working day/,
  )
  // On one New York day, whenever this runs: at midnight the calls of the last hour are of two days.
  const noon = sql`date_trunc('day', now(), ${timeZone}) - interval '12 hours'`
  await app.operate(sql`with called as (
      select id, row_number() over () as n from treatment_centers where phone is not null limit 10),
    checked as (update treatment_centers set verified_at = now() where id in (select id from called)),
    made as (insert into calls (session_id, position, user_id, center_id, is_drawn, done_at, result)
      select '00000000-0000-4000-8000-000000000001', n, (select user_id from user_roles limit 1), id, false,
        ${noon} - n * interval '4 minutes', 'right' from called)
    insert into field_checks (center_id, field, result, how, checked_at)
      select id, 'phone', 'right', 'called', ${noon} - n * interval '4 minutes' from called`)
  const text = readText(await open())
  expect(text).toMatch(/About 4 minutes each: 80 minutes for a session of 20\./)
  expect(text).toMatch(/At this pace \(10 on a day with calls\) \d\d% stay within 90 days\./)
})

it('says when the mail server refuses email', async () => {
  expect(readText(await open())).toContain('The mail server has refused no email.')
  await app.operate(sql`update outbox set last_error = '550 no such user', attempts = 3`)
  expect(readText(await open())).toMatch(/The mail server refused (one email|\d+ emails)/)
})
