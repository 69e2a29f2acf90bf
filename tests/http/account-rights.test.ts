import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { demoMember, postForm } from '#tests/support/auth-client.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`delete from outbox`))

const { password } = demoMember
const newPassword = 'seven quiet ferries'

describe('what is another’s', () => {
  const everything: (Record<string, string> & { intent: string })[] = [
    { intent: 'save-profile', fullName: 'Changed', username: '' },
    { intent: 'change-email', email: 'changed@example.org', currentPassword: password },
    { intent: 'change-password', currentPassword: password, newPassword },
    { intent: 'sign-out-others' },
    { intent: 'delete-account', currentPassword: password },
  ]
  const roles = ['user', 'moderator', 'admin'] as const
  const table = roles.flatMap((role) =>
    ['/account', '/account.data'].flatMap((path) =>
      everything.map((fields) => [role, fields.intent, path, fields] as const),
    ),
  )

  it.each(table)(
    '%s, %s by %s: touches one’s own account alone',
    async (role, _i, path, fields) => {
      const victim = await app.addMember()
      const person = await app.addMember(role)
      const victimCookie = await app.enter(victim)
      const cookie = await app.enter(person)
      const read = () =>
        app.operate<{
          id: string
        }>(sql`select u.*, p.*, a.password, s.id as session from auth_users u join profiles p using (id)
        join auth_accounts a on a.user_id = u.id join auth_sessions s on s.user_id = u.id where u.email = ${victim.email}`)
      const before = await read()
      expect(before).toHaveLength(1)
      const id = before[0]?.id ?? ''
      const response = await app.send(
        cookie,
        { ...fields, id, userId: id, user_id: id, sessionId: id, member: id, viewer: id },
        `${path}?userId=${id}`,
      )
      expect(response.status).toBeLessThan(400)
      expect(await read()).toEqual(before)
      expect(await app.isSignedIn(victimCookie)).toBe(true)
    },
  )

  it.each(roles)('%s cannot sign out another’s device', async (role) => {
    const [victim, person] = [await app.addMember(), await app.addMember(role)]
    const victimCookie = await app.enter(victim)
    const [session] = await app.operate<{ id: string }>(
      sql`select s.id from auth_sessions s join auth_users u on u.id = s.user_id where u.email = ${victim.email}`,
    )
    const cookie = await app.enter(person)
    for (const device of [session?.id ?? '', "' or true --", 'x'.repeat(5000)]) {
      const response = await app.send(cookie, { intent: 'sign-out-device', device })
      expect(response.status).toBe(409)
    }
    expect(await app.isSignedIn(victimCookie)).toBe(true)
  })

  it('site cannot send the form', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const response = await postForm(
      app,
      '/account',
      { intent: 'delete-account', currentPassword: password },
      { Cookie: cookie, Origin: 'https://elsewhere.example' },
    )
    expect(response.status).toBe(403)
    expect(await app.isSignedIn(cookie)).toBe(true)
  })
})

it('puts no password, email or token into the log', () => {
  const log = app.log.join('\n')
  expect(log).not.toContain(password)
  expect(log).not.toContain(newPassword)
  expect(log).not.toMatch(/@example\.org|session_token=|token=/)
})
