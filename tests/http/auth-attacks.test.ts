import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readRows } from '#db/read-rows.server.ts'
import {
  demoAdmin,
  demoMember,
  findLink,
  keepCookies,
  listMail,
  postForm,
  signInAs,
} from '../support/auth-client.ts'
import { openAppOver, openTestApp, type TestApp } from '../support/test-app.ts'

let first: TestApp
/** Over the same database, with counts of its own: each test begins with none. */
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

const openProxied = () => openAppOver(first.database, {}, undefined, undefined, { trustProxy: 1 })

/** What a visitor can see of an answer: all but what is new each time. */
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

describe('nobody can tell which emails are known', () => {
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
    const times: Record<string, number[]> = {}
    const answers: Record<string, unknown> = {}
    // The quickest of each: whatever else the machine does only adds to a time.
    const compare = () => {
      const [known, stranger] = [demoMember.email, unknown].map((email) =>
        Math.min(...(times[email] ?? [])),
      )
      return (stranger ?? 0) / (known ?? 0)
    }
    const isAlike = (ratio: number) => ratio > 0.65 && ratio < 1.5
    for (let round = 0; round < 5 || (round < 20 && !isAlike(compare())); round++) {
      const fresh = await openAppOver(first.database)
      // What is set up with the first try is not counted for whoever comes first.
      await postForm(fresh, '/auth', { email: 'earlier@example.org', password: 'no' })
      for (const email of [demoMember.email, unknown]) {
        const started = performance.now()
        const response = await postForm(fresh, ...form(email))
        times[email] = [...(times[email] ?? []), performance.now() - started]
        answers[email] = await see(response)
        await first.operate(sql`delete from auth_users where email = ${unknown}`)
      }
    }
    expect(answers[unknown]).toEqual(answers[demoMember.email])
    expect(compare()).toSatisfy(isAlike)
  })
})

