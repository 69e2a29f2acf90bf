import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

let app: AccountApp
let moderator: string
let admin: string
let path: string
beforeAll(async () => {
  app = await openAccountApp()
  moderator = await app.enter(await app.addMember('moderator'))
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.operate(sql`delete from messages`)
  await postForm(app, '/contact?center=quillfeather-imported-center', { ...words, form: 'x' })
  const [message] = await app.operate<{ id: string }>(sql`select id from messages`)
  path = `/admin/messages/${message?.id}`
})

const read = async (target: string, cookie = moderator) =>
  readText(await (await app.open(cookie, target)).text())
const readNext = async (answer: Response, cookie = moderator) =>
  readText(await (await follow(app, answer, cookie)).text())

describe('the inbox', () => {
  it('shows what is waiting, promised and late', async () => {
    const text = await read('/admin/messages')
    expect(text).toContain('A <place>')
    expect(text).toMatch(/Urgent\s+Promised: same day/)
    expect(text).toContain('About Quillfeather Imported Center')
    expect(text).not.toContain('Overdue')
    await app.operate(sql`update messages set created_at = now() - interval '2 days'`)
    expect(await read('/admin/messages')).toContain('Overdue')
    expect(await read(path)).toContain('Overdue')
  })

  it('shows a whole message, with ways to answer', async () => {
    const page = await (await app.open(moderator, path)).text()
    const text = readText(page)
    for (const part of [words.name, words.phone, words.email, 'A <place>']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('First line of zebrafinch')
    expect(readLinks(page)).toEqual(
      expect.arrayContaining([
        'tel:+16095550142',
        'mailto:zebrafinch@example.org?subject=Re%3A%20A%20%3Cplace%3E',
        '/centers/quillfeather-imported-center',
      ]),
    )
  })

  it('lists messages held without an email separately, with the reason', async () => {
    for (const [reason, words] of [
      ['limit', 'Not mailed: beyond the limit of an hour'],
      ['honeypot', 'Not mailed: perhaps written by a program'],
    ] as const) {
      await app.operate(sql`update messages set held_for = ${reason}`)
      const inbox = await read('/admin/messages')
      expect(inbox).toContain('No open messages')
      expect(inbox).toMatch(/Not mailed\s*1/)
      expect(await read('/admin/messages?state=held')).toContain(words)
      expect(await read(`${path}?state=held`)).toContain(words)
    }
  })

  it('marks a message as answered and reopens it', async () => {
    const answered = await app.send(moderator, { to: 'answered' }, path)
    expect(readRedirect(answered)).toBe('/admin/messages [message-answered]')
    const inbox = await readNext(answered)
    expect(inbox).toContain('Message marked as answered.')
    expect(inbox).toContain('No open messages')
    expect(await read('/admin/messages?state=answered')).toContain('A <place>')
    const reopened = await app.send(moderator, { to: 'open' }, `${path}?state=answered`)
    expect(readRedirect(reopened)).toBe('/admin/messages?state=answered [message-reopened]')
    expect(await readNext(reopened)).toContain('Message is open again.')
  })

  it('lets an admin delete a message after a confirmation, and no moderator', async () => {
    expect(await read(path)).not.toContain('Delete')
    expect((await app.open(moderator, `${path}/remove`)).status).toBe(403)
    expect(await read(path, admin)).toContain('Delete')
    expect(await read(`${path}/remove`, admin)).toContain('Delete this message?')
    const response = await app.send(admin, {}, `${path}/remove`)
    expect(readRedirect(response)).toBe('/admin/messages [message-removed]')
    expect(await readNext(response, admin)).toContain('Message deleted for good.')
    expect((await app.open(admin, path)).status).toBe(404)
    expect(await app.operate(sql`select 1 from messages`)).toEqual([])
  })

  it('refuses unknown forms and messages', async () => {
    expect((await app.send(moderator, { to: 'deleted' }, path)).status).toBe(400)
    for (const other of ['x', '00000000-0000-4000-8000-000000009999']) {
      expect((await app.open(moderator, `/admin/messages/${other}`)).status).toBe(404)
      expect((await app.send(moderator, { to: 'open' }, `/admin/messages/${other}`)).status).toBe(
        404,
      )
    }
  })
})

it('writes no message to the log or the audit log', async () => {
  const written = await app.operate(sql`select * from activities`)
  expect(written.length).toBeGreaterThan(0)
  expect(app.log.join('\n') + JSON.stringify(written)).not.toMatch(/zebrafinch/i)
})
