import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '../support/account-members.ts'
import { keepCookies, readRedirect } from '../support/auth-client.ts'
import { readText } from '../support/read-html.ts'
import { openAppOver } from '../support/test-app.ts'
import { makeCode, readKey, twoFactorPage } from '../support/two-factor.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

const location = (response: Response) => response.headers.get('Location')

describe('staff of a public site', () => {
  it('must set it up, and cannot open the admin area until they have', async () => {
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
    expect(readRedirect(byMember)).toBe('/account/two-factor [signed-in]')
    const entered = await send('/auth?redirectTo=%2Fadmin', { username, password })
    expect(readRedirect(entered)).toBe('/account/two-factor [admin-signed-in]')
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

  it('do not need it on a local site, and members never do', async () => {
    const staff = await app.enter(await app.addMember('admin'))
    expect((await app.open(staff, '/admin')).status).toBe(200)
    expect(readText(await (await app.open(staff, twoFactorPage)).text())).not.toContain(
      'Staff sign in with two factors.',
    )
  })
})
