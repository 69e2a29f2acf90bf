import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { follow, leadsTo, postForm } from '#tests/support/auth-client.ts'
import { decodeEntities, readLinks, readText } from '#tests/support/read-html.ts'

const id = '11111111-2222-4333-8444-555555555555'
const center = `/admin/centers/${id}`

/**
 * Protected addresses that a link, a form or a script asks for from another page, and that page: where signing in
 * again leads. The search goes along.
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

/** Every protected address, and the page that a person sees there: itself, with its search, unless said above. */
const pages: [address: string, page: string][] = [
  ...guarded.filter((path) => !isElsewhere(path)).map((path) => [path, path] as [string, string]),
  ...Object.entries(elsewhere),
  ['/admin?q=a+b&page=2', '/admin?q=a+b&page=2'],
  [`/admin/centers/selected?id=${id}`, `/admin/centers/selected?id=${id}`],
]
/** Those that forms are sent to. */
const posted = pages.filter(([address]) => !/export|progress|report\.csv|dashboard/.test(address))

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

/** The ways in which a session stops being one, each of a person's own. */
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

async function endSession(role: 'user' | 'admin', end: string): Promise<string> {
  const person = await app.addMember(role)
  const cookie = await app.enter(person)
  return (await ends[end]?.(cookie, person)) ?? cookie
}

/** As a browser asks, and as React Router's scripts do: the address, and whether a redirect is in the body. */
function listAddresses(address: string): string[] {
  const [path = '', search = ''] = address.split('?')
  const query = search ? `?${search}` : ''
  const more = search ? `&${search}` : ''
  return [address, `${path}.data${query}`, `${path}.data?_routes=routes%2Fadmin${more}`]
}

/** Where an answer sends to: by its header, or in the body that scripts read. */
async function readWay(response: Response): Promise<string> {
  const header = response.headers.get('Location')
  return header ?? /"(\/auth\?[^"]*)"/.exec(await response.text())?.[1] ?? ''
}

const nameLogin = (page: string) => `/auth?${new URLSearchParams({ redirectTo: page })}`

it('knows the protected addresses', () => expect(guarded.length).toBeGreaterThan(35))