describe('tries are counted', () => {
  const attempt = (email: string, headers: Record<string, string> = {}) =>
    postForm(app, '/auth', { email, password: 'not the password' }, headers)

  it('ten for an account in a quarter of an hour, with the time to wait; the mail lets one in', async () => {
    const network = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}` })
    const proxied = await openProxied()
    const from = (index: number, fields: Record<string, string>) =>
      postForm(proxied, '/auth', fields, network(index))
    const wrong = { ...demoMember, password: 'not the password' }
    for (let index = 0; index < 10; index++) expect((await from(index, wrong)).status).toBe(401)
    const refused = await from(200, demoMember)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(await refused.text()).toContain('Too many tries. Please try again in 15 minutes.')
    // Others are not held up.
    expect((await from(201, { ...wrong, email: 'other@example.org' })).status).toBe(401)
    await postForm(proxied, '/forgotten-password', { email: demoMember.email }, network(202))
    const link = findLink((await listMail(first.database)).at(-1))
    await postForm(proxied, link, { password: 'marigold ladder 4' }, network(203))
    const renewed = { email: demoMember.email, password: 'marigold ladder 4' }
    expect((await from(204, renewed)).status).toBe(303)
    await postForm(proxied, '/forgotten-password', { email: demoMember.email }, network(205))
    const back = findLink((await listMail(first.database)).at(-1))
    expect((await postForm(proxied, back, { password: demoMember.password })).status).toBe(303)
  })

  it('apart for a browser that somebody signed in with: nobody can lock it out', async () => {
    const proxied = await openProxied()
    let sent = 0
    const enter = (fields: Record<string, string>, Cookie = '') => {
      sent += 1
      const headers = { 'X-Forwarded-For': `198.51.100.${sent}`, Cookie }
      return postForm(proxied, '/auth', fields, headers)
    }
    const known = async (person: Record<string, string>) => {
      const cookies = keepCookies(await enter(person)).split('; ')
      return cookies.find((pair) => pair.startsWith('directory.device=')) ?? ''
    }
    const wrong = { ...demoMember, password: 'not the password' }
    const device = await known(demoMember)
    const ofAnother = await known({ email: 'admin@example.org', password: demoAdmin.password })
    for (let index = 0; index < 10; index++) expect((await enter(wrong)).status).toBe(401)
    const forged = device.replace(/=.{22}/, `=${'A'.repeat(22)}`)
    for (const cookie of ['', ofAnother, forged, 'directory.device=x']) {
      expect((await enter(demoMember, cookie)).status).toBe(429)
    }
    expect((await enter(demoMember, device)).status).toBe(303)
    // Nor can it be used to guess without end, nor after the password is another.
    for (let index = 0; index < 10; index++) {
      expect((await enter(wrong, device)).status).toBe(401)
    }
    expect((await enter(demoMember, device)).status).toBe(429)
    const fresh = await openProxied()
    const renew = async (password: string) => {
      await postForm(fresh, '/forgotten-password', { email: demoMember.email })
      const link = findLink((await listMail(first.database)).at(-1))
      expect((await postForm(fresh, link, { password })).status).toBe(303)
    }
    await renew('marigold ladder 4')
    const renewed = { ...demoMember, password: 'marigold ladder 4' }
    for (let index = 0; index < 10; index++) {
      const from = { 'X-Forwarded-For': `203.0.113.${index}`, Cookie: device }
      expect((await postForm(fresh, '/auth', wrong, from)).status).toBe(401)
    }
    const from = { 'X-Forwarded-For': '203.0.113.99' }
    expect((await postForm(fresh, '/auth', renewed, from)).status).toBe(429)
    await renew(demoMember.password)
  })

  it('for one username in whatever letters, with which it is also looked up', async () => {
    const proxied = await openProxied()
    let sent = 0
    const enter = (username: string, password: string) => {
      sent += 1
      const network = { 'X-Forwarded-For': `198.51.100.${sent}` }
      return postForm(proxied, '/auth?redirectTo=%2Fadmin', { username, password }, network)
    }
    expect((await enter('ＡＤＭİＮ\u200B', demoAdmin.password)).status).toBe(303)
    const spellings = ['admin', 'Admin', 'ADMİN', 'ａdmin', 'ad\u00ADmin']
    for (let index = 0; index < 10; index++) {
      const username = spellings[index % spellings.length] ?? ''
      expect((await enter(username, 'not the password')).status).toBe(401)
    }
    for (const username of [...spellings, 'admİn']) {
      expect((await enter(username, demoAdmin.password)).status).toBe(429)
    }
  })

  it('ten a minute from one network, whatever X-Forwarded-For a client sends', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const forged = { 'X-Forwarded-For': `203.0.113.${index}` }
      statuses.push((await attempt(`person${index}@example.org`, forged)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('as one for a household of IPv6, and each apart behind a trusted proxy', async () => {
    const proxied = await openProxied()
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const fields = { email: `person${index}@example.org`, password: 'not the password' }
      const household = { 'X-Forwarded-For': `2001:db8:1:2::${index + 1}` }
      statuses.push((await postForm(proxied, '/auth', fields, household)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const neighbor = { 'X-Forwarded-For': '2001:db8:1:3::1' }
    const fields = { email: 'person@example.org', password: 'not the password' }
    expect((await postForm(proxied, '/auth', fields, neighbor)).status).toBe(401)
  })

  it('and not those that succeed', async () => {
    for (let index = 0; index < 12; index++) {
      expect((await postForm(app, '/auth', demoMember)).status).toBe(303)
    }
  })
})

describe('another site', () => {
  it.each([
    ['/auth', { ...demoMember }],
    ['/auth/sign-out', {}],
    ['/forgotten-password', { email: demoMember.email }],
  ])('cannot send %s', async (path, fields) => {
    const evil = { Origin: 'https://evil.example' }
    expect((await postForm(app, path, fields, evil)).status).toBe(403)
    const sneaky = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await postForm(app, path, fields, sneaky)).status).toBe(403)
  })

  it('cannot sign anybody out by a link', async () => {
    const Cookie = await signInAs(app)
    expect((await app.request('/auth/sign-out', { headers: { Cookie } })).status).toBe(302)
    const home = await app.request('/', { headers: { Cookie } })
    expect(await home.text()).toContain('/auth/sign-out')
  })

  it.each(['//evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'is never gone to after signing in: %s',
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
  it('cannot be fixed beforehand', async () => {
    const planted = 'directory.session_token=planted.c2lnbmF0dXJl'
    const response = await postForm(app, '/auth', demoMember, { Cookie: planted })
    expect(keepCookies(response)).not.toContain('planted')
    const home = await app.request('/', { headers: { Cookie: planted } })
    expect(await home.text()).not.toContain('/auth/sign-out')
  })

  it('is bound to this host by its name where the site is https, as all that a form sets is', async () => {
    const secure = await openAppOver(first.database, { url: 'https://directory.example' })
    const response = await secure.request('/auth', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(demoMember),
    })
    const [session, ...others] = response.headers.getSetCookie()
    expect(session).toMatch(/^__Host-directory\.session_token=/)
    expect(others).toHaveLength(3)
    // A random text that says only that somebody signed in, for the scripts of pages that come back.
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
    // As a neighbour under the same domain could set it.
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

it('no password, hash, token or email is in an answer or in the log', async () => {
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
