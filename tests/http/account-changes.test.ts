import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import {
  demoMember,
  findLink,
  listMail,
  postForm,
  readRedirect,
} from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`delete from outbox`))

const { email, password } = demoMember
const newPassword = 'seven quiet ferries'

describe('a new email', () => {
  const ask = (address: string, currentPassword = password) => ({
    intent: 'change-email',
    email: address,
    currentPassword,
  })

  it('applies once its link is opened, and the old email is notified', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const fresh = 'fresh@example.org'
    const response = await app.send(cookie, ask(' Fresh@Example.org '))
    expect(readRedirect(response)).toBe('/account#email [email-asked]')
    const mails = await listMail(app.database)
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([fresh, person.email].toSorted())
    const link = findLink(mails.find((mail) => mail.to === fresh))
    // Opening the link doesn't use it up.
    expect(await app.readPage(link)).toContain(`action="${link}"`)
    expect(await app.enter(person)).toContain('session_token')
    const evil = Buffer.from('evil@example.org').toString('base64url')
    const stranger = link.replace(/(?<=token=)[^.]+/, evil)
    expect((await postForm(app, stranger)).status).toBe(400)
    const other = await app.enter(await app.addMember())
    expect(readRedirect(await app.send(other, {}, link))).toBe('/auth [email-changed]')
    expect((await postForm(app, link)).status).toBe(400)
    expect((await listMail(app.database)).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your email address was changed',
    })
    await expect(app.enter(person)).rejects.toThrow('401')
    expect(await app.enter({ ...person, email: fresh })).toContain('session_token')
  })

  it('is confirmed in the language of the page', async () => {
    const cookie = await app.enter(await app.addMember())
    await app.send(cookie, ask('nuevo@example.org'), '/es/cuenta')
    const mails = await listMail(app.database)
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
      'Confirme su correo nuevo',
      'Su correo está por cambiar',
    ])
    const link = findLink(mails.find((mail) => mail.to === 'nuevo@example.org'))
    expect(link).toMatch(/^\/es\/cuenta\/correo\?token=/)
    expect(await app.readPage(link)).toContain('lang="es"')
  })

  it('expires after a day, after a password change, and with a new request', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const findLast = async (address: string) =>
      findLink((await listMail(app.database)).findLast((each) => each.to === address))
    const addresses = ['a', 'b'].map((letter) => `${letter}@example.org`)
    const links: string[] = []
    for (const address of addresses) {
      await app.send(cookie, ask(address))
      links.push(await findLast(address))
    }
    const [first = '', second = ''] = links
    expect((await postForm(app, first)).status).toBe(400)
    await app.send(cookie, { intent: 'change-password', currentPassword: password, newPassword })
    expect((await postForm(app, second)).status).toBe(400)
    await app.send(cookie, ask(addresses[0] ?? '', newPassword))
    await app.operate(sql`update auth_verifications set expires_at = now() - interval '1 second'`)
    const late = await postForm(app, await findLast(addresses[0] ?? ''))
    expect([late.status, readText(await late.text())]).toEqual([
      400,
      expect.stringContaining('This link has expired'),
    ])
  })

  it('that belongs to another account gets the same answer, and only its owner is notified', async () => {
    const cookie = await app.enter(await app.addMember())
    const response = await app.send(cookie, ask(email))
    expect(readRedirect(response)).toBe('/account#email [email-asked]')
    const mail = (await listMail(app.database)).find((each) => each.to === email)
    expect(mail?.subject).toBe('This email address has an account already')
    expect(mail?.text).not.toContain('token')
  })

  it('requires the password and a different email', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const wrong = await app.send(cookie, ask('other@example.org', 'wrong-password'))
    expect(wrong.status).toBe(422)
    const page = await wrong.text()
    expect(page).toContain('value="other@example.org"')
    expect(readText(page)).toContain('This is not your password')
    expect((await app.send(cookie, ask(person.email))).status).toBe(422)
    expect((await app.send(cookie, ask('no address'))).status).toBe(422)
    expect(await listMail(app.database)).toEqual([])
  })
})

describe('another member’s account', () => {
  const everything: (Record<string, string> & { intent: string })[] = [
    { intent: 'save-profile', fullName: 'Changed', username: '' },
    { intent: 'change-email', email: 'changed@example.org', currentPassword: password },
    { intent: 'change-password', currentPassword: password, newPassword },
    { intent: 'sign-out-others' },
    { intent: 'delete-account', currentPassword: password },
  ]
  const roles = ['user', 'moderator', 'admin'] as const
  const table = roles.flatMap((role) => ['/account', '/account.data'].map((path) => [role, path]))

  it.each(table)('as %s at %s: only the member’s own account changes', async (role, path) => {
    const victim = await app.addMember()
    const victimCookie = await app.enter(victim)
    for (const fields of everything) {
      const cookie = await app.enter(await app.addMember(role as (typeof roles)[number]))
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
      expect([fields.intent, response.status < 400]).toEqual([fields.intent, true])
      expect(await read()).toEqual(before)
      expect(await app.isSignedIn(victimCookie)).toBe(true)
    }
  })

  it.each(roles)('as %s, another member’s device cannot be signed out', async (role) => {
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
})

it('never appears in the log: password, email or token', () => {
  const log = app.log.join('\n')
  expect(log).not.toContain(password)
  expect(log).not.toContain(newPassword)
  expect(log).not.toMatch(/@example\.org|session_token=|token=/)
})
