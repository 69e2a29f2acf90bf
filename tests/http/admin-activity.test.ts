import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { readShown } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'

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
const send = (path: string, fields: Record<string, string>) => app.send(cookie, fields, path)

describe('Activity', () => {
  it('shows who changed what, when, from what to what, and downloads it', async () => {
    const person = await app.addMember()
    const id = await findId(person)
    await send('/admin/users', { id, seen: 'user', role: 'moderator' })
    await send(`/admin/users/${id}/status`, {
      seen: 'active',
      status: 'banned',
      reason: `Advertises. ${'Again and again. '.repeat(9)}`,
    })
    const log = async () => (await app.open(cookie, `/admin/activity?subject=${id}`)).text()
    const before = await log()
    expect(before).toContain('<details')
    expect(readText(before)).toContain(
      `${admin.username} changed the role of ${person.username} role from user to moderator`,
    )
    expect(readText(before)).toContain(
      `banned ${person.username} status from active to banned reason set to`,
    )
    const dialog = await (await app.open(cookie, `/admin/users/${id}/delete`)).text()
    await send(`/admin/users/${id}/delete`, { seen: readShown(dialog, 'seen') })
    const html = await log()
    const text = readText(html)
    expect(text).toContain('deleted the account of A former member')
    expect(text).toContain('banned A former member status from active to banned')
    expect(html).not.toMatch(new RegExp(`${person.username}|Advertises`))
    expect(text).toMatch(/\w{3} \d+, \d{4}, \d+:\d\d:\d\d [AP]M E[SD]T/)
    expect(html).not.toContain(`/admin/users?q=${id}"`)
    expect(html).not.toContain(person.email)

    const file = await app.open(cookie, `/admin/activity/export.csv?subject=${id}`)
    expect(file.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines[0]).toBe('When (UTC),Who,Did,What,Changes,Action,Subject id')
    expect(lines.slice(1).map((line) => line.split(',').at(-2))).toEqual([
      'member.deleted',
      'member.banned',
      'member.role-changed',
    ])
    const moderators = await app.open(cookie, '/admin/activity?action=message')
    expect(readText(await moderators.text())).toContain('No activity found')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
    for (const path of ['/admin/activity', '/admin/activity.data', '/admin/activity/export.csv']) {
      const response = await app.request(path, {
        method,
        headers: { Cookie: cookie, Origin: 'http://localhost:3000' },
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
  })
})
