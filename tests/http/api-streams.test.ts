import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ trustProxy: 1 })
  await app.operate(sql`insert into treatment_centers (slug, name, source)
    select 'further-' || n, 'Further ' || n, 'sample' from generate_series(1, 600) as n`)
})
afterAll(() => app?.close())

const path = '/api/hsds/v3/services?format=ndjson&full=true'
const stream = (network: number, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { 'X-Forwarded-For': `198.51.100.${network}` } })

it('streams that nobody reads leave room for pages, and for streams that are read', async () => {
  const unread: Response[] = []
  for (let network = 1; network <= 8; network += 1) unread.push(await stream(network))
  expect(unread.map(({ status }) => status)).toEqual(Array(8).fill(200))

  const leaving = new AbortController()
  const waiting = Array.from({ length: 31 }, (_, index) =>
    stream(100 + index, { signal: leaving.signal }),
  )
  const patient = stream(200)
  const refused = await stream(201)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
  expect(refused.headers.get('Content-Type')).toBe('application/problem+json')
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/api/hsds/v3/services?full=true')).status).toBe(200)
  expect((await stream(202, { method: 'HEAD' })).status).toBe(200)

  // Whoever goes away while waiting gives the turn back, and one that ends passes its own on.
  leaving.abort()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([429]))
  await unread[0]?.body?.cancel()
  const lines = (await (await patient).text()).trim().split('\n')
  expect(lines.length).toBeGreaterThan(600)
  await Promise.all(unread.slice(1).map(({ body }) => body?.cancel()))
  expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

it('one network reads three streams at once', async () => {
  const open = await Promise.all([stream(1), stream(1), stream(1)])
  const refused = await stream(1)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
  expect((await stream(2)).status).toBe(200)
  await Promise.all(open.map(({ body }) => body?.cancel()))
  expect((await stream(1)).status).toBe(200)
})
