import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './reject-requests.ts'

const siteUrl = 'https://directory.example.org'
const app = new Hono()
app.use(sameOrigin(siteUrl))
app.all('*', async (c) => c.json([c.req.header('Origin') ?? null, await c.req.text()]))

const send = (method: string, headers: Record<string, string>, url = `${siteUrl}/contact`) =>
  app.request(url, { method, headers })

// `tests/http/security.test.ts` sends requests from other sites to every page.
describe('an unsafe request', () => {
  it('of an older browser is accepted with the public origin, also behind a proxy', async () => {
    expect((await send('POST', { Origin: siteUrl })).status).toBe(200)
    const proxied = 'http://127.0.0.1:3000/contact'
    expect((await send('POST', { Origin: siteUrl }, proxied)).status).toBe(200)
  })

  it('of an older browser is accepted with the origin that it was sent to', async () => {
    const url = 'http://192.168.1.20:3000/contact'
    expect((await send('POST', { Origin: 'http://192.168.1.20:3000' }, url)).status).toBe(200)
  })
})

it('reaches the pages without its origin, which they would check again', async () => {
  const foreign = { Origin: 'https://mail.example.com', 'Content-Type': 'text/plain' }
  const post = { method: 'POST', headers: foreign, body: 'List-Unsubscribe=One-Click' }
  const stopped = await app.request(`${siteUrl}/confirm/stop`, post)
  expect([stopped.status, await stopped.json()]).toEqual([200, [null, post.body]])
  const forged = await send('POST', { 'Sec-Fetch-Site': 'same-origin', Origin: 'not a URL' })
  expect([forged.status, await forged.json()]).toEqual([200, [null, '']])
  expect((await app.request(`${siteUrl}/contact`, post)).status).toBe(403)
})

describe('a foreign host name that leads here (DNS rebinding)', () => {
  const own = (host: string, more = {}) =>
    send('POST', { Origin: `http://${host}`, ...more }, `http://${host}/contact`)

  it.each([
    'evil.example.org',
    'evil.example.org:3000',
    'directory.example.org.evil.org',
    'localhost.evil.org',
    '127.0.0.1.evil.org',
    'evil-localhost',
  ])('%s is refused, with the site’s URL', async (host) => {
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
