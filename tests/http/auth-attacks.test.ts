import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readRows } from '#db/read-rows.server.ts'
import { demoAdmin, demoMember, keepCookies, postForm, signInAs } from '../support/auth-client.ts'
import { openAppOver, openTestApp, type TestApp } from '../support/test-app.ts'

let first: TestApp
/** A new app over the same database: each test starts with its own counts of zero. */
let app: TestApp
const logs: string[][] = []
beforeAll(async () => {
  first = await openTestApp()
})
beforeEach(async () => {
  app = await openAppOver(first.database)
  logs.push(app.log)
})
afterAll(() => first?.close())

/** Return what a visitor sees of a response, without values that change each time. */
async function see(response: Response) {
  const text = await response.text()
  return {
    status: response.status,
    headers: [...response.headers]
      .filter(
        ([name]) => !['x-request-id', 'content-security-policy', 'retry-after'].includes(name),
      )
      .toSorted(),
    text: text
      .replace(/nonce="[^"]*"/g, '')
      .replace(/[\w.+-]+@example\.org/g, '')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
      .replace(/\b\d+(\.\d+)?\b(?=[^<]*<\/script>)/g, ''),
  }
}

// The tests of sign-in and of pace show that the time tells nothing either.
describe('known emails cannot be detected', () => {
  const unknown = 'stranger@example.org'
  const forms: Record<string, (email: string) => [path: string, fields: Record<string, string>]> = {
    'signing in': (email) => ['/auth', { email, password: 'not the password' }],
    'signing up': (email) => [
      '/auth?mode=sign-up',
      { email, fullName: 'Some One', password: 'lavender teapot 9' },
    ],
    'asking for a new password': (email) => ['/forgotten-password', { email }],
  }

  it.each(Object.entries(forms))('by %s', async (_name, form) => {
    const answers: Record<string, unknown> = {}
    for (const email of [demoMember.email, unknown]) {
      const fresh = await openAppOver(first.database)
      answers[email] = await see(await postForm(fresh, ...form(email)))
    }
    await first.operate(sql`delete from auth_users where email = ${unknown}`)
    expect(answers[unknown]).toEqual(answers[demoMember.email])
  })
})

describe('another site', () => {
  it.each([
    ['/auth', { ...demoMember }],
    ['/auth/sign-out', {}],
    ['/forgotten-password', { email: demoMember.email }],
  ])('cannot submit %s', async (path, fields) => {
    const evil = { Origin: 'https://evil.example' }
    expect((await postForm(app, path, fields, evil)).status).toBe(403)
    const sneaky = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await postForm(app, path, fields, sneaky)).status).toBe(403)
  })

  it('cannot sign anybody out with a link', async () => {
    const Cookie = await signInAs(app)
    expect((await app.request('/auth/sign-out', { headers: { Cookie } })).status).toBe(302)
    const home = await app.request('/', { headers: { Cookie } })
    expect(await home.text()).toContain('/auth/sign-out')
  })

  it.each(['//evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'is never the target after signing in: %s',
    async (target) => {
      const path = `/auth?redirectTo=${encodeURIComponent(target)}`
      const response = await postForm(app, path, demoMember)
      const location = response.headers.get('Location') ?? ''
      expect(new URL(location, 'http://localhost:3000').host).toBe('localhost:3000')
      expect(location).toMatch(/^\/(?!\/)/)
      expect(await app.readPage(path)).not.toContain('evil.example&quot;')
    },
  )
})

describe('a session', () => {
  it('cannot be fixed in advance', async () => {
    const planted = 'directory.session_token=planted.c2lnbmF0dXJl'
    const response = await postForm(app, '/auth', demoMember, { Cookie: planted })
    expect(keepCookies(response)).not.toContain('planted')
    const home = await app.request('/', { headers: { Cookie: planted } })
    expect(await home.text()).not.toContain('/auth/sign-out')
  })

  it('is bound to this host by its cookie name over https, like every cookie of a form', async () => {
    const secure = await openAppOver(first.database, { url: 'https://directory.example' })
    const response = await secure.request('/auth', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(demoMember),
    })
    const [session, ...others] = response.headers.getSetCookie()
    expect(session).toMatch(/^__Host-directory\.session_token=/)
    expect(others).toHaveLength(3)
    // A random text that says only that the browser is signed in, for scripts of restored pages.
    expect(others[2]).toMatch(
      /^__Host-signed-in=[\w-]{16}; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/,
    )
    for (const cookie of response.headers.getSetCookie().slice(0, 3)) {
      expect(cookie).toMatch(
        /^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$|^__Host-[^;]+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
      )
      expect(cookie).not.toContain('Domain')
    }
    const Cookie = keepCookies(response)
    const readPage = async (cookie: string) =>
      (await secure.request('/', { headers: { Cookie: cookie } })).text()
    expect(await readPage(Cookie)).toContain('/auth/sign-out')
    // A neighbor on the same domain could set these.
    expect(await readPage(Cookie.replaceAll('__Host-', ''))).not.toContain('/auth/sign-out')
    const left = await postForm(
      secure,
      '/auth/sign-out',
      {},
      { 'Sec-Fetch-Site': 'same-origin', Cookie },
    )
    expect(left.headers.getSetCookie().join()).toMatch(
      /__Host-directory\.session_token=; Max-Age=0/,
    )
    expect(await readPage(Cookie)).not.toContain('/auth/sign-out')
  })

  it('is never given to a visitor', async () => {
    for (const path of ['/', '/auth', '/auth?mode=sign-up', '/forgotten-password', '/centers']) {
      expect((await app.request(path)).headers.get('Set-Cookie'), path).toBeNull()
    }
  })
})

it('no password, hash, token or email appears in a response or in the log', async () => {
  const Cookie = await signInAs(app, demoAdmin)
  const answers = await Promise.all(
    ['/', '/?_data', '/_root.data', '/auth/session'].map(async (path) =>
      (await app.request(path, { headers: { Cookie } })).text(),
    ),
  )
  const secrets = await readRows<{ secret: string }>(
    first.database.accounts,
    sql`select token as secret from auth_sessions
      union all select password from auth_accounts where password is not null
      union all select identifier from auth_verifications`,
  )
  const said = [...answers, ...logs.flat()].join('\n')
  for (const { secret } of secrets) expect(said).not.toContain(secret)
  const log = logs.flat().join('\n')
  for (const word of [
    '@example.org',
    demoMember.password,
    demoAdmin.password,
    'argon2id',
    'token=',
  ]) {
    expect(log).not.toContain(word)
  }
})
