import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'

const id = '11111111-2222-4333-8444-555555555555'

/**
 * Protected paths that another page requests by a link, form or script, and that page with its
 * search: signing in again leads there.
 */
const elsewhere: Record<string, string> = {
  '/dashboard/export': '/dashboard',
  '/account/list': '/list',
  [`/admin/centers/export.csv?q=a&id=${id}`]: '/admin?q=a',
  '/admin/centers/restore?page=3': '/admin?page=3',
  '/admin/centers/restore?from=deleted': '/admin/centers/deleted',
  '/admin/centers/selected?page=2': '/admin?page=2',
  '/admin/import/upload': '/admin/import',
  [`/admin/import/${id}/progress`]: `/admin/import/${id}`,
  [`/admin/import/${id}/report.csv`]: `/admin/import/${id}`,
  [`/admin/sources/${id}/runs/${id}/report.csv`]: `/admin/sources/${id}/runs/${id}`,
  '/admin/export/centers.csv': '/admin/import',
  '/admin/activity/export.csv?who=a': '/admin/activity?who=a',
  '/admin/analytics/export.csv?period=7days': '/admin/analytics?period=7days',
}

const listPaths = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const address = path === '' ? above : `${above}/${path.replace(/:\w+/g, id)}`
    return [address, ...listPaths(children, address)]
  })
const guarded = listPaths(
  (routes as RouteConfigEntry[]).filter(({ path }) =>
    /^(admin|dashboard|account)(\/(?!email)|$)/.test(path ?? ''),
  ),
)
const isElsewhere = (path: string) =>
  Object.keys(elsewhere).some((address) => address.split('?')[0] === path) ||
  path === `/admin/export/${id}`

/**
 * Every protected path and the page that signing in leads to: itself with its search, unless listed
 * above.
 */
const pages: [address: string, page: string][] = [
  ...guarded.filter((path) => !isElsewhere(path)).map((path) => [path, path] as [string, string]),
  ...Object.entries(elsewhere),
  ['/admin?q=a+b&page=2', '/admin?q=a+b&page=2'],
  [`/admin/centers/selected?id=${id}`, `/admin/centers/selected?id=${id}`],
]
/** The paths that receive forms. */
const posted = pages.filter(([address]) => !/export|progress|report\.csv|dashboard/.test(address))

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

/** Ways for a session to end, each tried by a different member. */
const ends: Record<string, (cookie: string, person: Person) => Promise<string> | string> = {
  'ended elsewhere': async (cookie) => {
    await postForm(app, '/auth/sign-out', {}, { Cookie: cookie })
    return cookie
  },
  expired: async (cookie, { email }) => {
    await app.operate(sql`update auth_sessions set expires_at = now() - interval '1 second'
      where user_id = (select id from auth_users where email = ${email})`)
    return cookie
  },
  cleared: () => '',
  'tampered with': (cookie) => cookie.replace(/=.{8}/, '=AAAAAAAA'),
}

async function endSession(end: string): Promise<string> {
  const person = await app.addMember('admin')
  const cookie = await app.enter(person)
  return (await ends[end]?.(cookie, person)) ?? cookie
}

/** A path as browsers and React Router's scripts request it. */
function listAddresses(address: string): string[] {
  const [path = '', search = ''] = address.split('?')
  const query = search ? `?${search}` : ''
  const more = search ? `&${search}` : ''
  return [address, `${path}.data${query}`, `${path}.data?_routes=routes%2Fadmin${more}`]
}

/** Return the redirect to sign-in from a response's header or, for scripts, its body. */
async function readWay(response: Response): Promise<string> {
  const header = response.headers.get('Location')
  return header ?? /"(\/auth\?[^"]*)"/.exec(await response.text())?.[1] ?? ''
}

const nameLogin = (page: string) => `/auth?${new URLSearchParams({ redirectTo: page })}`

it('the list has every protected path', () => expect(guarded.length).toBeGreaterThan(35))

describe.each(Object.keys(ends))('with a session %s', (end) => {
  it('every link and form leads back', async () => {
    const Cookie = await endSession(end)
    for (const [address, page] of pages) {
      for (const asked of listAddresses(address)) {
        const response = await app.request(asked, { headers: { Cookie } })
        expect([asked, await readWay(response)]).toEqual([asked, nameLogin(page)])
      }
    }
    for (const [address, page] of posted) {
      for (const asked of listAddresses(address).slice(0, 2)) {
        const response = await postForm(app, asked, {}, { Cookie })
        expect([asked, await readWay(response)]).toEqual([asked, nameLogin(page)])
      }
    }
  })

  it('says so in the specification’s words', async () => {
    const Cookie = await endSession(end)
    const tell = async (response: Response) => readText(await (await follow(app, response)).text())
    const [ask, send] = [
      (path: string) => app.request(path, { headers: { Cookie } }),
      (path: string, fields = {}) => postForm(app, path, fields, { Cookie }),
    ]
    const wasThere = end !== 'cleared'
    const expired = 'Authentication expired. Please log in again.'
    const needed = (what: string) => (wasThere ? expired : `Authentication Required ${what}`)
    const toDelete = needed('Please log in again to delete treatment centers')
    const toPin = needed('Please log in again to pin treatment centers')
    const selected = '/admin/centers/selected'
    expect(await tell(await ask(`${selected}?id=${id}`))).toContain(toDelete)
    expect(await tell(await send(selected, { id, intent: 'delete' }))).toContain(toDelete)
    expect(await tell(await send(selected, { id, intent: 'pin' }))).toContain(toPin)
    expect(await tell(await send(selected, { id, intent: 'unpin' }))).toContain(toPin)
    expect(await tell(await send(selected, { id, intent: 'open' }))).toContain(
      needed('Please log in again.'),
    )
    const page = await tell(await ask('/admin/reviews'))
    if (wasThere) expect(page).toContain(expired)
    else expect(page).not.toContain('Authentication')
  })
})

