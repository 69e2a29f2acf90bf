import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAdmin, demoMember, follow, postForm, signInAs } from '#tests/support/auth-client.ts'
import { failWhen } from '#tests/support/fail-when.ts'
import { readLinks, readText, readTitle } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let member: string
let admin: string
/** Number of account statements that the database still answers. */
let left = Number.POSITIVE_INFINITY
beforeAll(async () => {
  const whole = await openTestApp()
  const database = failWhen(whole.database, (name) => {
    left -= name === 'accounts' ? 1 : 0
    return left < 0
  })
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
  it.each(pages)('%s does not send a member to sign in', async (path) => {
    expectErrorPage(await readFailed(path, member), path)
    await readFailed(`${path}.data`, member)
  })

  it('the dashboard says in its own frame that it could not load', async () => {
    const page = await readFailed('/dashboard', member)
    expect(readTitle(page)).toBe('My Dashboard | NJ Recovery Directory')
    expect(readText(page)).toContain('Failed to load user data')
    expect(page).not.toMatch(/member@example\.org|Recent votes/)
    await readFailed('/dashboard.data', member)
    expect(await readFailed('/dashboard/export', member)).toBe('Failed to load user data')
  })

  it.each([
    ['/admin', 'Error loading treatment centers: '],
    ['/admin/centers/deleted', 'Error loading treatment centers: '],
    ['/admin/reviews', 'Error loading reviews: '],
    ['/admin/reviews/comments', 'Error loading comments: '],
    ['/admin/reviews/reports', 'Error loading reports: '],
    ['/admin/users', 'Error loading users: '],
    ['/admin/analytics', 'Error loading analytics: '],
    ['/admin/today', "Error loading today's work: "],
    ['/admin/duplicates', 'Error loading the duplicates: '],
    ['/admin/sources/new', 'Error loading the form: '],
    ['/admin/centers/views', 'Error loading the saved views: '],
    ['/admin/centers/bulk-changes', 'Error loading the bulk edits: '],
    ['/admin/calls', "Error loading today's calls: "],
    ['/admin/calls/suggestions', 'Error loading the suggestions: '],
    ['/admin/calls/claims', 'Error loading the claims: '],
    ['/admin/calls/numbers', 'Error loading the listings: '],
    ['/admin/calls/unreachable', 'Error loading the centers: '],
    ['/admin/messages', 'Error loading messages: '],
    ['/admin/activity', 'Error loading activity: '],
  ])('%s says in the admin area what could not load, and shows no data', async (path, words) => {
    for (const cookie of [admin, member]) {
      const page = await readFailed(path, cookie)
      const text = readText(page)
      expect(text).toContain('Admin Dashboard')
      expect(text).toContain(`${words}the database does not answer. Please try again.`)
      expect(page).not.toContain('aria-label="Admin"')
      await readFailed(`${path}.data`, cookie)
    }
  })

  it('each admin form reports the failure in its own words', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const flashed = async (path: string, fields: Record<string, string>) => {
      const sent = await postForm(app, path, fields, { Cookie: admin })
      expect(sent.status).toBe(303)
      const page = await follow(app, sent, admin)
      expect(page.status).toBe(503)
      return readText(await page.text())
    }
    const why = 'the database does not answer. Please try again.'
    const undone = (what: string) => `Error Failed to ${what} treatment center: ${why}`
    const center = `/admin/centers/${id}`
    expect(await flashed('/admin/centers/selected', { intent: 'pin', id })).toContain(undone('pin'))
    expect(await flashed('/admin/centers/selected', { intent: 'delete', id })).toContain(
      undone('delete'),
    )
    expect(await flashed('/admin/centers/restore', { id })).toContain(undone('change'))
    const answered = async (path: string, fields: Record<string, string>) => {
      const sent = await postForm(app, path, fields, { Cookie: admin })
      expect([path, sent.status]).toEqual([path, 503])
      return readText(await sent.text())
    }
    const decide = `approved ${id} 1`
    expect(await answered('/admin/reviews', { decide })).toContain('Failed to update review status')
    const role = { id, seen: 'user', role: 'admin' }
    expect(await answered('/admin/users', role)).toContain(
      'Role Not Changed The database does not answer. Please try again.',
    )
    const status = { seen: 'active', status: 'banned', reason: 'Sold a list of members' }
    const banned = await answered(`/admin/users/${id}/status`, status)
    expect(banned).toContain('What you wrote: Sold a list of members')
    for (const path of ['/admin/centers/new', `${center}/edit`]) {
      const sent = await postForm(
        app,
        path,
        { name: 'Brookfield House', openState: 'open', description: 'A quiet place.' },
        { Cookie: admin },
      )
      const page = await sent.text()
      expect([path, sent.status]).toEqual([path, 503])
      expect(readText(page)).toContain(`Failed to save treatment center: ${why}`)
      expect(page).toContain('value="Brookfield House"')
      expect(page).toContain('A quiet place.')
    }
    expect((await postForm(app, '/admin/import/upload', {}, { Cookie: admin })).status).toBe(503)
    await readFailed('/admin/export/centers.json', admin)
    await readFailed('/admin/activity/export.csv', admin)
    await readFailed(`/admin/centers/selected?id=${id}`, admin)
    for (const [path, what] of [
      [`/admin/messages/${id}`, 'messages'],
      [`/admin/messages/${id}/remove`, 'messages'],
      [`/admin/reviews/remove/review/${id}`, 'reviews'],
      [`/admin/reviews/comments/remove/comment/${id}`, 'comments'],
    ] as const) {
      expect(readText(await readFailed(path, admin))).toContain(
        `Not shown Error loading ${what}: ${why}`,
      )
    }
  })

  it('visitors still go to sign-in', async () => {
    const response = await app.request('/account')
    expect(response.headers.get('Location')).toBe('/auth?redirectTo=%2Faccount')
  })

  it('a tab does not treat its session as ended', async () => {
    await readFailed('/auth/session', member)
    const visitor = await app.request('/auth/session')
    expect([visitor.status, await visitor.json()]).toEqual([200, null])
  })

  it('the form for the code says so', async () => {
    const cookie = 'directory.second_step=abcdefghijklmnop'
    expectErrorPage(await readFailed('/auth/second-step', cookie), '/auth/second-step')
    await readFailed('/auth/second-step.data', cookie)
  })
})

it.each(pages)('%s says so wherever the database fails', async (path) => {
  const plenty = 1000
  left = plenty
  // The first page of a day also records the visit.
  await app.request(path, { headers: { Cookie: member } })
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
