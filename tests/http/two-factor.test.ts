import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '../support/account-members.ts'
import { listMail, postForm, readRedirect } from '../support/auth-client.ts'
import { readText } from '../support/read-html.ts'
import {
  addMemberWithTwoFactor,
  makeCode,
  readBackupCodes,
  readKey,
  sendPassword,
  twoFactorPage,
} from '../support/two-factor.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

const step = '/auth/second-step'
const confirm = (cookie: string, code: string) =>
  app.send(cookie, { intent: 'confirm-two-factor', code }, twoFactorPage)
const location = (response: Response) => response.headers.get('Location')

describe('setting up two-factor sign-in', () => {
  it('asks for the password, shows a code to scan and a key to type, and starts with the first code', async () => {
    const person = await app.addMember()
    const [cookie, elsewhere] = [await app.enter(person), await app.enter(person)]
    const account = await (await app.open(cookie)).text()
    expect(account).toContain('Set Up Two-Factor Sign-In')
    const refused = await app.send(
      cookie,
      { intent: 'start-two-factor', currentPassword: 'not my password' },
      twoFactorPage,
    )
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('This is not your password'),
    ])
    const start = { intent: 'start-two-factor', currentPassword: person.password }
    expect(location(await app.send(cookie, start, twoFactorPage))).toBe(twoFactorPage)
    const answer = await app.open(cookie, twoFactorPage)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await answer.text()
    expect(page).toMatch(/<svg role="img" aria-label="QR code[^>]*viewBox="0 0 \d+ \d+"/)
    expect(page).toContain('href="otpauth://totp/NJ%20Recovery%20Directory:')
    const key = readKey(page)
    const wrong = await confirm(cookie, '12345')
    expect([wrong.status, readText(await wrong.text())]).toEqual([
      422,
      expect.stringContaining('Enter the six digits that the app shows'),
    ])
    const code = await makeCode(key)
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `
    const done = await confirm(cookie, spaced)
    const shown = await done.text()
    expect(done.status).toBe(200)
    expect(readText(shown)).toContain('Two-factor sign-in is on.')
    expect(new Set(readBackupCodes(shown)).size).toBe(10)
    expect(shown).toContain('href="data:text/plain')
    expect([await app.isSignedIn(cookie), await app.isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await listMail(app.database)).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Two-factor sign-in was turned on',
    })
    // Sending the form again returns no new codes and says why.
    const again = await confirm(cookie, code)
    const said = await again.text()
    expect([again.status, readBackupCodes(said)]).toEqual([409, []])
    expect(readText(said)).toContain('Two-factor sign-in is on already.')
    // Neither the key nor any code ever shows again.
    const later = await (await app.open(cookie, twoFactorPage)).text()
    expect(readText(later)).toContain('10 of 10 are left')
    expect(readBackupCodes(later)).toEqual([])
    expect(later).not.toContain('otpauth:')
    expect(await (await app.open(cookie)).text()).toContain('Backup Codes, or Turn It Off')
  })

  it('starts over after half an hour', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const start = { intent: 'start-two-factor', currentPassword: person.password }
    await app.send(cookie, start, twoFactorPage)
    const key = readKey(await (await app.open(cookie, twoFactorPage)).text())
    await app.operate(sql`update auth_two_factors set created_at = now() - interval '31 minutes'
      where confirmed_at is null`)
    const late = await confirm(cookie, await makeCode(key))
    expect([late.status, readText(await late.text())]).toEqual([
      409,
      expect.stringContaining('This took more than half an hour.'),
    ])
  })

  it('refuses other forms, and visitors', async () => {
    const cookie = await app.enter(await app.addMember())
    expect((await app.send(cookie, { intent: 'save-profile' }, twoFactorPage)).status).toBe(400)
    for (const intent of ['start', 'confirm', 'turn-off'].map((name) => `${name}-two-factor`)) {
      const answer = await postForm(app, twoFactorPage, { intent })
      expect(location(answer)).toBe('/auth?redirectTo=%2Faccount%2Ftwo-factor')
    }
  })
})

describe('changing two-factor sign-in', () => {
  const both = (intent: string, currentPassword: string, code: string) => ({
    intent,
    currentPassword,
    code,
  })

  it.each(['renew-backup-codes', 'turn-off-two-factor'])(
    'requires the password and a code: %s',
    async (intent) => {
      const { cookie, person, codes } = await addMemberWithTwoFactor(app)
      const tries = [
        both(intent, person.password, ''),
        both(intent, '', codes[0] ?? ''),
        both(intent, 'not my password', codes[0] ?? ''),
        both(intent, person.password, '123456'),
        both(intent, person.password, '1234567890'),
      ]
      for (const fields of tries) {
        const refused = await app.send(cookie, fields, twoFactorPage)
        expect(refused.status).toBe(422)
        const text = await refused.text()
        expect(readBackupCodes(text)).toEqual([])
        if (fields.code) expect(text).not.toContain(`value="${fields.code}"`)
      }
      const { response } = await sendPassword(app, person)
      expect(location(response)).toBe(step)
    },
  )

  it('replaces the backup codes with ten new ones', async () => {
    const { cookie, person, codes } = await addMemberWithTwoFactor(app)
    const answer = await app.send(
      cookie,
      both('renew-backup-codes', person.password, codes[0] ?? ''),
      twoFactorPage,
    )
    const fresh = readBackupCodes(await answer.text())
    expect(fresh).toHaveLength(10)
    const enter = async (code: string) => {
      const { cookie: asked } = await sendPassword(app, person)
      return (await app.send(asked, { code }, step)).status
    }
    expect([await enter(codes[1] ?? ''), await enter(fresh[1] ?? '')]).toEqual([401, 303])
  })

  it('turns it off with both, and the owner gets an email', async () => {
    const { cookie, person, key } = await addMemberWithTwoFactor(app)
    const off = both('turn-off-two-factor', person.password, await makeCode(key, 1))
    const answer = await app.send(cookie, off, twoFactorPage)
    expect(readRedirect(answer)).toBe('/account#two-factor [two-factor-off]')
    // A double click, or another tab.
    const again = await app.send(cookie, off, twoFactorPage)
    expect([again.status, readText(await again.text())]).toEqual([
      409,
      expect.stringContaining('Two-factor sign-in is off already.'),
    ])
    expect((await listMail(app.database)).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Two-factor sign-in was turned off',
    })
    expect(await app.enter(person)).toContain('session_token')
  })
})

describe('another member’s second factor', () => {
  const roles = ['user', 'moderator', 'admin'] as const
  it.each(
    roles.flatMap((role) => [twoFactorPage, `${twoFactorPage}.data`].map((path) => [role, path])),
  )('as %s at %s: only the member’s own second factor changes', async (role, path) => {
    const victim = await addMemberWithTwoFactor(app)
    const person = await addMemberWithTwoFactor(app, role as (typeof roles)[number])
    const read = () =>
      app.operate<{ user_id: string }>(sql`select t.*, array_agg(c.code_hash order by 1) as codes
        from auth_two_factors t join auth_backup_codes c using (user_id) join auth_users u on u.id = user_id
        where u.email = ${victim.person.email} group by t.user_id`)
    const before = await read()
    const id = before[0]?.user_id ?? ''
    expect(id).not.toBe('')
    const ids = { id, userId: id, user_id: id, member: id, sessionId: id }
    const { password } = person.person
    const send = (intent: string, code: string) =>
      app.send(
        person.cookie,
        { ...ids, intent, currentPassword: password, code },
        `${path}?userId=${id}`,
      )
    for (const intent of ['renew-backup-codes', 'turn-off-two-factor']) {
      // Another member's codes don't work.
      expect((await send(intent, victim.codes[0] ?? '')).status).toBe(422)
    }
    expect((await send('turn-off-two-factor', person.codes[0] ?? '')).status).toBeLessThan(400)
    expect((await send('start-two-factor', '')).status).toBeLessThan(400)
    expect(await read()).toEqual(before)
  })

  it('cannot be changed by another site’s form', async () => {
    const { cookie, person, codes } = await addMemberWithTwoFactor(app)
    const off = { intent: 'turn-off-two-factor', currentPassword: person.password }
    for (const [path, fields] of [
      [twoFactorPage, { ...off, code: codes[0] ?? '' }],
      [step, { code: codes[0] ?? '' }],
    ] as const) {
      const evil = { Cookie: cookie, Origin: 'https://evil.example' }
      expect((await postForm(app, path, fields, evil)).status).toBe(403)
    }
    expect(readText(await (await app.open(cookie, twoFactorPage)).text())).toContain('10 of 10')
  })
})
