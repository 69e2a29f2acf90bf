import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { decodeEntities, readLinks, readText } from '#tests/support/read-html.ts'

const id = '11111111-2222-4333-8444-555555555555'
const center = `/admin/centers/${id}`

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())

const nameLogin = (page: string) => `/auth?${new URLSearchParams({ redirectTo: page })}`

describe('without scripts, typed text returns', () => {
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

  it.each([
    ['that ended elsewhere', 'Authentication expired. Please log in again.'],
    ['that was cleared', 'Authentication Required'],
  ])('from every form, with a session %s', async (end, words) => {
    for (const [path, role, fields, page] of forms) {
      const Cookie = end === 'that was cleared' ? '' : await app.enter(await app.addMember(role))
      if (Cookie) await postForm(app, '/auth/sign-out', {}, { Cookie })
      const headers = { Cookie, Accept: 'text/html' }
      const response = await postForm(app, path, { ...fields, currentPassword: 'rosebud' }, headers)
      expect([path, response.status]).toEqual([path, 401])
      expect(response.headers.get('Cache-Control') ?? '').not.toMatch(/public|max-age=[1-9]/)
      const html = await response.text()
      expect(html).not.toContain('rosebud')
      expect(readText(html)).toContain(words)
      expect(readLinks(html)).toContain(nameLogin(page))
      // The page has the same form, ready to send again.
      expect(readForm(html, path)).toEqual(fields)
    }
  })

  it('and can be sent again after signing in', async () => {
    const [path, , fields] = forms[4] ?? ['', '', {}]
    const html = await (await postForm(app, path, fields, { Accept: 'text/html' })).text()
    const Cookie = await app.enter(await app.addMember())
    const again = await postForm(app, path, readForm(html, path), { Cookie, Accept: 'text/html' })
    expect(readRedirect(again)).toBe(`${path}#comments [comment-posted]`)
    expect(readText(await (await follow(app, again, Cookie)).text())).toContain(words)
  })

  it('and a form without typed text redirects straight to sign-in', async () => {
    const vote = await postForm(
      app,
      '/centers/cedar-lantern-recovery-center',
      { intent: 'vote', vote: 'upvote' },
      { Accept: 'text/html' },
    )
    expect(readRedirect(vote)).toBe(nameLogin('/centers/cedar-lantern-recovery-center#votes'))
  })

  it('from a form of a person whose role was lost', async () => {
    const Cookie = await app.enter(await app.addMember('moderator'))
    const fields = { version: '1', name: words }
    const response = await postForm(app, `${center}/edit`, fields, { Cookie })
    expect(response.status).toBe(403)
    const html = await response.text()
    expect(readText(html)).toContain('Only administrators may open it.')
    expect(readForm(html, `${center}/edit`)).toEqual(fields)
  })
})

/** Return the fields of the form for a path, as a browser would send them. */
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