it('a background request leaves the message to the next page', async () => {
  const Cookie = await endSession('ended elsewhere')
  for (const path of ['/auth/session', '/__manifest?paths=%2Faccount&version=x']) {
    const response = await app.request(path, { headers: { Cookie } })
    expect(response.headers.getSetCookie().join()).not.toContain('session_token')
  }
  const home = await app.request('/', { headers: { Cookie } })
  expect(home.headers.getSetCookie().join()).toContain('session_token=;')
})

describe.each([
  ['suspended', 'This account is suspended.', 'Esta cuenta está suspendida.'],
  ['banned', 'This account is closed.', 'Esta cuenta está cerrada.'],
])('in the middle of a visit, an account is %s', (status, words, inSpanish) => {
  let person: Person
  let cookie: string
  beforeAll(async () => {
    person = await app.addMember()
    cookie = await app.enter(person)
    await app.operate(
      sql`update profiles set status = ${status} where username = ${person.username}`,
    )
  })
  async function read(path: string, Cookie = cookie): Promise<string> {
    const response = await app.request(path, { headers: { Cookie } })
    const page = response.status === 200 ? response : await follow(app, response)
    return readText(await page.text())
  }

  it('the next page says why, with or without a guard, in both languages', async () => {
    expect(await read('/dashboard')).toContain(
      `${words} Write to us if you think that is a mistake.`,
    )
    expect(await read('/dashboard')).not.toContain('Authentication expired')
    for (const path of ['/about', '/centers', '/centers/cedar-lantern-recovery-center']) {
      expect([path, await read(path)]).toEqual([path, expect.stringContaining(words)])
    }
    expect(await read('/es/panel')).toContain(inSpanish)
    expect(await read('/es/quienes-somos')).toContain(inSpanish)
  })

  it('a form that was not sent says why, and shows what was typed', async () => {
    const fields = { intent: 'profile', fullName: 'Typed before', username: '' }
    const page = await (await app.send(cookie, fields)).text()
    expect(readText(page)).toContain(`${words} This was not sent.`)
    expect(page).toContain('Typed before')
    expect(page).toMatch(/href="\/contact"[^>]*>Write to us/)
  })

  it('nobody else is told', async () => {
    const session = cookie.split('; ').filter((pair) => pair.includes('session_token'))
    const other = await app.addMember()
    const others = await app.enter(other)
    const device = others.split('; ').filter((pair) => pair.includes('.device='))
    const forged = cookie.replace(/(\.device=[^;]{22}\.)[^;]*/, `$1${'A'.repeat(43)}`)
    expect([session.length, device.length, forged === cookie]).toEqual([1, 1, false])
    await postForm(app, '/auth/sign-out', {}, { Cookie: others })
    for (const Cookie of ['', session.join(), [...session, ...device].join('; '), forged, others]) {
      expect(await read('/dashboard', Cookie)).not.toContain(words)
      expect(await read('/about', Cookie)).not.toContain(words)
    }
    // The browser of the account, without a session, is only a visitor's.
    const own = cookie.split('; ').filter((pair) => !session.includes(pair))
    expect(await read('/about', own.join('; '))).not.toContain(words)
  })

  it('a page from memory never has it', async () => {
    await read('/about')
    expect(readText(await app.readPage('/about'))).not.toContain(words)
  })
})

describe('the sign-in page', () => {
  it.each([
    ['/admin.data', 'Admin Login', '/admin'],
    ['/admin/reviews.data?_routes=admin%2Freviews', 'Admin Login', '/admin/reviews'],
    ['/admin/centers/selected', 'Admin Login', '/admin'],
    ['/dashboard.data?index', 'Sign In', '/dashboard'],
    ['/_root.data', 'Sign In', '/'],
    ['/centers/_.data?q=a', 'Sign In', '/centers/?q=a'],
    ['/dashboard/export', 'Sign In', '/dashboard'],
    ['/quick-exit', 'Sign In', null],
    ['/auth.data', 'Sign In', null],
    ['/sitemap.xml', 'Sign In', null],
  ])('leads from %s to a page', async (redirectTo, title, page) => {
    const html = await app.readPage(`/auth?${new URLSearchParams({ redirectTo })}`)
    expect(html).toContain(`>${title}</h1>`)
    const action = /<form\b[^>]*? action="(\/auth(?!\/sign-out)[^"]*)"/.exec(html)?.[1]
    expect(action).toBe(page === null ? '/auth' : nameLogin(page))
  })

  it('returns a member to the requested page', async () => {
    const { email, password } = await app.addMember()
    const login = nameLogin('/dashboard.data')
    expect(readRedirect(await postForm(app, login, { email, password }))).toBe(
      '/dashboard [signed-in]',
    )
  })
})
