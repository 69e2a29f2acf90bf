import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '#tests/support/contact-form.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

const origin = 'https://directory.example.org'

/** Requests as nginx forwards them after it ends TLS: the same host, over plain HTTP. */
describe('a form behind a proxy that ends TLS', () => {
  let inner: TestApp
  let app: TestApp
  beforeAll(async () => {
    inner = await openTestApp()
    app = await openAppOver(inner.database, { url: origin }, undefined, undefined, {
      trustProxy: 1,
    })
  })
  afterAll(() => inner?.close())

  let sent = 0
  const send = (host: string, headers: Record<string, string>, path = '/contact') => {
    sent += 1
    return app.fetch(
      new Request(`http://${host}${path}`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `10.0.0.${sent}`, 'X-Forwarded-Proto': 'https', ...headers },
        body: new URLSearchParams({ ...words, form: String(sent) }),
      }),
    )
  }
  const browser = { 'Sec-Fetch-Site': 'same-origin' }

  it.each([
    ['of a browser', 'directory.example.org', { Origin: origin, ...browser }],
    ['of an older browser', 'directory.example.org', { Origin: origin }],
    ['where the proxy names its own host', '127.0.0.1:3000', { Origin: origin, ...browser }],
  ])('%s is accepted, with and without scripts', async (_who, host, headers) => {
    expect((await send(host, headers)).status).toBe(303)
    const byScript = await send(host, headers, '/contact.data')
    expect([byScript.status, await byScript.text()]).toEqual([
      202,
      expect.stringContaining('/contact'),
    ])
  })

  it('is counted by /readyz, without any address', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9, 10.0.0.2' }
    const answer = await app.request('/readyz', { headers })
    expect(answer.headers.get('Proxies')).toBe('seen=2, trusted=1')
    expect((await app.request('/readyz')).headers.get('Proxies')).toBe('seen=0, trusted=1')
  })

  it.each<Record<string, string>>([
    { Origin: 'https://evil.example.org', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example.org' },
    { Origin: 'https://evil.directory.example.org', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
    {},
  ])('from %o is refused', async (headers) => {
    for (const path of ['/contact', '/contact.data']) {
      expect((await send('directory.example.org', headers, path)).status).toBe(403)
    }
  })
})
