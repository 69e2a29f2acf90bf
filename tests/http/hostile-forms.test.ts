import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'

let app: AccountApp
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())

const id = '00000000-0000-4000-8000-000000009999'
const forms = [
  '/contact',
  '/contact.data',
  '/auth',
  '/account',
  '/dashboard',
  '/centers/cedar-lantern-recovery-center/claim',
  '/admin',
  `/admin/centers/${id}/edit`,
]

const boundary = 'x'.repeat(9000)
const bodies: [type: string, body: string][] = [
  ['application/json', '{"name":1}'],
  ['text/plain', 'name=1'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="na'],
  [`multipart/form-data; boundary=${boundary}`, `--${boundary}--`],
  ['application/x-www-form-urlencoded', 'name=a%00b&id=%00&email=%00'],
  ...Object.getOwnPropertyNames(Object.prototype).map((name): [string, string] => [
    'application/x-www-form-urlencoded',
    `intent=save&${name}=1`,
  ]),
]

describe('an invalid form', () => {
  it.each(forms)('is a 400 at %s, not a server error', async (path) => {
    for (const [type, body] of bodies) {
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type, Cookie: cookie }
      const answer = await app.request(path, { method: 'POST', headers, body })
      expect([type.slice(0, 40), answer.status]).toEqual([type.slice(0, 40), 400])
    }
  })

  it.each(forms)('is a 400 at %s without a session', async (path) => {
    for (const [type, body] of bodies) {
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type }
      const answer = await app.request(path, { method: 'POST', headers, body })
      expect([type.slice(0, 40), answer.status]).toEqual([type.slice(0, 40), 400])
    }
  })

  it('is never logged as an error', () => {
    expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})

it('quotes and line breaks, which are stored twice as long, are too long and no failure', async () => {
  const long = { name: 'Oak', description: '"\n'.repeat(5000), note: '"'.repeat(1000) }
  const sent = await app.request('/suggest', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(long),
  })
  expect(sent.status).toBe(422)
  expect(await sent.text()).toContain('10,000')
})

it.each([
  '/reset-password?token=x',
  '/es/contrasena-nueva?token=x',
  '/verify-email?token=x',
  '/es/confirmar-correo?token=x',
  '/account/email?token=x',
])('the key of %s goes into no referer', async (path) => {
  const member = path.startsWith('/account') ? await app.enter(await app.addMember()) : ''
  const { status, headers } = await app.open(member, path)
  expect([status, headers.get('Referrer-Policy')]).toEqual([200, 'strict-origin'])
})

it.each([
  '/admin?q=a%00b',
  '/admin?q=%00&state=%00&sort=%00&page=%00',
  '/admin/users?q=%00a',
  '/admin/reviews?q=a%00',
  '/admin/reviews/comments?q=%00',
  '/admin/reviews/reports?q=%00',
  '/admin/messages?q=%00',
  '/admin/activity?q=%00&who=%00&action=%00&from=%00&to=%00',
  '/admin/activity/export.csv?q=%00&who=%00&actor=%00',
  '/admin/centers/export.csv?q=%00',
  '/admin/centers/deleted?q=%00',
  '/admin/analytics?period=%00&from=%00',
  '/contact?center=a%00b',
  '/places?q=%00',
  '/auth?redirectTo=%2Fadmin%00',
  '/centers?q=%00&near=%00',
])('NUL in a search is harmless: %s', async (path) => {
  expect((await app.open(cookie, path)).status).toBeLessThan(400)
  const sent = await app.send(cookie, { id }, path)
  expect(sent.status).toBe(400)
})
