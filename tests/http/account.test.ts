import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import {
  demoMember,
  findLink,
  follow,
  listMail,
  postForm,
  readRedirect,
} from '#tests/support/auth-client.ts'
import { readMeta, readText } from '#tests/support/read-html.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`delete from outbox`))

const { password } = demoMember
const newPassword = 'seven quiet ferries'
const listDevices = (page: string) =>
  [...page.matchAll(/name="device" value="([^"]+)"/g)].map((found) => found[1] ?? '')

describe('the account page', () => {
  it('shows the member’s names and no secret, only to them and never from a cache', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const response = await app.open(cookie)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await response.text()
    expect(readMeta(page, 'robots')).toContain('noindex')
    expect(page).toContain('value="Pat Doe"')
    expect(readText(page)).toContain(person.email)
    expect(readText(page)).toContain('This device')
    const secrets = await app.operate<{ secret: string }>(
      sql`select token as secret from auth_sessions union all select password from auth_accounts where password is not null`,
    )
    const answers = page + (await (await app.open(cookie, '/account.data')).text())
    for (const { secret } of secrets) expect(answers).not.toContain(secret)
    expect(readText(await (await app.open(cookie, '/dashboard')).text())).toContain('Account')
  })

  it('refuses unknown forms', async () => {
    const cookie = await app.enter(await app.addMember())
    expect((await app.send(cookie, { intent: 'make-admin' })).status).toBe(400)
  })
})

describe('the profile', () => {
  it('is saved and returns with a message', async () => {
    const cookie = await app.enter(await app.addMember())
    const fields = { intent: 'save-profile', fullName: ' Sam  Roe ', username: 'Sam.Roe' }
    const response = await app.send(cookie, fields)
    expect(response.status).toBe(303)
    expect(readRedirect(response)).toBe('/account#profile [profile-saved]')
    const page = await (await follow(app, response, cookie)).text()
    expect(page).toContain('value="Sam Roe"')
    expect(page).toContain('value="Sam.Roe"')
    expect(readText(page)).toContain('Your profile is saved.')
  })

  it('keeps its reserved username, and cannot take another one', async () => {
    const person = await app.addMember('moderator')
    await app.operate(
      sql`update profiles set full_name = 'Staff Member', username = 'moderator_7' where username = ${person.username}`,
    )
    const cookie = await app.enter(person)
    const save = (fullName: string, username: string) =>
      app.send(cookie, { intent: 'save-profile', fullName, username })
    expect((await save('Staff Member', 'moderator_7')).status).toBe(303)
    expect((await save('Staff Member', 'moderator_8')).status).toBe(422)
    expect((await save('Administrator Member', 'moderator_7')).status).toBe(422)
  })

  it.each([
    ['ab', 'Use 3 to 30 letters'],
    ['with space', 'Use 3 to 30 letters'],
    ['ADMIN', 'This name is for those who run the site'],
    ['TERESA_I', 'This username is taken'],
    ['tеresa_i', 'Use letters of one alphabet'], // a Cyrillic "е"
  ])('refuses %s as a username, and keeps what was typed', async (username, words) => {
    const cookie = await app.enter(await app.addMember())
    const response = await app.send(cookie, { intent: 'save-profile', fullName: 'Kim', username })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(`value="${username}"`)
    expect(page).toContain('value="Kim"')
    expect(page).toContain('id="save-profile-username-error"')
    expect(readText(page)).toContain(words)
  })
})

describe('the password', () => {
  const change = (currentPassword: string, wanted: string) => ({
    intent: 'change-password',
    currentPassword,
    newPassword: wanted,
  })

  it('is changed: other devices are signed out, this one stays, and an email is sent', async () => {
    const person = await app.addMember()
    const [here, elsewhere] = [await app.enter(person), await app.enter(person)]
    await postForm(app, '/forgotten-password', { email: person.email })
    const response = await app.send(here, change(password, newPassword))
    expect(readRedirect(response)).toBe('/account#password [password-changed]')
    expect([await app.isSignedIn(here), await app.isSignedIn(elsewhere)]).toEqual([true, false])
    const mails = await listMail(app.database)
    expect(mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your password was changed' })
    await expect(app.enter(person)).rejects.toThrow('401')
    expect(await app.enter({ ...person, password: newPassword })).toContain('session_token')
    // The link for a new password sent earlier no longer works.
    const reset = await postForm(app, findLink(mails[0]), { password: 'nine slow harbors' })
    expect(reset.status).toBe(400)
  })

  it.each([
    ['not-my-password', newPassword, 'This is not your password'],
    ['', newPassword, 'Enter your password'],
    [password, 'short', 'Use at least 8 characters'],
    [password, 'x'.repeat(129), 'Use at most 128 characters'],
    [password, 'password123', 'Many people use this password'],
    [password, password, 'This is the password that you have'],
  ])('%s → %s is refused, and the response contains none of it', async (given, wanted, words) => {
    const person = await app.addMember()
    const [here, elsewhere] = [await app.enter(person), await app.enter(person)]
    const response = await app.send(here, change(given, wanted))
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(readText(page)).toContain(words)
    for (const typed of [given, wanted]) if (typed) expect(page).not.toContain(`value="${typed}"`)
    expect(await app.isSignedIn(elsewhere)).toBe(true)
    expect(await listMail(app.database)).toEqual([])
  })

  it('cannot be guessed with many attempts', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      statuses.push((await app.send(cookie, change(`guess number ${n}`, newPassword))).status)
    }
    expect(statuses).toContain(429)
    const last = await app.send(cookie, change(password, newPassword))
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('the devices', () => {
  it('are signed out one by one, or all others at once', async () => {
    const person = await app.addMember()
    const [here, second, third] = [
      await app.enter(person),
      await app.enter(person),
      await app.enter(person),
    ]
    const [device, other] = listDevices(await (await app.open(here)).text())
    const one = await app.send(here, { intent: 'sign-out-device', device: device ?? '' })
    expect(readRedirect(one)).toBe('/account#devices [device-signed-out]')
    expect(listDevices(await (await app.open(here)).text())).toEqual([other])
    const again = await app.send(here, { intent: 'sign-out-device', device: device ?? '' })
    expect([again.status, readText(await again.text())]).toEqual([
      409,
      expect.stringContaining('This device is signed out already.'),
    ])
    await app.send(here, { intent: 'sign-out-others' })
    const left = [
      await app.isSignedIn(here),
      await app.isSignedIn(second),
      await app.isSignedIn(third),
    ]
    expect(left).toEqual([true, false, false])
    expect(await (await app.open(here)).text()).not.toContain('Sign Out All Other Devices')
  })
})
