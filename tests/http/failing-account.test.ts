import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/client.server.ts'
import { demoAdmin, demoMember, signInAs } from '#tests/support/auth-client.ts'
import { readLinks, readText, readTitle } from '#tests/support/read-html.ts'
import { breakDatabase, openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let member: string
let admin: string
/** How many statements about accounts the database still answers. */
let left = Number.POSITIVE_INFINITY
beforeAll(async () => {
  const whole = await openTestApp()
  const broken = breakDatabase()
  const failing = (name: 'orm' | 'accounts') =>
    new Proxy(whole.database[name], {
      get(target, key) {
        const kept = Reflect.get(target, key, target)
        if (typeof kept !== 'function') return kept
        return (...values: unknown[]) => {
          left -= name === 'accounts' ? 1 : 0
          const from = left < 0 ? broken[name] : target
          return Reflect.apply(Reflect.get(from, key, from), from, values)
        }
      },
    }) as Database['orm']
  const database = { ...whole.database, orm: failing('orm'), accounts: failing('accounts') }
  app = await openAppOver(database)
  member = await signInAs(app, demoMember)
  admin = await signInAs(app, demoAdmin)
})
beforeEach(() => {
  left = 0
})
afterAll(() => app?.close())

async function readFailed(path: string, cookie: string) {
  const response = await app.request(path, { headers: { Cookie: cookie } })
  const page = await response.text()
  expect([path, response.status]).toEqual([path, 503])
  expect(response.headers.getSetCookie()).toEqual([])
  expect(response.headers.get('Cache-Control') ?? '').not.toMatch(/public|max-age=[1-9]/)
  expect(page).not.toMatch(/ECONNREFUSED|at .*\.js/)
  return page
}

function expectErrorPage(page: string, path: string) {
  expect(readTitle(page)).toBe('Something went wrong | NJ Recovery Directory')
  expect(readText(page)).toContain('The fault is ours. Please try again in a moment.')
  expect(readLinks(page)).toEqual(expect.arrayContaining([path, 'tel:988', 'tel:911']))
}

const pages = ['/account', '/account/two-factor']

describe('while the database does not answer', () => {
  it.each([...pages, '/dashboard'])('%s does not send a member to sign in', async (path) => {
    expectErrorPage(await readFailed(path, member), path)
    await readFailed(`${path}.data`, member)
  })

  it.each(['/admin', '/admin/users'])('%s does not send the staff to sign in', async (path) => {
    expectErrorPage(await readFailed(path, admin), path)
  })

  it('visitors are still led to sign in', async () => {
    const response = await app.request('/account')
    expect(response.headers.get('Location')).toBe('/auth?redirectTo=%2Faccount')
  })

  it('a tab does not take its session for ended', async () => {
    await readFailed('/auth/session', member)
    const visitor = await app.request('/auth/session')
    expect([visitor.status, await visitor.json()]).toEqual([200, null])
  })

  it('the question for the code says so', async () => {
    const cookie = 'directory.second_step=abcdefghijklmnop'
    expectErrorPage(await readFailed('/auth/second-step', cookie), '/auth/second-step')
    await readFailed('/auth/second-step.data', cookie)
  })
})

it.each(pages)('%s says so wherever in the middle the database goes away', async (path) => {
  const plenty = 1000
  left = plenty
  const good = await app.request(path, { headers: { Cookie: member } })
  expect(good.status).toBe(200)
  const statements = plenty - left
  expect(statements).toBeGreaterThan(2)
  for (let answered = 1; answered < statements; answered++) {
    left = answered
    expectErrorPage(await readFailed(path, member), path)
  }
})
