import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAs } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

describe('security headers', () => {
  it.each([
    '/',
    '/centers',
    `/centers/${importedCenter.slug}`,
    `/centers/${importedCenter.formerSlug}`,
    '/centers/no-such-center',
    '/no-such-page',
    '/centers.data',
    '/places?q=a',
    '/favicon.svg',
    '/assets/no-such-file.js',
    '/healthz',
    '/%',
  ])('are sent with %s', async (path) => {
    const { headers } = await app.request(path)
    const policy = readPolicy(headers)
    expect(policy['default-src']).toBe("'none'")
    expect(policy['script-src']).toBe("'self'")
    expect(policy['style-src']).toBe("'self'")
    expect(policy['connect-src']).toBe("'self'")
    expect(policy['form-action']).toBe("'self'")
    expect(policy['base-uri']).toBe("'none'")
    expect(policy['frame-ancestors']).toBe("'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  it('require HTTPS only if the site has it', async () => {
    const secure = await openAppOver(app.database, { url: 'https://directory.example.org' })
    const { headers } = await secure.request('/healthz')
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
    expect(readPolicy(headers)).toHaveProperty('upgrade-insecure-requests')
  })

  const readScripts = (page: string) =>
    [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .map(([, attributes = '', code = '']) => ({ attributes, code }))
      .filter(({ attributes }) => !attributes.includes('application/ld+json'))

  it.each(['/', '/centers', `/centers/${importedCenter.slug}`, '/about', '/contact', '/nowhere'])(
    'of %s allow no inline script, and the page has none',
    async (path) => {
      const cookie = await signInAs(app)
      for (const Cookie of ['', cookie]) {
        const isMembers = Cookie && path.startsWith('/centers/')
        if (isMembers) continue
        const response = await app.request(path, { headers: { Cookie } })
        expect(readPolicy(response.headers)['script-src']).toBe("'self'")
        const page = await response.text()
        expect(readScripts(page).map(({ attributes }) => attributes)).toEqual([
          expect.stringMatching(/^ src="\/assets\/enhance-[\w-]+\.js"$/),
        ])
        expect(page).not.toMatch(/<[^>]* on[a-z]+="/)
      }
    },
  )

  it('allow React’s scripts by a nonce for this response only', async () => {
    const nonces = new Set<string>()
    const Cookie = await signInAs(app)
    for (const [path, headers] of [
      ['/auth', {}],
      ['/auth', {}],
      [`/centers/${importedCenter.slug}`, { Cookie }],
    ] as const) {
      const response = await app.request(path, { headers })
      const policy = readPolicy(response.headers)['script-src'] ?? ''
      const [, nonce = ''] = /^'self' 'nonce-([^']+)'$/.exec(policy) ?? []
      const page = await response.text()
      const inline = readScripts(page).filter(({ code }) => code)
      expect(inline.length).toBeGreaterThan(1)
      for (const { attributes } of inline) expect(attributes).toContain(`nonce="${nonce}"`)
      expect(page).not.toMatch(/<[^>]* on[a-z]+="/)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })
})

describe('unsafe requests', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE']
  const paths = ['/', '/centers', '/centers.data', '/places', '/no-such-page', '/healthz']
  const strangers: Record<string, string>[] = [
    {},
    { Origin: 'https://evil.example.org' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000.evil.example.org' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' },
  ]

  it.each(methods)('%s from another site is refused everywhere', async (method) => {
    for (const path of paths) {
      for (const headers of strangers) {
        const response = await app.request(path, { method, headers })
        expect([path, headers, response.status]).toEqual([path, headers, 403])
      }
    }
  })

  it('from this site reach the page, which accepts none', async () => {
    const own: [string, string][] = [
      ['Origin', 'http://localhost:3000'],
      ['Sec-Fetch-Site', 'same-origin'],
    ]
    for (const header of own) {
      const response = await app.request('/centers', { method: 'POST', headers: [header] })
      expect(response.status).toBe(405)
    }
  })
})

function readPolicy(headers: Headers): Record<string, string> {
  const policy = headers.get('Content-Security-Policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}
