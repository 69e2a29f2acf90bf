import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findLink,
  follow,
  listMail,
  postForm,
  readRedirect,
  signInAs,
} from '../support/auth-client.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const readText = async (response: Response) =>
  (await response.text()).replace(/<!--.*?-->/g, '').replaceAll('&#x27;', "'")

describe('an account', () => {
  const person = {
    fullName: 'Robin Example',
    username: 'robin.e',
    email: 'Robin@Example.org',
    password: 'lavender teapot 9',
  }
  const credentials = { email: 'robin@example.org', password: person.password }

  it('is created, confirmed by email once, and used', async () => {
    const made = await postForm(app, '/auth?mode=sign-up', person)
    expect(readRedirect(made)).toBe('/auth [account-created]')
    const toast = await readText(await follow(app, made))
    expect(toast).toContain('Account Created!')
    expect(toast).toContain('Please check your email to verify your account.')
    const early = await postForm(app, '/auth', credentials)
    expect(early.status).toBe(403)
    expect(await readText(early)).toContain('Please confirm your email address first.')
    const link = findLink((await listMail(app.database)).at(-1))
    // A program that scans email doesn't use the link up.
    expect(await app.readPage(link)).toContain('Confirm my email address')
    expect(readRedirect(await postForm(app, link))).toBe('/ [email-confirmed]')
    const again = await postForm(app, link)
    expect(again.status).toBe(400)
    // Also true for a member who pressed twice.
    const said = await readText(again)
    expect(said).toContain('This link has expired or was used already.')
    expect(said).not.toContain('Email Not Confirmed')
    const home = await app.request('/', { headers: { Cookie: await signInAs(app, credentials) } })
    expect(await home.text()).toContain('/auth/sign-out')
  })

  it('is unchanged when somebody signs up with its email, and its owner gets an email', async () => {
    const before = (await listMail(app.database)).length
    const response = await postForm(app, '/auth?mode=sign-up', {
      ...person,
      username: '',
      password: 'another teapot 7',
    })
    expect(readRedirect(response)).toBe('/auth [account-created]')
    const mails = (await listMail(app.database)).slice(before)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['robin@example.org', 'You have an account already'],
    ])
    expect((await postForm(app, '/auth', credentials)).status).toBe(303)
  })

  it('gets a new password by email once, and all devices are signed out', async () => {
    const Cookie = await signInAs(app, credentials)
    const asked = await postForm(app, '/forgotten-password', { email: credentials.email })
    expect(readRedirect(asked)).toBe('/auth [reset-requested]')
    const link = findLink((await listMail(app.database)).at(-1))
    expect(await app.readPage(link)).toContain('Set the password')
    const weak = await postForm(app, link, { password: 'password123' })
    expect(weak.status).toBe(400)
    const own = await postForm(app, link, { password: 'Robin.Example' })
    expect([own.status, await readText(own)]).toEqual([
      400,
      expect.stringContaining(
        'This is too close to your email, your name or the name of this site',
      ),
    ])
    const set = await postForm(app, link, { password: 'marigold ladder 4' })
    expect(readRedirect(set)).toBe('/auth [password-set]')
    const again = await postForm(app, link, { password: 'marigold ladder 5' })
    expect(again.status).toBe(400)
    expect(await (await app.request('/', { headers: { Cookie } })).text()).not.toContain('sign-out')
    expect((await postForm(app, '/auth', credentials)).status).toBe(401)
    const renewed = { email: credentials.email, password: 'marigold ladder 4' }
    expect((await postForm(app, '/auth', renewed)).status).toBe(303)
    expect((await listMail(app.database)).at(-1)?.subject).toBe('Your password was changed')
  })
})
