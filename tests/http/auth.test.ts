import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import {
  demoAdmin,
  demoMember,
  follow,
  keepCookies,
  postForm,
  readRedirect,
  signInAs,
} from '../support/auth-client.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const readText = async (response: Response) =>
  (await response.text()).replace(/<!--.*?-->/g, '').replaceAll('&#x27;', "'")
const location = (response: Response) => response.headers.get('Location')

describe('/auth', () => {
  it('has both forms, a toggle and a link to Home', async () => {
    const signIn = await app.readPage('/auth')
    expect(signIn).toContain('<h1 class="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Sign In</h1>')
    expect(signIn).toContain('href="/auth?mode=sign-up"')
    expect(signIn).toMatch(/href="\/"[^>]*>.*?Back to home/)
    expect(signIn).toMatch(/autoComplete="current-password"/)
    const signUp = await app.readPage('/auth?mode=sign-up')
    for (const name of ['fullName', 'username', 'email', 'password']) {
      expect(signUp).toContain(`name="${name}"`)
    }
    expect(signUp).toMatch(/autoComplete="new-password"/)
  })

  it('keeps the requested page through both forms', async () => {
    const page = await app.readPage('/auth?redirectTo=%2Fcenters%2Fx')
    expect(page).toContain('/auth?mode=sign-up&amp;redirectTo=%2Fcenters%2Fx')
    expect(page).toContain('action="/auth?redirectTo=%2Fcenters%2Fx"')
  })

  it('signs in with a toast, and then shows Dashboard and Sign Out', async () => {
    const response = await postForm(app, '/auth', demoMember)
    expect(response.status).toBe(303)
    expect(readRedirect(response)).toBe('/ [signed-in]')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const home = await follow(app, response)
    const text = await readText(home)
    expect(text).toContain('Welcome back!')
    expect(text).toContain('You have successfully logged in.')
    expect(text).toContain('href="/dashboard"')
    expect(text).toContain('action="/auth/sign-out"')
    expect(home.headers.get('Cache-Control')).toMatch(/no-store/)
  })

  it('signs out, and the cookie no longer works', async () => {
    const Cookie = await signInAs(app)
    const response = await postForm(app, '/auth/sign-out', {}, { Cookie })
    expect(readRedirect(response)).toBe('/ [signed-out]')
    expect(response.headers.get('Set-Cookie')).toMatch(/^directory\.session_token=;/)
    expect(await readText(await follow(app, response))).toContain('Logged Out')
    const after = await app.request('/', { headers: { Cookie } })
    expect(await after.text()).not.toContain('/auth/sign-out')
    expect(after.headers.get('Set-Cookie')).toMatch(/^directory\.session_token=;/)
  })

  it('gives a new session to a browser with an expired one', async () => {
    const old = await signInAs(app)
    await postForm(app, '/auth/sign-out', {}, { Cookie: old })
    const response = await postForm(app, '/auth', demoMember, { Cookie: old })
    expect(keepCookies(response).match(/session_token=/g)).toHaveLength(1)
    const home = await app.request('/', { headers: { Cookie: keepCookies(response) } })
    expect(await home.text()).toContain('/auth/sign-out')
  })

  it('redirects signed-in members to the requested page', async () => {
    const Cookie = await signInAs(app)
    const headers = { Cookie }
    expect(location(await app.request('/auth', { headers }))).toBe('/')
    expect(location(await app.request('/auth?redirectTo=%2Fabout', { headers }))).toBe('/about')
    // Redirecting a plain member would loop forever.
    expect((await app.request('/auth?redirectTo=%2Fadmin', { headers })).status).toBe(200)
  })

  it('shows errors in a toast and beside the field, and keeps what was typed', async () => {
    const response = await postForm(app, '/auth?mode=sign-up', {
      fullName: '',
      email: 'alexandra@example',
      username: 'a b',
      password: 'short',
    })
    expect(response.status).toBe(400)
    const text = await readText(response)
    expect(text).toMatch(/role="alert"[\s\S]*Sign Up Failed/)
    expect(text).toContain('Enter your full name')
    expect(text).toContain('Enter an email address, like name@example.org')
    expect(text).toContain('Use at least 8 characters')
    expect(text).toContain('Use 3 to 30 letters')
    expect(text).toContain('value="alexandra@example"')
    expect(text).not.toContain('short')
  })

  it('shows the admin login before /admin', async () => {
    const page = await app.readPage('/auth?redirectTo=%2Fadmin')
    expect(page).toContain('Admin Login')
    expect(page).toContain('name="username"')
    expect(page).toContain('Or your email address.')
    expect(page).toMatch(/href="\/auth"[^>]*>Sign in as a member/)
    const wrong = await postForm(app, '/auth?redirectTo=%2Fadmin', { ...demoAdmin, password: 'x' })
    expect(wrong.status).toBe(401)
    expect(await readText(wrong)).toContain('Invalid username or password')
    const none = await postForm(app, '/auth?redirectTo=%2Fadmin', {})
    expect(none.status).toBe(400)
    const nothing = await readText(none)
    expect(nothing).toContain('Please check what is marked below.')
    expect(nothing).toContain('Enter your username')
    expect(nothing).toContain('Enter your password')
    expect(nothing).not.toContain('Invalid username')
    const right = await postForm(app, '/auth?redirectTo=%2Fadmin', demoAdmin)
    expect(readRedirect(right)).toBe('/admin [admin-signed-in]')
    const toast = await readText(await follow(app, right))
    expect(toast).toContain('Login Successful')
    expect(toast).toContain('Welcome to the admin dashboard')
  })
})

