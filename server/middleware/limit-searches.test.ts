import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { testSite } from '#tests/support/test-app.ts'
import { limitSearches } from './limit-searches.ts'

/** An app whose searches end only when the test ends them. */
function openSearches() {
  const working: { query: string; end: () => void }[] = []
  const app = new Hono()
  const getClientIp: Parameters<typeof limitSearches>[0]['getClientIp'] = (c) =>
    c.req.header('X-Forwarded-For') ?? null
  app.use(limitSearches({ site: testSite, getClientIp }))
  app.get('*', async (c) => {
    const query = c.req.query('q') ?? ''
    await new Promise<void>((end) => working.push({ query, end }))
    return c.text('found')
  })
  const search = async (query: string, network: string, signal?: AbortSignal) =>
    app.request(`/centers?q=${query}`, {
      headers: { 'X-Forwarded-For': network },
      ...(signal && { signal }),
    })
  const endNext = () => working.shift()?.end()
  const list = () => working.map(({ query }) => query).join(' ')
  return { search, endNext, list }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a network has four searches at work at once, and no other network waits for its others', async () => {
  const { search, endNext, list } = openSearches()
  const many = Array.from({ length: 40 }, (_, index) => search(`${index}`, '203.0.113.7'))
  await vi.waitFor(() => expect(list()).toBe('0 1 2 3'))
  const other = search('other', '198.51.100.9')
  await vi.waitFor(() => expect(list()).toBe('0 1 2 3 other'))
  await settle()
  expect(list()).toBe('0 1 2 3 other')
  endNext()
  await vi.waitFor(() => expect(list()).toBe('1 2 3 other 4'))
  for (const _ of Array.from({ length: 40 })) {
    await vi.waitFor(() => expect(list()).not.toBe(''))
    endNext()
  }
  const statuses = (await Promise.all([...many, other])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('a search whose client goes away leaves the line', async () => {
  const { search, endNext, list } = openSearches()
  for (const query of ['a', 'b', 'c', 'd']) void search(query, '203.0.113.7')
  await vi.waitFor(() => expect(list()).toBe('a b c d'))
  const leaving = new AbortController()
  const gone = search('gone', '203.0.113.7', leaving.signal)
  await settle()
  void search('next', '203.0.113.7')
  leaving.abort()
  expect((await gone).status).toBe(408)
  endNext()
  await vi.waitFor(() => expect(list()).toBe('b c d next'))
})
