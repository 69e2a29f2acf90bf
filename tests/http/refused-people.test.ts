import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

const id = '11111111-2222-4333-8444-555555555555'
const center = `/admin/centers/${id}`

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

const nameLogin = (page: string) => `/auth?${new URLSearchParams({ redirectTo: page })}`

describe('the page tells a refused person who has access:', () => {
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
      // The page's frame still shows the member as signed in.
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
    expect(readRedirect(login)).toBe('/admin/users [admin-signed-in]')
    const page = await follow(app, login)
    expect(page.status).toBe(403)
    expect(readText(await page.text())).toContain('Only administrators may open it.')
  })

  it('a moderator signs in to their own tab, with a welcome message', async () => {
    const { username, password } = await app.addMember('moderator')
    const login = await postForm(app, nameLogin('/admin'), { username, password })
    const first = await follow(app, login)
    const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    expect(readRedirect(first)).toBe('/admin/reviews')
    // A request by script doesn't clear the flash message on the way.
    const headers = { Cookie: cookies.join('; ') }
    const byScript = await app.request('/admin.data', { headers })
    expect(byScript.headers.getSetCookie()).toEqual([])
    expect(await byScript.text()).toContain('/admin/reviews')
    const page = await follow(app, first, headers.Cookie)
    expect(readText(await page.text())).toContain('Login Successful Welcome to the admin dashboard')
  })
})

describe('a role lost while the dialog was open', () => {
  it.each(['user', 'moderator'] as const)('is explained to a %s', async (role) => {
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

describe('the link to the admin area', () => {
  it.each([
    ['user', false],
    ['moderator', true],
    ['admin', true],
  ] as const)('is in the header and on the dashboard of a %s: %s', async (role, isThere) => {
    const Cookie = await app.enter(await app.addMember(role))
    const read = async (path: string) => (await app.request(path, { headers: { Cookie } })).text()
    const count = async (path: string) =>
      readLinks(await read(path)).filter((to) => to === '/admin').length
    // In the header for wide screens and in the menu for narrow ones.
    expect(await count('/about')).toBe(isThere ? 2 : 0)
    expect(await count('/dashboard')).toBe(isThere ? 3 : 0)
  })
})
