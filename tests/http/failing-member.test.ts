import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoMember, postForm, readRedirect, signInAs } from '#tests/support/auth-client.ts'
import { failWhen } from '#tests/support/fail-when.ts'
import { readText } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let member: string
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
})
beforeEach(() => {
  left = 0
})
afterAll(() => app?.close())

describe('a member is not treated as a visitor while the database does not answer', () => {
  const center = '/centers/cedar-lantern-recovery-center'
  const words = 'Kind staff, “quiet” rooms'
  const send = (path: string, fields: Record<string, string>, accept = 'text/html') =>
    postForm(app, path, fields, { Cookie: member, Accept: accept })

  it.each<Record<string, string>>([
    { intent: 'add-comment', content: words, rating: '' },
    { intent: 'save-review', content: words, rating: '5' },
    { intent: 'report', kind: 'comment', target: 'x', reason: words },
    { intent: 'vote', vote: 'upvote' },
  ])('and $intent is a 503 with everything typed', async (fields) => {
    for (const answered of [0, 2]) {
      left = answered
      const response = await send(center, fields)
      expect(response.status).toBe(503)
      expect(response.headers.getSetCookie()).toEqual([])
      const page = await response.text()
      if (fields.intent !== 'vote') expect(page).toContain(words)
      expect(readText(page)).not.toMatch(/ECONNREFUSED|Log in/)
      left = answered
      const byScript = await send(`${center}.data`, fields, '*/*')
      expect(byScript.status).toBe(503)
      const answer = await byScript.text()
      expect(answer).not.toContain('/auth')
      if (fields.intent !== 'vote') expect(answer).toContain('Kind staff')
    }
  })

  it('and an account form is a 503 with everything typed', async () => {
    const response = await send('/account', { intent: 'save-profile', fullName: words })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(`value="${words}"`)
  })

  it('and signing out says that the session is still open, until it ends', async () => {
    for (const answered of [0, 1, 2, 3, 4]) {
      left = answered
      const response = await postForm(app, '/auth/sign-out', {}, { Cookie: member })
      expect([answered, response.status]).toEqual([answered, 503])
      expect(response.headers.getSetCookie()).toEqual([])
      const page = await response.text()
      expect(readText(page)).toContain('You are still signed in')
      expect(readText(page)).not.toContain('Logged Out')
      expect(page).toContain('action="/auth/sign-out"')
    }
    left = 1000
    const account = await app.request('/account', { headers: { Cookie: member } })
    expect(account.status).toBe(200)
    const response = await postForm(app, '/auth/sign-out', {}, { Cookie: member })
    expect(readRedirect(response)).toBe('/ [signed-out]')
    const after = await app.request('/account', { headers: { Cookie: member } })
    expect(readRedirect(after)).toBe('/auth?redirectTo=%2Faccount [session-expired]')
  })
})
