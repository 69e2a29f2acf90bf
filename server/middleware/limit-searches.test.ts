import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { createShortLine } from '#app/lib/work-queue.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { testSite } from '#tests/support/test-app.ts'
import { limitSearches } from './limit-searches.ts'

/** An app whose searches end only when the test ends them. All networks together have `places`, and `waiting` wait. */
function openSearches({ places = 100, waiting = 100 } = {}) {
  const working: { query: string; end: () => void }[] = []
  const app = new Hono<{ Variables: RequestVariables }>()
  const getClientIp: Parameters<typeof limitSearches>[0]['getClientIp'] = (c) =>
    c.req.header('X-Forwarded-For') ?? null
  const takePlace = createShortLine({ places, waiting, waitMs: 60_000 })
  app.use(limitSearches({ site: testSite, getClientIp, takePlace }))
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

it('many networks have a few searches at work and a few in line, which the next one gets when one ends', async () => {
  const { search, endNext, list } = openSearches({ places: 2, waiting: 2 })
  const taken = [1, 2, 3, 4].map((index) => search(`${index}`, `203.0.113.${index}`))
  await vi.waitFor(() => expect(list()).toBe('1 2'))
  await settle()
  const refused = await search('5', '203.0.113.5')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(list()).toBe('1 2')
  endNext()
  await vi.waitFor(() => expect(list()).toBe('2 3'))
  const next = search('6', '203.0.113.6')
  for (const query of ['2', '3', '4', '6']) {
    await vi.waitFor(() => expect(list()).toMatch(new RegExp(`^${query}`)))
    endNext()
  }
  const statuses = (await Promise.all([...taken, next])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
