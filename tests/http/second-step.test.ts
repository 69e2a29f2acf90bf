import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import {
  follow,
  keepCookies,
  listMail,
  postForm,
  readRedirect,
} from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'
import {
  addMemberWithTwoFactor,
  makeCode,
  sendPassword,
  twoFactorPage,
} from '#tests/support/two-factor.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

const step = '/auth/second-step'
const sendCode = (cookie: string, code: string, path = step) => app.send(cookie, { code }, path)
const location = (response: Response) => response.headers.get('Location')

describe('signing in', () => {
  it('asks for the code after the password, and continues to the requested page', async () => {
    const { person, key } = await addMemberWithTwoFactor(app)
    const { response, cookie } = await sendPassword(app, person, '/auth?redirectTo=%2Fcenters')
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
    expect(readRedirect(done)).toBe('/centers [signed-in-by-code]')
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

  it('does the same for staff with their username', async () => {
    const { person, key } = await addMemberWithTwoFactor(app, 'admin')
    const path = '/auth?redirectTo=%2Fadmin'
    const { username, password } = person
    const asked = await postForm(app, path, { username, password })
    expect(location(asked)).toBe('/auth/second-step?redirectTo=%2Fadmin')
    const done = await sendCode(keepCookies(asked), await makeCode(key, 1), location(asked) ?? '')
    expect(readRedirect(done)).toBe('/admin [admin-signed-in-by-code]')
  })

  it('accepts each backup code once, with or without its space', async () => {
    const { person, codes } = await addMemberWithTwoFactor(app)
    const [first = '', second = ''] = codes
    const enter = async (code: string) =>
      (await sendCode((await sendPassword(app, person)).cookie, code)).status
    expect(await enter(first)).toBe(303)
    expect(await enter(first)).toBe(401)
    expect(await enter(`${second.slice(0, 5)} ${second.slice(5)}`)).toBe(303)
    const mails = (await listMail(app.database)).filter(({ to }) => to === person.email)
    expect(mails.at(-1)?.subject).toBe('A backup code was used')
    expect(mails.at(-1)?.text).toContain('8 of ten are left')
  })
})

describe('a person who gave only the password', () => {
  let careful: { person: Person; key: string; codes: string[] }
  let half = ''
  beforeAll(async () => {
    careful = await addMemberWithTwoFactor(app)
    half = (await sendPassword(app, careful.person)).cookie
  })

  it.each([
    ...['/about', '/dashboard', '/dashboard.data', '/dashboard/export', '/auth/session'].map(
      (path) => ['GET', path] as const,
    ),
    ...['/account', '/account.data', '/account/two-factor', '/account/two-factor.data'].flatMap(
      (path) => [['GET', path] as const, ['POST', path] as const],
    ),
  ])('is a visitor at %s %s', async (method, path) => {
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
    // The cookie doesn't work under the session cookie's name either.
    const renamed = half.replace('second_step', 'session_token')
    expect((await ask({ Cookie: renamed })).text).not.toContain(careful.person.email)
  })

  it('returns to the password without the cookie, with a forged one, or too late', async () => {
    const { person, key } = await addMemberWithTwoFactor(app)
    const { cookie } = await sendPassword(app, person)
    for (const wrong of ['', 'directory.second_step=forged']) {
      const page = await app.request(step, { headers: { Cookie: wrong } })
      expect([page.status, location(page)]).toEqual([302, '/auth'])
      const sent = await sendCode(wrong, await makeCode(key, 1))
      expect([sent.status, readRedirect(sent)]).toEqual([303, '/auth [sign-in-expired]'])
    }
    await app.operate(sql`update auth_verifications set expires_at = now() - interval '1 second'
      where identifier like 'second-step:%'`)
    const late = await sendCode(cookie, await makeCode(key, 1))
    expect(readRedirect(late)).toBe('/auth [sign-in-expired]')
    expect(readText(await (await follow(app, late)).text())).toContain('Please sign in again.')
    half = (await sendPassword(app, careful.person)).cookie
  })

  it('must start over after the password changes', async () => {
    const { person, cookie, key } = await addMemberWithTwoFactor(app)
    const pending = (await sendPassword(app, person)).cookie
    await app.send(cookie, {
      intent: 'change-password',
      currentPassword: person.password,
      newPassword: 'nine slow harbors',
    })
    expect(readRedirect(await sendCode(pending, await makeCode(key, 1)))).toBe(
      '/auth [sign-in-expired]',
    )
  })
})

describe('codes', () => {
  it('work once: a used code opens nothing', async () => {
    const { person, key } = await addMemberWithTwoFactor(app)
    const code = await makeCode(key, 1)
    const first = (await sendPassword(app, person)).cookie
    const second = (await sendPassword(app, person)).cookie
    expect((await sendCode(first, code)).status).toBe(303)
    const replayed = await sendCode(second, code)
    expect([replayed.status, readText(await replayed.text())]).toEqual([
      401,
      expect.stringContaining('This code is not right, or was used before.'),
    ])
    // The first password's cookie doesn't work either.
    expect(readRedirect(await sendCode(first, await makeCode(key, 1)))).toBe(
      '/auth [sign-in-expired]',
    )
  })

  it('cannot be guessed with many attempts, even with a new password step each time', async () => {
    const { person, codes } = await addMemberWithTwoFactor(app)
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const { cookie } = await sendPassword(app, person)
      statuses.push((await sendCode(cookie, String(index).padStart(6, '0'))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const { cookie } = await sendPassword(app, person)
    const refused = await sendCode(cookie, codes[0] ?? '')
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    // The limit ends by itself: nobody is locked out for good.
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    const other = await addMemberWithTwoFactor(app)
    const asked = (await sendPassword(app, other.person)).cookie
    expect((await sendCode(asked, other.codes[0] ?? '')).status).toBe(303)
  })

  it('count together with those on the account page', async () => {
    const { cookie, person } = await addMemberWithTwoFactor(app)
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

it('no secret appears in the log, or in any response except the one that shows it', async () => {
  const { person, key, codes } = await addMemberWithTwoFactor(app)
  const { cookie } = await sendPassword(app, person)
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