describe('the admin login explains a refusal', () => {
  const text =
    'Please confirm your email address first. Check your email inbox (including spam folder)'
  it.each([
    ['Email Not Confirmed', text, 403, sql`update auth_users set email_verified = false`],
    ['Account Not Found', 'Please create your account', 401, sql`delete from user_roles`],
  ])('%s', async (title, text, status, change) => {
    const changed = await openTestApp()
    try {
      await asOperator(changed.database, (db) => db.execute(change))
      const response = await postForm(changed, '/auth?redirectTo=%2Fadmin', demoAdmin)
      expect(response.status).toBe(status)
      const page = await readText(response)
      expect([page.includes(title), page.includes(text)]).toEqual([true, true])
    } finally {
      await changed.close()
    }
  })
})

describe('while the database does not answer', () => {
  const fields = { ...demoMember, fullName: 'Robin', password: 'lavender teapot 9' }
  it.each([
    ['/auth', 'Login Failed'],
    ['/auth?redirectTo=%2Fadmin', 'Login failed. Please try again.'],
    ['/auth?mode=sign-up', 'Sign Up Failed'],
    ['/forgotten-password', 'An unexpected error occurred.'],
    ['/verify-email', 'An unexpected error occurred.'],
    ['/reset-password?token=x', 'An unexpected error occurred.'],
  ])('%s says so', async (path, words) => {
    const broken = await openAppOver(createFailingDatabase())
    const response = await postForm(broken, path, { ...fields, username: 'robin' })
    expect(response.status).toBe(503)
    expect(await readText(response)).toContain(words)
  })

  it.each(['/verify-email?token=x', '/account/email?token=x', '/reset-password?token=x'])(
    '%s can be sent again, with its token',
    async (path) => {
      const broken = await openAppOver(createFailingDatabase())
      const page = await readText(await postForm(broken, path, { password: fields.password }))
      expect(page).toContain(`action="${path}"`)
    },
  )

  it('a member counts as a visitor, and keeps the cookie', async () => {
    const broken = await openAppOver(createFailingDatabase())
    const response = await broken.request('/about', { headers: { Cookie: await signInAs(app) } })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).not.toContain('session')
  })
})

it('treats an invalid form as an empty one', async () => {
  for (const path of ['/auth', '/verify-email', '/forgotten-password', '/reset-password?token=x']) {
    for (const type of ['application/json', 'multipart/form-data']) {
      const headers = { Origin: 'http://localhost:3000', 'Content-Type': type }
      const response = await app.request(path, { method: 'POST', headers, body: '{}' })
      expect(response.status, `${path} ${type}`).toBe(400)
    }
  }
})
