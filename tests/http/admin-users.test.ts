import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText, readTitle } from '#tests/support/read-html.ts'

let app: AccountApp
let admin: Person
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.addMember('admin')
  cookie = await app.enter(admin)
})
afterAll(() => app?.close())

const findId = async ({ email }: Person) =>
  (await app.operate<{ id: string }>(sql`select id from auth_users where email = ${email}`))[0]
    ?.id ?? ''
const readRow = async (id: string) =>
  (
    await app.operate(sql`select r.role, p.status, p.status_reason as reason
      from profiles p left join user_roles r on r.user_id = p.id where p.id = ${id}`)
  )[0]
const read = async (path: string) => readText(await (await app.open(cookie, path)).text())
const send = (path: string, fields: Record<string, string>) => app.send(cookie, fields, path)

describe('User Management', () => {
  it('lists members with everything in the specification', async () => {
    const person = await app.addMember('moderator')
    const html = await (await app.open(cookie, `/admin/users?q=${person.username}`)).text()
    expect(readTitle(html)).toBe('User Management | NJ Recovery Directory')
    const text = readText(html)
    for (const heading of [
      'Name',
      'Role',
      'Status',
      'Reviews',
      'Comments',
      'Joined',
      'Last active',
    ])
      expect(text).toContain(heading)
    expect(text).toContain(`Pat Doe ${person.username} ${person.email} Two-factor off`)
    expect(text).toMatch(/Active 0 0 \w{3} \d+, \d{4} never Suspend Pat Doe/)
    expect(html).toMatch(/<option[^>]* selected[^>]*>Moderator<\/option>/)
    expect(text).toContain('1 to 1 of 1')
  })

  it('shows when a member was last active, even when signed out or suspended', async () => {
    const person = await app.addMember()
    const readLast = async () => {
      const html = await (await app.open(cookie, `/admin/users?q=${person.username}`)).text()
      return /data-label="Last active"[^>]*>(.*?)<\/td>/s.exec(html)?.[1] ?? ''
    }
    expect(await readLast()).toContain('never')
    const theirs = await app.enter(person)
    await app.open(theirs)
    await app.send(theirs, {}, '/auth/sign-out')
    expect(await readLast()).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/i)
    await app.operate(
      sql`update profiles set status = 'suspended' where username = ${person.username}`,
    )
    expect(await readLast()).toContain('<time')
  })

  it('keeps search, filters and order in every link and form', async () => {
    const html = await (
      await app.open(cookie, '/admin/users?q=example&role=user&status=active&sort=name&page=2')
    ).text()
    const query = 'q=example&amp;role=user&amp;status=active&amp;sort=name'
    for (const path of [`/admin/users?${query}`, '/status?', '/delete?'])
      expect(html).toContain(path)
    expect(html).toContain(`aria-sort="ascending"`)
    const none = await read('/admin/users?q=nobody-at-all')
    expect(none).toContain('No users found')
    expect(none).toContain('Show All Users')
  })
})

describe('a role', () => {
  it('takes effect at the member’s next request', async () => {
    const person = await app.addMember()
    const theirs = await app.enter(person)
    expect((await app.open(theirs, '/admin/reviews')).status).toBe(403)
    const response = await send('/admin/users?q=pat&page=2', {
      id: await findId(person),
      seen: 'user',
      role: 'moderator',
    })
    expect(readRedirect(response)).toBe('/admin/users?q=pat&page=2 [member-role-changed]')
    expect((await app.open(theirs, '/admin/reviews')).status).toBe(200)
    expect((await app.open(theirs, '/admin/users')).status).toBe(403)
  })

  it.each([{ role: 'owner' }, { id: 'x' }, { seen: '' }, {}])(
    'is not changed by an unknown form: %j',
    async (wrong) => {
      const id = await findId(await app.addMember())
      const fields = Object.keys(wrong).length ? { id, seen: 'user', role: 'admin', ...wrong } : {}
      expect((await send('/admin/users', fields)).status).toBe(400)
      expect(await readRow(id)).toMatchObject({ role: 'user' })
    },
  )
})

