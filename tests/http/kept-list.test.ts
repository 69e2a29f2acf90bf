import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyList, type KeptList } from '#app/center/saved/kept-list.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { listOfVersion1 } from '#tests/support/list-of-version-1.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`delete from kept_lists`))

const list: KeptList = {
  ...emptyList,
  centers: [{ center: makeSavedCenter('a'), keptAt: '2026-11-23T12:00:00.000Z', call: {} }],
}

/** Return the list with a note about a call. */
const note = (value: string) => {
  const [center] = list.centers
  const call = { notes: { value, at: '2026-11-23T12:00:00.000Z' } }
  return JSON.stringify({ ...list, centers: [{ ...center, call }] })
}
const read = async (cookie: string) =>
  (await app.request('/account/list', { headers: { Cookie: cookie } })).json()
const store = (cookie: string, fields: Record<string, string>) =>
  postForm(app, '/account/list', fields, { Cookie: cookie })

describe('the copy of a list in an account', () => {
  it('is stored only for its member, and only over the revision they read', async () => {
    const mine = await app.enter(await app.addMember())
    const theirs = await app.enter(await app.addMember('admin'))
    expect(await read(mine)).toEqual({ list: null, revision: 0 })
    const text = JSON.stringify(list)
    expect((await store(mine, { list: text, revision: '0' })).status).toBe(200)
    expect(await read(mine)).toEqual({ list, revision: 1 })
    expect(await read(theirs)).toEqual({ list: null, revision: 0 })
    // Another device read the copy before that change.
    expect((await store(mine, { list: text, revision: '0' })).status).toBe(409)
    expect(await (await store(mine, { list: text, revision: '1' })).json()).toEqual({
      ok: true,
      revision: 2,
    })
  })

  it('of a device with the script of version 1 is stored in today’s shape', async () => {
    const cookie = await app.enter(await app.addMember())
    const sent = await store(cookie, { list: JSON.stringify(listOfVersion1), revision: '0' })
    expect(sent.status).toBe(200)
    const { list: stored } = await read(cookie)
    expect(stored.version).toBe(2)
    expect(stored.centers[0].center.provenance).toBe('Checked May 3, 2025')
  })

  it('is exported and deleted with the account, or on its own', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    await store(cookie, { list: JSON.stringify(list), revision: '0' })
    const file = await app.request('/dashboard/export', { headers: { Cookie: cookie } })
    expect((await file.json()).list).toEqual(list)
    await store(cookie, { intent: 'delete' })
    expect(await read(cookie)).toEqual({ list: null, revision: 0 })
    await store(cookie, { list: JSON.stringify(list), revision: '0' })
    await app.operate(sql`delete from profiles where username = ${person.username}`)
    expect(await app.operate(sql`select * from kept_lists`)).toEqual([])
  })

  it.each([
    ['what is no list', '{"version":1}', 400],
    ['invalid JSON', '{', 400],
    ['31 centers', JSON.stringify({ ...list, centers: Array(31).fill(list.centers[0]) }), 400],
    ['NUL in a note', note('a\0b'), 400],
    ['half of an emoji in a note', note('a\ud83d'), 400],
    ['half of an emoji as a name', JSON.stringify({ ...list, removed: { '\udc00': '' } }), 400],
    ['too much text', JSON.stringify({ ...list, orderedAt: 'x'.repeat(250_000) }), 413],
  ])('cannot contain %s', async (_, text, status) => {
    const cookie = await app.enter(await app.addMember())
    expect((await store(cookie, { list: text, revision: '0' })).status).toBe(status)
    expect(await read(cookie)).toEqual({ list: null, revision: 0 })
  })

  it.each(['NaN', '1e999', '-1', '1.5', '2147483648', '', '0x1'])(
    'is refused with revision %s',
    async (revision) => {
      const cookie = await app.enter(await app.addMember())
      expect((await store(cookie, { list: JSON.stringify(list), revision })).status).toBe(400)
    },
  )

  it('keeps an emoji, and an escape that somebody typed', async () => {
    const cookie = await app.enter(await app.addMember())
    const text = note('\u{1f600} \\u0000 \\ud800')
    expect((await store(cookie, { list: text, revision: '0' })).status).toBe(200)
    expect(await read(cookie)).toEqual({ list: JSON.parse(text), revision: 1 })
  })

  it('is refused to a visitor', async () => {
    expect((await app.request('/account/list')).headers.get('Location')).toMatch(/^\/auth/)
    const posted = await postForm(app, '/account/list', { list: '{}', revision: '0' })
    expect(posted.status).toBe(401)
    expect(await app.operate(sql`select * from kept_lists`)).toEqual([])
  })
})
