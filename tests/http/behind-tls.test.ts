import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTlsProxy, type TlsProxy } from '#tests/support/tls-proxy.ts'

const host = 'directory.example.org'

const isPermitted = await startTlsProxy(host, '').then(
  (proxy) => proxy.close().then(() => true),
  () => false,
)

/** Serve an app on a free port. */
async function serve(app: TestApp): Promise<Server> {
  const server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const findOrigin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describe.skipIf(!isPermitted)('over TLS, which a proxy ends', () => {
  let inner: TestApp
  let server: Server
  let plain: Server
  let proxy: TlsProxy
  let good: TlsProxy['behavior']
  beforeAll(async () => {
    inner = await openTestApp()
    const open = (url: string, trustProxy: number) =>
      openAppOver(inner.database, { url }, undefined, undefined, { trustProxy })
    server = await serve(await open(`https://${host}`, 1))
    plain = await serve(await open('http://127.0.0.1:3000', 0))
    proxy = await startTlsProxy(host, findOrigin(server))
    good = { ...proxy.behavior }
  })
  afterEach(() => void Object.assign(proxy.behavior, good))
  afterAll(async () => {
    await proxy?.close()
    for (const each of [server, plain]) each?.closeAllConnections()
    await Promise.all([server, plain].map((each) => each && once(each.close(), 'close')))
    await inner?.close()
  })

  /** Send a request over TLS to the site's name, trusting only the proxy's certificate. */
  function ask(
    path: string,
    headers: Record<string, string> = {},
    fields?: Record<string, string>,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request({
        host: proxy.address,
        servername: host,
        ca: proxy.cert,
        agent: false,
        path,
        method: fields ? 'POST' : 'GET',
        headers: {
          Host: host,
          ...(fields && {
            'Content-Type': 'application/x-www-form-urlencoded',
            Origin: `https://${host}`,
          }),
          ...headers,
        },
      })
      sent.once('error', reject)
      sent.once('response', (response) => resolve(response.resume()))
      sent.end(fields && new URLSearchParams(fields).toString())
    })
  }

  it('every kind of answer asks for https from now on', async () => {
    // A page rendered and from the cache, files, open data, an empty answer and errors.
    const paths = [
      ...['/about', '/about', '/centers?q=recovery', '/auth', '/healthz', '/favicon.ico'],
      ...['/api/hsds/v3/services', '/feeds/nowhere', '/sitemap.xml', '/robots.txt'],
      ...['/nowhere', '/%', '/CENTERS'],
    ]
    for (const path of paths) {
      const { headers } = await ask(path)
      expect([path, headers['strict-transport-security']]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ])
    }
  })

  it('signs in with cookies that only this host gets, over https only', async () => {
    const { statusCode, headers } = await ask('/auth', {}, demoMember)
    expect(statusCode).toBe(303)
    const cookies = headers['set-cookie'] ?? []
    const session = cookies.find((cookie) => cookie.includes('session_token='))
    expect(session).toMatch(/^__Host-directory\.session_token=/)
    expect(session).toContain('HttpOnly')
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      const [, ...attributes] = cookie.split('; ')
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'SameSite=Lax']))
      expect(cookie).not.toMatch(/; *domain=/i)
    }
    const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    expect((await ask('/account', { Cookie })).statusCode).toBe(200)
    // Nothing that a neighbor's site on the same domain could set signs anybody in.
    const planted = Cookie.replaceAll('__Host-', '')
    expect((await ask('/account', { Cookie: planted })).statusCode).not.toBe(200)
    expect(
      (await ask('/account', { Cookie: planted.replaceAll(/^/gm, '__Secure-') })).statusCode,
    ).not.toBe(200)
  })

  it('nobody turns https off or on by a header', async () => {
    const forged = {
      'X-Forwarded-Proto': 'http',
      Forwarded: 'proto=http',
      'X-Forwarded-Ssl': 'off',
    }
    const over = await ask('/auth', forged, demoMember)
    expect(over.headers['strict-transport-security']).toBeDefined()
    expect(over.headers['set-cookie']?.every((cookie) => cookie.startsWith('__Host-'))).toBe(true)
    const under = await fetch(`${findOrigin(plain)}/auth`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'X-Forwarded-Proto': 'https',
        Forwarded: `proto=https;host=${host}`,
        'X-Forwarded-Host': host,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: new URLSearchParams(demoMember),
    })
    expect(under.headers.get('Strict-Transport-Security')).toBeNull()
    expect(under.headers.getSetCookie().join()).not.toMatch(/__Host-|Secure/)
    expect(under.headers.get('Location')).not.toContain(host)
  })

  it('a client is known by the address that the trusted proxy saw, whatever it says itself', async () => {
    const statuses: (number | undefined)[] = []
    for (let index = 0; index < 7; index += 1) {
      // As a proxy appends to what the client sent.
      proxy.behavior.hops = [`198.51.100.${index}`, '203.0.113.77']
      const form = { ...words, message: `try ${index}`, form: `tls ${index}` }
      statuses.push((await ask('/contact', {}, form)).statusCode)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
  })
})
