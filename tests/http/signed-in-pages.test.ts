import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { keepCookies, postForm } from '#tests/support/auth-client.ts'

let app: AccountApp
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())

/** The same for everybody and without personal data. */
const isForAll =
  /^\/(es\/(embed|og)|embed|og|images|sitemap|robots|site\.webmanifest|speculation-rules|sw\.js|places)/

const listPaths = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [own || '/', ...listPaths(children, own)]
  })

const paths = [...new Set(listPaths(routes))]
  .filter((path) => !isForAll.test(path))
  .map((path) =>
    path
      .replace('/centers/:slug', '/centers/quillfeather-imported-center')
      .replace(/:\w+/g, '00000000-0000-4000-8000-000000009999')
      .replace('*', 'no-such-page'),
  )

it('no cache stores what a signed-in member sees, as a page or as data', async () => {
  expect(paths.length).toBeGreaterThan(50)
  const stored: string[] = []
  for (const path of paths) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const answer = await app.open(cookie, address)
      const cacheControl = answer.headers.get('Cache-Control') ?? ''
      // Pages without React have no data URL.
      if (answer.status === 404 && (await answer.text()) === 'Not found') continue
      if (!cacheControl.includes('no-store')) stored.push(`${address}: ${cacheControl}`)
    }
  }
  expect(stored).toEqual([])
})

it('no cache stores the responses to their forms', async () => {
  const answer = await postForm(app, '/contact', { name: 'Zebrafinch' }, { Cookie: cookie })
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'private, no-store'])
  expect(keepCookies(answer)).toBe('')
})
