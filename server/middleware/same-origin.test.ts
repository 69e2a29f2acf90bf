import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const siteUrl = 'https://directory.example.org'
const app = new Hono()
app.use(sameOrigin(siteUrl))
app.all('*', (c) => c.text('done'))

const send = (method: string, headers: Record<string, string>, url = `${siteUrl}/contact`) =>
  app.request(url, { method, headers })

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE']

describe('a request that changes something', () => {
  it.each(unsafe)(
    'is refused with a reason when it says nothing of where it came from: %s',
    async (method) => {
      const response = await send(method, {})
      expect(response.status).toBe(403)
      expect(await response.text()).toBe('This request came from another site and was refused.')
    },
  )

  it.each(unsafe)('is let through from the same origin: %s', async (method) => {
    const response = await send(method, { 'Sec-Fetch-Site': 'same-origin', Origin: siteUrl })
    expect(response.status).toBe(200)
  })

  it.each(['cross-site', 'same-site', 'none', 'SAME-ORIGIN', 'anything'])(
    'is refused as %s, whatever its Origin says',
    async (site) => {
      const response = await send('POST', { 'Sec-Fetch-Site': site, Origin: siteUrl })
      expect(response.status).toBe(403)
    },
  )

  it.each([
    ['https://evil.example.org'],
    ['https://directory.example.org.evil.org'],
    ['http://directory.example.org'],
    ['https://directory.example.org:8443'],
    ['null'],
    [''],
  ])('of an older browser is refused from the origin %j', async (origin) => {
    expect((await send('POST', { Origin: origin })).status).toBe(403)
  })

  it('of an older browser is let through from the public address, behind a proxy too', async () => {
    expect((await send('POST', { Origin: siteUrl })).status).toBe(200)
    const proxied = 'http://127.0.0.1:3000/contact'
    expect((await send('POST', { Origin: siteUrl }, proxied)).status).toBe(200)
  })

  it('of an older browser is let through from the address that it was sent to', async () => {
    const url = 'http://192.168.1.20:3000/contact'
    expect((await send('POST', { Origin: 'http://192.168.1.20:3000' }, url)).status).toBe(200)
  })
})

describe('a name that leads here and is not the site’s (DNS rebinding)', () => {
  const own = (host: string, more = {}) =>
    send('POST', { Origin: `http://${host}`, ...more }, `http://${host}/contact`)

  it.each([
    'evil.example.org',
    'evil.example.org:3000',
    'directory.example.org.evil.org',
    'localhost.evil.org',
    '127.0.0.1.evil.org',
    'evil-localhost',
  ])('is refused as %s, and told the site’s own address', async (host) => {
    for (const more of [{}, { 'Sec-Fetch-Site': 'same-origin' }]) {
      const response = await own(host, more)
      expect(response.status).toBe(403)
      expect(await response.text()).toContain(siteUrl)
    }
  })

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'directory.example.org'])(
    'is not %s',
    async (host) => {
      expect((await own(host, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    },
  )
})

describe('a request that only reads', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('is let through from anywhere: %s', async (method) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example.org' }
    expect((await send(method, headers)).status).toBe(200)
    expect((await send(method, {})).status).toBe(200)
  })
})
