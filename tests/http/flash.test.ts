import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, postForm, signInAs } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { readText } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const signedOut = 'flash=signed-out'
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers })
  return { response, text: readText(await response.text()) }
}

describe('a flash message', () => {
  it('shows once, on the page after the form', async () => {
    const cookie = await signInAs(app)
    const left = await postForm(app, '/auth/sign-out', {}, { Cookie: cookie })
    expect(left.headers.getSetCookie()).toContain(
      'flash=signed-out; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    )
    const next = await follow(app, left)
    expect(readText(await next.text())).toContain('Logged Out')
    expect(next.headers.getSetCookie()).toContain(
      'flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    )
    expect((await read('/')).text).not.toContain('Logged Out')
  })

  it.each([
    '/?notice=account-deleted',
    '/?flash=account-deleted',
    '/contact?sent=yes',
    '/contact?notice=message-sent',
    '/centers?notice=signed-out&count=3',
  ])('cannot come from a URL: %s', async (path) => {
    const { response, text } = await read(path)
    expect(text).not.toMatch(/Your account is deleted|Thank you for your message|Logged Out/)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each(['flash=<b>', 'flash=nonsense', 'flash=toString', 'flash=reviews-approved'])(
    'is ignored when invalid: %s',
    async (cookie) => {
      const { response, text } = await read('/centers', { Cookie: cookie })
      expect(response.status).toBe(200)
      expect(text).not.toMatch(/nonsense|reviews approved/)
    },
  )

  it.each(['/', '/centers', '/about', '/contact', '/emergency-help', '/no-such-page'])(
    'is never read from or written to a cache: %s',
    async (path) => {
      for (let look = 0; look < 2; look++) {
        expect((await read(path)).text).not.toContain('Logged Out')
        const { response, text } = await read(path, { Cookie: signedOut })
        expect(text).toContain('Logged Out')
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
        expect(response.headers.get('ETag')).toBeNull()
      }
    },
  )

  it('waits for a page that somebody really opens', async () => {
    const ahead = await read('/', { Cookie: signedOut, 'Sec-Purpose': 'prefetch' })
    expect(ahead.text).not.toContain('Logged Out')
    expect(ahead.response.headers.getSetCookie()).toEqual([])
  })

  it('survives another redirect', async () => {
    const moved = await read('/dashboard', { Cookie: signedOut })
    expect(moved.response.status).toBe(302)
    expect(moved.response.headers.getSetCookie()).toEqual([])
  })

  it('is a visitor’s only cookie, and only after a form', async () => {
    const pages = [
      '/',
      '/centers?q=hope',
      '/contact',
      '/auth',
      '/offline',
      '/quick-exit',
      '/sitemap.xml',
    ]
    for (const path of pages) {
      expect((await read(path)).response.headers.getSetCookie(), path).toEqual([])
    }
    const wrong = await postForm(app, '/contact', { ...words, email: '' })
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([400, []])
    const sent = await postForm(app, '/contact', { ...words, form: 'flash' })
    expect(sent.headers.getSetCookie()).toEqual([
      'flash=message-sent; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    ])
  })

  it('belongs to this host alone over https', async () => {
    const secure = await openAppOver(app.database, { url: 'https://directory.example.org' })
    const origin = { Origin: 'https://directory.example.org' }
    const sent = await postForm(secure, '/contact', { ...words, form: 'secure' }, origin)
    expect(sent.headers.getSetCookie()).toEqual([
      '__Host-flash=message-sent; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    ])
    expect(readText(await (await follow(secure, sent)).text())).toContain(
      'Thank you for your message',
    )
  })
})
