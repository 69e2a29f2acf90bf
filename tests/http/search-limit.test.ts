import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { signInAs } from '#tests/support/auth-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let first: TestApp
/** A new app starts with its own counts. */
let app: TestApp
beforeAll(async () => {
  first = await openTestApp()
})
beforeEach(async () => {
  app = await openAppOver(first.database, {}, undefined, undefined, { trustProxy: 1 })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => first?.close())

const ask = (path: string, address: string) =>
  app.request(path, { headers: { 'X-Forwarded-For': address } })

const atOnce = 25

/** Search for different places until the network is refused, at most 700 times: all within a minute. */
async function exhaust(address: string) {
  for (let index = 0; index < 700; index += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, more) => ask(`/places?q=x${index + more}`, address)),
    )
    const refused = answers.findIndex(({ status }) => status === 429)
    const answer = answers[refused]
    if (answer) return { answer, index: index + refused }
  }
  throw new Error('No limit was met')
}

it('a network may search 600 times a minute, and then learns when to retry and which lines to call', async () => {
  // Cached pages: these searches don't count, before or after.
  await ask('/centers?q=recovery', '198.51.100.9')
  const kept = async () => (await ask('/centers?q=recovery', '203.0.113.7')).status
  for (let index = 0; index < 20; index++) expect(await kept()).toBe(200)
  const { answer, index } = await exhaust('203.0.113.7')
  expect(index).toBe(600)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const page = await answer.text()
  expect(readText(page)).toMatch(/Too many searches.*Please try again in \d+ seconds\./s)
  expect(readLinks(page)).toEqual(
    expect.arrayContaining(['tel:911', 'tel:988', 'tel:+18447322465', '/emergency-help']),
  )
  for (const path of ['/centers?q=new', '/?q=new', '/?near=40.1,-74.2']) {
    expect([path, (await ask(path, '203.0.113.7')).status]).toEqual([path, 429])
  }
  for (const path of ['/', '/centers', '/emergency-help', '/centers?unknown=1', '/contact?q=x']) {
    expect([path, (await ask(path, '203.0.113.7')).status]).toEqual([path, 200])
  }
  expect(await kept()).toBe(200)
  expect((await ask('/centers?q=new', '203.0.113.8')).status).toBe(200)
})

it('a frame of a refused network says so in its frame, with ways out in new tabs', async () => {
  await exhaust('203.0.113.9')
  const answer = await ask('/es/embed/buscar?q=new', '203.0.113.9')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Content-Security-Policy')).toContain('frame-ancestors *')
  const links = (await answer.text()).match(/<a href="\/[^>]*>/g) ?? []
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toContain('target="_blank" rel="noopener"')
})

it('every search path counts, whatever is sent with it', async () => {
  // A cached page ends when a center on it opens or closes: not between two requests.
  vi.useFakeTimers({ toFake: ['Date'] })
  const network = '203.0.113.20'
  await exhaust(network)
  await ask('/centers?q=recovery', '198.51.100.9')
  const addresses = [
    ...[
      '/?q=a1',
      '/centers?q=a1',
      '/es?q=a1',
      '/es/centros?q=a1',
      '/places?q=a1',
      '/places.data?q=a1',
    ],
    '/%63enters?q=a1',
    '/es/centr%6Fs?q=a1',
    '/%50LACES?q=a1',
    '/%70laces?q=a1',
  ]
  for (const path of addresses) {
    expect([path, (await ask(path, network)).status]).toEqual([path, 429])
  }
  const spanish = await (await ask('/es/centros?q=a1', network)).text()
  expect(readText(spanish)).toContain('llame al 988 y oprima 2, o envíe AYUDA al 988')
  expect(readLinks(spanish)).toEqual(
    expect.arrayContaining(['/es/centros', '/es/ayuda-de-emergencia']),
  )
  const cookie = await signInAs(app)
  for (const headers of [
    { Cookie: cookie },
    { Cookie: 'flash=message-sent' },
    { Cookie: 'directory.session_token=x; flash=message-sent' },
  ]) {
    const all = { ...headers, 'X-Forwarded-For': network }
    const { status } = await app.request('/centers?q=recovery', { headers: all })
    expect([headers, status]).toEqual([headers, 429])
  }
  // Served from the cache, like for any visitor.
  const junk: Record<string, string>[] = [
    { Cookie: 'directory.session_token=x' },
    { Authorization: 'x' },
  ]
  for (const headers of junk) {
    const all = { ...headers, 'X-Forwarded-For': network }
    const answer = await app.request('/centers?q=recovery', { headers: all })
    expect(answer.headers.get('Cache-Status')).toBe('directory; hit')
    const fresh = await app.request('/centers?q=a2', { headers: all })
    expect(fresh.status).toBe(429)
  }
})

it('an IPv6 household is one network, and this machine is never limited', async () => {
  const { index } = await exhaust('2001:db8:1:2::1')
  expect(index).toBe(600)
  expect((await ask('/places?q=y', '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await ask('/places?q=y', '2001:db8:1:3::1')).status).toBe(200)
  for (const own of ['::1', '::ffff:127.0.0.1']) {
    await expect(exhaust(own)).rejects.toThrow('No limit was met')
  }
})

it('the log has at most 200 characters of a path', async () => {
  const path = `/${'zebrafinch'.repeat(500)}`
  expect((await ask(path, '203.0.113.9')).status).toBe(404)
  const line = app.log.find((entry) => entry.includes('page not found')) ?? ''
  expect(JSON.parse(line).path).toBe(path.slice(0, 200))
  expect(app.log.every((entry) => entry.length < 1000)).toBe(true)
})
