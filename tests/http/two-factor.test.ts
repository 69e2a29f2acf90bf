import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '../support/account-members.ts'
import { follow, keepCookies, leadsTo, listMail, postForm } from '../support/auth-client.ts'
import { readText } from '../support/read-html.ts'
import { openAppOver } from '../support/test-app.ts'
import {
  givePassword,
  makeCode,
  readBackupCodes,
  readKey,
  turnOn,
  twoFactorPage,
} from '../support/two-factor.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

const step = '/auth/second-step'
const sendCode = (cookie: string, code: string, path = step) =>
  postForm(app, path, { code }, { Cookie: cookie, Accept: 'text/html' })
const location = (response: Response) => response.headers.get('Location')

/** Somebody with two-factor sign-in. */
async function addCareful(role?: 'user' | 'moderator' | 'admin') {
  const person = await app.addMember(role)
  const cookie = await app.enter(person)
  return { person, cookie, ...(await turnOn(app, cookie, person)) }
}

describe('setting it up', () => {
  it('asks for the password, shows a code to scan and a key to type, and counts with the first code', async () => {
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
    const wrong = await app.send(
      cookie,
      { intent: 'confirm-two-factor', code: '12345' },
      twoFactorPage,
    )
    expect([wrong.status, readText(await wrong.text())]).toEqual([
      422,
      expect.stringContaining('Enter the six digits that the app shows'),
    ])
    const code = await makeCode(key)
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `
    const done = await app.send(
      cookie,
      { intent: 'confirm-two-factor', code: spaced },
      twoFactorPage,
    )
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
    // A form that is sent again gives no other codes, and says why.
    const again = await app.send(cookie, { intent: 'confirm-two-factor', code }, twoFactorPage)
    const said = await again.text()
    expect([again.status, readBackupCodes(said)]).toEqual([409, []])
    expect(readText(said)).toContain('Two-factor sign-in is on already.')
    // Shown once: neither the key nor a code is on any page afterwards.
    const later = await (await app.open(cookie, twoFactorPage)).text()
    expect(readText(later)).toContain('10 of 10 are left')
    expect(readBackupCodes(later)).toEqual([])
    expect(later).not.toContain('otpauth:')
    expect(await (await app.open(cookie)).text()).toContain('Backup Codes, or Turn It Off')
  })

  it('is begun anew where it was left for half an hour', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    const start = { intent: 'start-two-factor', currentPassword: person.password }
    await app.send(cookie, start, twoFactorPage)
    const key = readKey(await (await app.open(cookie, twoFactorPage)).text())
    await app.operate(sql`update auth_two_factors set created_at = now() - interval '31 minutes'
      where confirmed_at is null`)
    const late = await app.send(
      cookie,
      { intent: 'confirm-two-factor', code: await makeCode(key) },
      twoFactorPage,
    )
    expect([late.status, readText(await late.text())]).toEqual([
      409,
      expect.stringContaining('This took more than half an hour.'),
    ])
  })

  it('takes no other form, and none from a visitor', async () => {
    const cookie = await app.enter(await app.addMember())
    expect((await app.send(cookie, { intent: 'save-profile' }, twoFactorPage)).status).toBe(400)
    for (const intent of ['start', 'confirm', 'turn-off'].map((name) => `${name}-two-factor`)) {
      const answer = await postForm(app, twoFactorPage, { intent })
      expect(location(answer)).toBe('/auth?redirectTo=%2Faccount%2Ftwo-factor')
    }
  })
})

describe('signing in', () => {
  it('asks for the code after the password, and goes on to where one wanted to go', async () => {
    const { person, key } = await addCareful()
    const { response, cookie } = await givePassword(app, person, '/auth?redirectTo=%2Fcenters')
    expect([response.status, location(response)]).toEqual([
      303,
      '/auth/second-step?redirectTo=%2Fcenters',
    ])
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^directory\.second_step=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
      ),
    ])
    const page = await (await app.open(cookie, location(response) ?? '')).text()
    expect(page).toMatch(/<input[^>]*name="code"[^>]*/)
    expect(page).toContain('inputMode="numeric"')
    expect(page).toContain('autoComplete="one-time-code"')
    const done = await sendCode(cookie, await makeCode(key, 1), location(response) ?? '')
    expect(leadsTo(done)).toBe('/centers [signed-in-by-code]')
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^directory\.session_token=.*HttpOnly/),
      expect.stringMatching(/^directory\.second_step=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^directory\.device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly/),
      'flash=signed-in-by-code; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^signed-in=[\w-]{16}; Max-Age=\d+; Path=\/; SameSite=Lax$/),
    ])
    expect(await app.isSignedIn(keepCookies(done))).toBe(true)
    expect(readText(await (await follow(app, done)).text())).toContain('Welcome back!')
  })

  it('does the same for staff by their username', async () => {
    const { person, key } = await addCareful('admin')
    const path = '/auth?redirectTo=%2Fadmin'
    const { username, password } = person
    const asked = await postForm(app, path, { username, password })
    expect(location(asked)).toBe('/auth/second-step?redirectTo=%2Fadmin')
    const done = await sendCode(keepCookies(asked), await makeCode(key, 1), location(asked) ?? '')
    expect(leadsTo(done)).toBe('/admin [admin-signed-in-by-code]')
  })

  it('takes each backup code once, with or without its blank', async () => {
    const { person, codes } = await addCareful()
    const [first = '', second = ''] = codes
    const enter = async (code: string) =>
      (await sendCode((await givePassword(app, person)).cookie, code)).status
    expect(await enter(first)).toBe(303)
    expect(await enter(first)).toBe(401)
    expect(await enter(`${second.slice(0, 5)} ${second.slice(5)}`)).toBe(303)
    const mails = (await listMail(app.database)).filter(({ to }) => to === person.email)
    expect(mails.at(-1)?.subject).toBe('A backup code was used')
    expect(mails.at(-1)?.text).toContain('8 of ten are left')
  })
})

describe('who gave only the password', () => {
  let careful: { person: Person; key: string; codes: string[] }
  let half = ''
  beforeAll(async () => {
    careful = await addCareful()
    half = (await givePassword(app, careful.person)).cookie
  })

  it.each([
    ...['/about', '/dashboard', '/dashboard.data', '/dashboard/export', '/auth/session'].map(
      (path) => ['GET', path] as const,
    ),
    ...['/account', '/account.data', '/account/two-factor', '/account/two-factor.data'].flatMap(
      (path) => [['GET', path] as const, ['POST', path] as const],
    ),
  ])('is a visitor to %s %s', async (method, path) => {
    const ask = async (headers: Record<string, string>) => {
      const response = await app.request(path, {
        method,
        headers: { Origin: 'http://localhost:3000', ...headers },
        ...(method === 'POST' && {
          body: new URLSearchParams({
            intent: path.includes('two-factor') ? 'turn-off-two-factor' : 'sign-out-others',
            currentPassword: careful.person.password,
            code: careful.codes[9] ?? '',
          }),
        }),
      })
      return { status: response.status, to: location(response), text: await response.text() }
    }
    const asHalf = await ask({ Cookie: half })
    expect(asHalf).toEqual(await ask({}))
    expect(asHalf.text).not.toContain(careful.person.email)
    // Nor does the cookie work under the name of a session's.
    const renamed = half.replace('second_step', 'session_token')
    expect((await ask({ Cookie: renamed })).text).not.toContain(careful.person.email)
  })

  it('is sent back to the password without the cookie, with a forged one, and when it is too late', async () => {
    const { person, key } = await addCareful()
    const { cookie } = await givePassword(app, person)
    for (const wrong of ['', 'directory.second_step=forged']) {
      const page = await app.request(step, { headers: { Cookie: wrong } })
      expect([page.status, location(page)]).toEqual([302, '/auth'])
      const sent = await sendCode(wrong, await makeCode(key, 1))
      expect([sent.status, leadsTo(sent)]).toEqual([303, '/auth [sign-in-expired]'])
    }
    await app.operate(sql`update auth_verifications set expires_at = now() - interval '1 second'
      where identifier like 'second-step:%'`)
    const late = await sendCode(cookie, await makeCode(key, 1))
    expect(leadsTo(late)).toBe('/auth [sign-in-expired]')
    expect(readText(await (await follow(app, late)).text())).toContain('Please sign in again.')
    half = (await givePassword(app, careful.person)).cookie
  })

  it('is out when a new password is set meanwhile', async () => {
    const { person, cookie, key } = await addCareful()
    const pending = (await givePassword(app, person)).cookie
    await app.send(cookie, {
      intent: 'change-password',
      currentPassword: person.password,
      newPassword: 'nine slow harbors',
    })
    expect(leadsTo(await sendCode(pending, await makeCode(key, 1)))).toBe('/auth [sign-in-expired]')
  })
})

describe('codes', () => {
  it('are good once: one that was seen opens nothing', async () => {
    const { person, key } = await addCareful()
    const code = await makeCode(key, 1)
    const first = (await givePassword(app, person)).cookie
    const second = (await givePassword(app, person)).cookie
    expect((await sendCode(first, code)).status).toBe(303)
    const replayed = await sendCode(second, code)
    expect([replayed.status, readText(await replayed.text())]).toEqual([
      401,
      expect.stringContaining('This code is not right, or was used before.'),
    ])
    // Nor does what the first password left behind.
    expect(leadsTo(await sendCode(first, await makeCode(key, 1)))).toBe('/auth [sign-in-expired]')
  })

  it('cannot be guessed at length, not even with the password given anew each time', async () => {
    const { person, codes } = await addCareful()
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const { cookie } = await givePassword(app, person)
      statuses.push((await sendCode(cookie, String(index).padStart(6, '0'))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const { cookie } = await givePassword(app, person)
    const refused = await sendCode(cookie, codes[0] ?? '')
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    // It passes by itself: nobody is locked out for good.
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    const other = await addCareful()
    const asked = (await givePassword(app, other.person)).cookie
    expect((await sendCode(asked, other.codes[0] ?? '')).status).toBe(303)
  })

  it('are counted together with those of the account page', async () => {
    const { cookie, person } = await addCareful()
    const guess = (code: string) =>
      app.send(
        cookie,
        { intent: 'turn-off-two-factor', currentPassword: person.password, code },
        twoFactorPage,
      )
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      statuses.push((await guess(String(index).padStart(6, '0'))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
  })
})

describe('keeping it', () => {
  const both = (intent: string, currentPassword: string, code: string) => ({
    intent,
    currentPassword,
    code,
  })

  it.each(['renew-backup-codes', 'turn-off-two-factor'])(
    'needs the password and a code: %s',
    async (intent) => {
      const { cookie, person, codes } = await addCareful()
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
      const { response } = await givePassword(app, person)
      expect(location(response)).toBe(step)
    },
  )

  it('gives ten new codes in place of the old', async () => {
    const { cookie, person, codes } = await addCareful()
    const answer = await app.send(
      cookie,
      both('renew-backup-codes', person.password, codes[0] ?? ''),
      twoFactorPage,
    )
    const fresh = readBackupCodes(await answer.text())
    expect(fresh).toHaveLength(10)
    const enter = async (code: string) =>
      (await sendCode((await givePassword(app, person)).cookie, code)).status
    expect([await enter(codes[1] ?? ''), await enter(fresh[1] ?? '')]).toEqual([401, 303])
  })

  it('is off with both, and the owner gets a mail', async () => {
    const { cookie, person, key } = await addCareful()
    const answer = await app.send(
      cookie,
      both('turn-off-two-factor', person.password, await makeCode(key, 1)),
      twoFactorPage,
    )
    expect(leadsTo(answer)).toBe('/account#two-factor [two-factor-off]')
    expect((await listMail(app.database)).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Two-factor sign-in was turned off',
    })
    expect(await app.enter(person)).toContain('session_token')
  })
})

describe('what is another’s', () => {
  const roles = ['user', 'moderator', 'admin'] as const
  it.each(
    roles.flatMap((role) => [twoFactorPage, `${twoFactorPage}.data`].map((path) => [role, path])),
  )('%s by %s: touches one’s own second step alone', async (role, path) => {
    const victim = await addCareful()
    const person = await addCareful(role as (typeof roles)[number])
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
      // The other's codes are no codes of one's own.
      expect((await send(intent, victim.codes[0] ?? '')).status).toBe(422)
    }
    expect((await send('turn-off-two-factor', person.codes[0] ?? '')).status).toBeLessThan(400)
    expect((await send('start-two-factor', '')).status).toBeLessThan(400)
    expect(await read()).toEqual(before)
  })

  it('site cannot send a form of it', async () => {
    const { cookie, person, codes } = await addCareful()
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

describe('staff of a site on the internet', () => {
  it('are led to set it up, and kept out of the admin area until they have', async () => {
    const person = await app.addMember('admin')
    const origin = 'https://directory.example'
    const site = await openAppOver(app.database, { url: origin })
    const send = (path: string, fields: Record<string, string>, Cookie = '') =>
      site.request(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', Cookie, Accept: 'text/html' },
        body: new URLSearchParams(fields),
      })
    const { username, email, password } = person
    const byMember = await send('/auth', { email, password })
    expect(leadsTo(byMember)).toBe('/account/two-factor [signed-in]')
    const entered = await send('/auth?redirectTo=%2Fadmin', { username, password })
    expect(leadsTo(entered)).toBe('/account/two-factor [admin-signed-in]')
    const cookie = keepCookies(entered)
    const open = (path: string) => site.request(path, { headers: { Cookie: cookie } })
    const refused = await open('/admin')
    expect([refused.status, location(refused)]).toEqual([302, twoFactorPage])
    expect(readText(await (await open(twoFactorPage)).text())).toContain(
      'Staff sign in with two factors.',
    )
    await send(twoFactorPage, { intent: 'start-two-factor', currentPassword: password }, cookie)
    const key = readKey(await (await open(twoFactorPage)).text())
    const confirm = { intent: 'confirm-two-factor', code: await makeCode(key) }
    expect((await send(twoFactorPage, confirm, cookie)).status).toBe(200)
    expect((await open('/admin')).status).toBe(200)
  })

  it('and of one on this machine alone, and members anywhere, are not', async () => {
    const staff = await app.enter(await app.addMember('admin'))
    expect((await app.open(staff, '/admin')).status).toBe(200)
    expect(readText(await (await app.open(staff, twoFactorPage)).text())).not.toContain(
      'Staff sign in with two factors.',
    )
  })
})

it('no secret of it is in the log, or in an answer but the one that shows it', async () => {
  const { person, key, codes } = await addCareful()
  const { cookie } = await givePassword(app, person)
  const done = keepCookies(await sendCode(cookie, codes[0] ?? ''))
  const stored = await app.operate<{ secret: string }>(
    sql`select secret from auth_two_factors union all select code_hash from auth_backup_codes
      union all select identifier from auth_verifications`,
  )
  const paths = ['/', '/account', '/account.data', '/account/two-factor', '/auth/session']
  const answers = await Promise.all(paths.map(async (path) => (await app.open(done, path)).text()))
  const said = [...answers, ...app.log].join('\n')
  const pending = /second_step=([\w-]+)/.exec(cookie)?.[1] ?? ''
  expect(pending).toHaveLength(43)
  const secrets = [
    key,
    key.replaceAll(' ', ''),
    pending,
    ...codes,
    ...stored.map((row) => row.secret),
  ]
  for (const secret of secrets) expect(said).not.toContain(secret)
  expect(app.log.join('\n')).not.toContain(person.email)
})