describe('a status', () => {
  it('requires a reason, and keeps what was chosen', async () => {
    const id = await findId(await app.addMember())
    const path = `/admin/users/${id}/status?q=pat`
    const page = await read(path)
    for (const words of ['Status of Pat Doe', 'Active (now)', 'Suspended', 'Banned', 'Reason'])
      expect(page).toContain(words)
    const refused = await send(path, { seen: 'active', status: 'banned', reason: '  ' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(readText(html)).toContain('Say why: the staff reads it here and in Activity')
    expect(html).toMatch(/<input[^>]*value="banned"[^>]*checked|checked[^>]*value="banned"/)
    const long = await send(path, { seen: 'active', status: 'banned', reason: 'x'.repeat(501) })
    const longHtml = await long.text()
    expect(readText(longHtml)).toContain('Use at most 500 characters')
    expect(longHtml).toContain('x'.repeat(501))
    const none = await send(path, { seen: 'active', status: '', reason: 'Spam' })
    expect(readText(await none.text())).toContain('Choose a status')
    expect(await readRow(id)).toMatchObject({ status: 'active', reason: null })
  })

  it('suspended ends the member’s sessions, and sign-in explains it', async () => {
    const person = await app.addMember()
    const id = await findId(person)
    const theirs = await app.enter(person)
    const path = `/admin/users/${id}/status`
    const response = await send(path, { seen: 'active', status: 'suspended', reason: 'Advertises' })
    expect(readRedirect(response)).toBe('/admin/users [member-suspended]')
    expect(await app.isSignedIn(theirs)).toBe(false)
    const again = await postForm(app, '/auth', { email: person.email, password: person.password })
    expect(readText(await again.text())).toContain('This account is suspended.')
    expect(await read(`/admin/users?q=${id}`)).toMatch(/Reason: Advertises .* Suspended 0 0/)
    await send(path, { seen: 'suspended', status: 'active', reason: '' })
    expect(await readRow(id)).toEqual({ role: 'user', status: 'active', reason: null })
    await app.enter(person)
  })
})

describe('deleting a member a member', () => {
  it('asks in the specification’s words, and says what is deleted and what stays', async () => {
    const person = await app.addMember()
    const id = await findId(person)
    const path = `/admin/users/${id}/delete?sort=name`
    const html = await (await app.open(cookie, path)).text()
    const page = readText(html)
    expect(page).toContain('Are you sure you want to delete this user?')
    expect(page).toContain(
      'The account, its sign-ins and its votes go for good. Reviews and comments stay, without a name.',
    )
    expect(page).toContain(person.email)
    const theirs = await app.enter(person)
    await app.operate(sql`update user_roles set role = 'moderator' where user_id = ${id}`)
    const outdated = await send(path, { seen: readHidden(html, 'seen', '<dialog') })
    const now = await outdated.text()
    expect(outdated.status).toBe(409)
    for (const words of [
      `${person.email} Moderator, active`,
      'Somebody else has changed this user',
    ])
      expect(readText(now)).toContain(words)
    const response = await send(path, { seen: readHidden(now, 'seen', '<dialog') })
    expect(readRedirect(response)).toBe('/admin/users?sort=name [member-deleted]')
    expect(readText(await (await follow(app, response, cookie)).text())).toContain('User deleted.')
    expect(await app.isSignedIn(theirs)).toBe(false)
    expect(await readRow(id)).toBeUndefined()
    const again = await send(path, {})
    expect(again.status).toBe(409)
    expect(readText(await again.text())).toContain('This user is not there any more.')
    expect((await app.open(cookie, path)).status).toBe(404)
  })

  it.each(['x', '00000000-0000-4000-8000-000000000099', "'--"])('is a 404 at %s', async (id) => {
    const path = `/admin/users/${encodeURIComponent(id)}`
    expect((await app.open(cookie, `${path}/delete`)).status).toBe(404)
    expect((await app.open(cookie, `${path}/status`)).status).toBe(404)
    expect((await send(`${path}/delete`, {})).status).toBeGreaterThanOrEqual(404)
  })
})

describe('an admin’s own account', () => {
  it('cannot be changed here, whatever is posted', async () => {
    const id = await findId(admin)
    const before = await readRow(id)
    const own = 'You cannot change your own rights, or delete yourself. Another admin can.'
    for (const [path, fields] of [
      ['/admin/users', { id, seen: 'admin', role: 'user' }],
      [`/admin/users/${id}/status`, { seen: 'active', status: 'banned', reason: 'Spam' }],
      [`/admin/users/${id}/delete`, {}],
    ] as const) {
      for (const suffix of ['', '.data']) {
        const response = await send(path + suffix, fields)
        expect(response.status).toBe(403)
        expect(await response.text()).toContain(own)
      }
    }
    expect((await app.open(cookie, `/admin/users/${id}/delete`)).status).toBe(403)
    expect(await readRow(id)).toEqual(before)
    const page = await read(`/admin/users?q=${id}`)
    expect(page).toContain('You cannot change your own role or status, or delete yourself here')
    expect(page).not.toContain('Suspend Pat Doe')
  })
})
