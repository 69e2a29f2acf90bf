import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLinkKey, hashLinkKey } from '#app/lib/link-key.server.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'

const { id } = importedCenter
const key = createLinkKey()
const link = `/confirm?key=${key}`

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.operate(sql`truncate center_links, field_checks, suggestions`)
  await app.operate(sql`insert into center_links (center_id, made_for, key_hash)
    values (${id}, ${id}, ${hashLinkKey(key)})`)
})

describe('the link that stops emails', () => {
  it('stops them with a press, and by the email program without one', async () => {
    const addContact = async () => {
      const [contact] = await app.operate<{ key: string }>(sql`insert into center_contacts
        (center_id, email) values (${id}, 'desk@example.org') returning unsubscribe_key as key`)
      return `/confirm/stop?key=${contact?.key}`
    }
    const readStopped = () =>
      app.operate(sql`select count(unsubscribed_at)::integer as stopped from center_contacts`)
    const [first, second] = [await addContact(), await addContact()]
    expect(readText(await app.readPage(first))).toContain('Stop the emails')
    expect(await readStopped()).toEqual([{ stopped: 0 }])
    const pressed = await postForm(app, first)
    expect(readText(await (await follow(app, pressed)).text())).toContain(
      'We will send no more emails to this address.',
    )
    expect(await readStopped()).toEqual([{ stopped: 1 }])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await app.request(second, { method: 'POST', body })).status).toBe(303)
    expect(await readStopped()).toEqual([{ stopped: 2 }])
    expect((await postForm(app, '/confirm/stop?key=x')).status).toBe(404)
    const third = await addContact()
    app.log.length = 0
    for (const Origin of ['https://mail.example.com', 'null', 'not a URL']) {
      const foreign = { method: 'POST', headers: { Origin }, body }
      expect((await app.request('/confirm/stop?key=x', foreign)).status).toBe(404)
      expect((await app.request(third, foreign)).status).toBe(303)
    }
    expect(await readStopped()).toEqual([{ stopped: 3 }])
    expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    // No other page takes a form from elsewhere.
    expect((await app.request(link, { method: 'POST', body })).status).toBe(403)
  })
})