describe.each(Object.keys(ends))('with a session %s', (end) => {
  it.each(['user', 'admin'] as const)('every link and form of %s leads back', async (role) => {
    const Cookie = await endSession(role, end)
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

  it('says so in the words of the specification', async () => {
    const Cookie = await endSession('admin', end)
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

it('what a page asks for in the background leaves it to the next page to say so', async () => {
  const Cookie = await endSession('user', 'ended elsewhere')
  for (const path of ['/auth/session', '/__manifest?paths=%2Faccount&version=x']) {
    const response = await app.request(path, { headers: { Cookie } })
    expect(response.headers.getSetCookie().join()).not.toContain('session_token')
  }
  const home = await app.request('/', { headers: { Cookie } })
  expect(home.headers.getSetCookie().join()).toContain('session_token=;')
})

describe('the sign-in page', () => {
  it.each([
    ['/admin.data', 'Admin Login', '/admin'],
    ['/admin/reviews.data?_routes=routes%2Fadmin-reviews', 'Admin Login', '/admin/reviews'],
    ['/admin/centers/selected', 'Admin Login', '/admin'],
    ['/dashboard.data?index', 'Sign In', '/dashboard'],
    ['/_root.data', 'Sign In', '/'],
    ['/centers/_.data?q=a', 'Sign In', '/centers/?q=a'],
    ['/dashboard/export', 'Sign In', '/dashboard'],
    ['/quick-exit', 'Sign In', null],
    ['/auth.data', 'Sign In', null],
    ['/sitemap.xml', 'Sign In', null],
  ])('leads on from %s as a page', async (redirectTo, title, page) => {
    const html = await app.readPage(`/auth?${new URLSearchParams({ redirectTo })}`)
    expect(html).toContain(`>${title}</h1>`)
    const action = /<form\b[^>]*? action="(\/auth(?!\/sign-out)[^"]*)"/.exec(html)?.[1]
    expect(action).toBe(page === null ? '/auth' : nameLogin(page))
  })

  it('leads a member back to the page that was asked for', async () => {
    const { email, password } = await app.addMember()
    const login = nameLogin('/dashboard.data')
    expect(leadsTo(await postForm(app, login, { email, password }))).toBe('/dashboard [signed-in]')
  })
})

describe('who may not go where they wanted is told who may', () => {
  const open = async (role: 'user' | 'moderator' | 'admin', path: string) => {
    const Cookie = await app.enter(await app.addMember(role))
    const response = await app.request(path, { headers: { Cookie } })
    const html = await response.text()
    return { status: response.status, html, text: readText(html), links: readLinks(html) }
  }

  it.each(['/admin', '/admin/reviews', '/admin/users', `${center}/edit`])(
    'a member at %s',
    async (path) => {
      const { status, text, links, html } = await open('user', path)
      expect(status).toBe(403)
      expect(text).toContain('Only the staff of this directory may open the admin area.')
      expect(text).not.toContain('Something went wrong')
      expect(links).toContain('/dashboard')
      // The shell knows them still.
      expect(html).toContain('action="/auth/sign-out"')
      if (path !== '/admin') expect(links).toContain(nameLogin(path))
    },
  )

  it('a member who comes to the admin login', async () => {
    const { status, text, html } = await open('user', nameLogin('/admin/reviews'))
    expect(status).toBe(200)
    expect(text).toContain('this account has no access to it')
    expect(html).toContain('name="username"')
  })

  it.each(['/admin/users', '/admin/import', `${center}/edit`])(
    'a moderator at %s',
    async (path) => {
      const { status, text, links, html } = await open('moderator', path)
      expect(status).toBe(403)
      expect(text).toContain('Only administrators may open it.')
      expect(text).not.toContain('Something went wrong')
      expect(links).toEqual(expect.arrayContaining(['/admin/reviews', '/admin']))
      expect(html).toContain('action="/auth/sign-out"')
    },
  )

  it('a moderator who signed in on the way there', async () => {
    const { username, password } = await app.addMember('moderator')
    const login = await postForm(app, nameLogin('/admin/users'), { username, password })
    expect(leadsTo(login)).toBe('/admin/users [admin-signed-in]')
    const page = await follow(app, login)
    expect(page.status).toBe(403)
    expect(readText(await page.text())).toContain('Only administrators may open it.')
  })

  it('a moderator signs in to their own tab, with a word of welcome', async () => {
    const { username, password } = await app.addMember('moderator')
    const login = await postForm(app, nameLogin('/admin'), { username, password })
    const first = await follow(app, login)
    const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    expect(leadsTo(first)).toBe('/admin/reviews')
    // As scripts ask: on the way nothing takes the word away.
    const headers = { Cookie: cookies.join('; ') }
    const byScript = await app.request('/admin.data', { headers })
    expect(byScript.headers.getSetCookie()).toEqual([])
    expect(await byScript.text()).toContain('/admin/reviews')
    const page = await follow(app, first, headers.Cookie)
    expect(readText(await page.text())).toContain('Login Successful Welcome to the admin dashboard')
  })
})

describe('a role that was lost while the dialog was open', () => {
  it.each(['user', 'moderator'] as const)('is named to a %s', async (role) => {
    const Cookie = await app.enter(await app.addMember(role))
    const send = async (path: string, fields = {}) => {
      const response = await postForm(app, path, fields, { Cookie })
      expect(response.status).toBe(403)
      return readText(await response.text())
    }
    const noDelete =
      'You do not have admin permission to delete treatment centers. Please contact support.'
    const noPin = 'Failed to pin treatment center: you do not have admin permission.'
    expect(await send('/admin/centers/selected', { id, intent: 'delete' })).toContain(noDelete)
    expect(await send('/admin/centers/selected', { id, intent: 'pin' })).toContain(noPin)
  })
})

describe('the way to the admin area', () => {
  it.each([
    ['user', false],
    ['moderator', true],
    ['admin', true],
  ] as const)('is in the header and on the dashboard of a %s: %s', async (role, isThere) => {
    const Cookie = await app.enter(await app.addMember(role))
    const read = async (path: string) => (await app.request(path, { headers: { Cookie } })).text()
    const count = async (path: string) =>
      readLinks(await read(path)).filter((to) => to === '/admin').length
    // In the header for wide screens and in the menu of narrow ones.
    expect(await count('/about')).toBe(isThere ? 2 : 0)
    expect(await count('/dashboard')).toBe(isThere ? 3 : 0)
  })
})

describe('without scripts, what was typed comes back', () => {
  const words = 'A <kind> house “by the sea”'
  const forms: [
    path: string,
    role: 'user' | 'admin',
    fields: Record<string, string>,
    page: string,
  ][] = [
    ['/account', 'user', { intent: 'save-profile', fullName: words, username: 'pat' }, '/account'],
    [
      '/admin/centers/new?page=2',
      'admin',
      { centerId: id, name: words, intent: 'save' },
      '/admin/centers/new?page=2',
    ],
    [`${center}/edit`, 'admin', { version: '1', name: words, opened: '{}' }, `${center}/edit`],
    [
      `/admin/users/${id}/status`,
      'admin',
      { seen: 'active', status: 'banned', reason: words },
      `/admin/users/${id}/status`,
    ],
    [
      '/centers/cedar-lantern-recovery-center',
      'user',
      { intent: 'add-comment', content: words, rating: '4' },
      '/centers/cedar-lantern-recovery-center#comments',
    ],
    [
      '/centers/cedar-lantern-recovery-center',
      'user',
      { intent: 'save-review', content: words, rating: '4' },
      '/centers/cedar-lantern-recovery-center#reviews',
    ],
  ]

  it.each(Object.keys(ends))('from every form, with a session %s', async (end) => {
    for (const [path, role, fields, page] of forms) {
      const Cookie = await endSession(role, end)
      const headers = { Cookie, Accept: 'text/html' }
      const response = await postForm(app, path, { ...fields, currentPassword: 'rosebud' }, headers)
      expect([path, response.status]).toEqual([path, 401])
      expect(response.headers.get('Cache-Control') ?? '').not.toMatch(/public|max-age=[1-9]/)
      const html = await response.text()
      expect(html).not.toContain('rosebud')
      const text = readText(html)
      expect(text).toContain(
        end === 'cleared'
          ? 'Authentication Required'
          : 'Authentication expired. Please log in again.',
      )
      expect(readLinks(html)).toContain(nameLogin(page))
      // The same form, to be sent again.
      expect(readForm(html, path)).toEqual(fields)
    }
  })

  it('and is sent again after signing in', async () => {
    const [path, , fields] = forms[4] ?? ['', '', {}]
    const html = await (await postForm(app, path, fields, { Accept: 'text/html' })).text()
    const Cookie = await app.enter(await app.addMember())
    const again = await postForm(app, path, readForm(html, path), { Cookie, Accept: 'text/html' })
    expect(leadsTo(again)).toBe(`${path}#comments [comment-posted]`)
    expect(readText(await (await follow(app, again, Cookie)).text())).toContain(words)
  })

  it('where nothing was typed, the way is straight', async () => {
    const vote = await postForm(
      app,
      '/centers/cedar-lantern-recovery-center',
      { intent: 'vote', vote: 'upvote' },
      { Accept: 'text/html' },
    )
    expect(leadsTo(vote)).toBe(nameLogin('/centers/cedar-lantern-recovery-center#votes'))
  })

  it('from a form of somebody whose role was lost', async () => {
    const Cookie = await app.enter(await app.addMember('moderator'))
    const fields = { version: '1', name: words }
    const response = await postForm(app, `${center}/edit`, fields, { Cookie })
    expect(response.status).toBe(403)
    const html = await response.text()
    expect(readText(html)).toContain('Only administrators may open it.')
    expect(readForm(html, `${center}/edit`)).toEqual(fields)
  })
})

/** The fields of the form that is sent to an address, as a browser would send them. */
function readForm(html: string, action: string): Record<string, string> {
  const form = html
    .match(/<form\b[\s\S]*?<\/form>/g)
    ?.find((found) => decodeEntities(found).includes(`action="${action}"`))
  const inputs = form?.match(/<input\b[^>]*>|<textarea\b[^>]*>[^<]*/g) ?? []
  return Object.fromEntries(
    inputs.map((input) => {
      const value = / value="([^"]*)"/.exec(input)?.[1] ?? />([^<]*)$/.exec(input)?.[1] ?? ''
      return [/ name="(\w+)"/.exec(input)?.[1] ?? '', decodeEntities(value)]
    }),
  )
}
