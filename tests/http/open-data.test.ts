import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAs } from '#tests/support/auth-client.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const root = '/api/hsds/v3/'

const readLimit = ({ headers }: Response) =>
  ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`RateLimit-${name}`))

async function readProblem(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  return (await response.json()) as { title: string; status: number; detail: string }
}

describe('what programs read', () => {
  it('is open to every site, without a cookie', async () => {
    const Cookie = `${await signInAs(app)}; flash=signed-in`
    const headers = { Origin: 'https://county.example', Cookie }
    const response = await app.request(root, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(response.headers.getSetCookie()).toEqual([])
    const plain = await app.request(root)
    for (const name of ['ETag', 'Cache-Control', 'Vary']) {
      expect([name, response.headers.get(name)]).toEqual([name, plain.headers.get(name)])
    }
    expect(await response.json()).toEqual({
      version: '3.1',
      profile: 'http://localhost:3000/developers',
      openapi_url: 'http://localhost:3000/api/openapi.json',
    })
    const asked = await app.request(root, {
      method: 'OPTIONS',
      headers: { Origin: 'https://county.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,OPTIONS')
  })

  it('is not sent again to a client that has it', async () => {
    const first = await app.request(root)
    const tag = first.headers.get('ETag') ?? ''
    const again = await app.request(root, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const name of ['ETag', 'Cache-Control', 'Vary']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    }
    expect(again.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it.each([
    ['detox newark', 'public, no-cache'],
    ['i want to die', 'private, no-store'],
    ['rehab for my son', 'private, no-store'],
  ])('is stored by caches as on the site: a search for "%s"', async (words, expected) => {
    const query = encodeURIComponent(words)
    for (const path of [`/centers?q=${query}`, `${root}services?search=${query}`]) {
      const { headers } = await app.request(path)
      expect([path, headers.get('Cache-Control')]).toEqual([path, expected])
    }
  })

  it('says at HEAD of a stream that it may be compressed', async () => {
    const response = await app.request(`${root}taxonomies?format=ndjson`, { method: 'HEAD' })
    expect([response.status, response.headers.get('Vary')]).toEqual([200, 'Accept-Encoding'])
  })

  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/hsds/v3/nothing', 404],
    ['POST', root, 405],
    ['DELETE', '/api/hsds/v3/services', 405],
    ['GET', '/api/hsds/v3/%E0%A4%A', 400],
    ['GET', '/api/hsds/v3/a%00b', 400],
    ['GET', `/api/hsds/v3/?x=${'a'.repeat(20_000)}`, 400],
  ])('answers %s %s with a problem', async (method, path, status) => {
    const headers = { Origin: 'https://county.example' }
    const response = await app.request(path, { method, headers })
    expect(response.status).toBe(status)
    // A browser hides any other answer from the page that asked.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await readProblem(response)).toMatchObject({ status, detail: expect.any(String) })
    if (status === 405) expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  })

  it('is refused to a network after 120 requests within a minute, and to no other', async () => {
    const own = await openAppOver(app.database, {}, undefined, undefined, { trustProxy: 1 })
    const ask = (address: string) => own.request(root, { headers: { 'X-Forwarded-For': address } })
    for (let index = 0; index < 120; index++) expect((await ask('203.0.113.7')).status).toBe(200)
    const refused = await ask('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(readLimit(refused)).toEqual(['120', '0', expect.stringMatching(/^[1-9]\d?$/)])
    expect((await readProblem(refused)).detail).toContain('120 requests')
    expect((await ask('203.0.113.8')).status).toBe(200)
  })

  it('says what a network has left', async () => {
    const own = await openAppOver(app.database, {}, undefined, undefined, { trustProxy: 1 })
    const headers = { 'X-Forwarded-For': '203.0.113.10', Origin: 'https://county.example' }
    await own.request(root, { headers })
    const response = await own.request(`${root}taxonomies?format=ndjson`, { headers })
    expect(readLimit(response)).toEqual(['120', '109', expect.stringMatching(/^[1-9]\d?$/)])
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('RateLimit-Remaining')
    // From this machine there is no limit.
    expect(readLimit(await app.request(root))).toEqual([null, null, null])
  })

  it('a stream of all rows counts as ten requests', async () => {
    const own = await openAppOver(app.database, {}, undefined, undefined, { trustProxy: 1 })
    const statuses: number[] = []
    for (let index = 0; index < 13; index++) {
      const headers = { 'X-Forwarded-For': '203.0.113.9' }
      const path = `${root}taxonomies?format=ndjson`
      const response = await own.request(path, { headers })
      statuses.push(response.status)
      // A network may leave only a few streams open.
      await response.text()
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429])
  })
})
