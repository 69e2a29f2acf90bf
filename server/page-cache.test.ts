import { beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const minute = 60_000
const hour = 60 * minute

let now: number
let renders: number
let answer: () => Response | Promise<Response>
let cache: PageCache

const page = (headers: Record<string, string> = {}) =>
  new Response(`page ${++renders}`, { headers })

beforeEach(() => {
  now = Date.parse('2026-11-22T12:00:00Z')
  renders = 0
  answer = () => page()
  cache = createPageCache({
    render: async () => answer(),
    logger: createLogger('silent'),
    maxBytes: 64_000,
    now: () => now,
  })
  cache.setConnected(true)
})

const read = async (path = '/about') => {
  const found = await cache.findOrRender(new Request(`http://localhost${path}`))
  return [found?.page.variants.identity.body.toString(), found?.status, found?.page.status]
}
const hit = 'hit'
const missed = 'fwd=miss'
const stale = 'hit; detail=stale'

describe('a cached page', () => {
  it('is rendered again after five minutes, or after its Expires header', async () => {
    expect(await read()).toEqual(['page 1', missed, 200])
    now += 5 * minute - 1
    expect(await read()).toEqual(['page 1', hit, 200])
    now += 1
    answer = () => page({ Expires: new Date(now + minute).toUTCString() })
    expect(await read()).toEqual(['page 2', missed, 200])
    now += minute - 1
    expect(await read()).toEqual(['page 2', hit, 200])
    now += 1
    expect(await read()).toEqual(['page 3', missed, 200])
  })

  it('is rendered again if the clock was set back', async () => {
    expect(await read()).toEqual(['page 1', missed, 200])
    now -= 48 * hour
    expect(await read()).toEqual(['page 2', missed, 200])
    expect(await read()).toEqual(['page 2', hit, 200])
  })

  it('is rendered once for concurrent requests', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(
      Array.from({ length: 3 }, () => ['page 1', missed, 200]),
    )
  })

  it('is not stored if data changed while it was rendered', async () => {
    let finish = (_: Response) => {}
    answer = () =>
      new Promise((resolve) => {
        finish = resolve
      })
    const first = read('/centers/a')
    await Promise.resolve()
    cache.purge('a-center')
    finish(page())
    expect(await first).toEqual(['page 1', missed, 200])
    answer = () => page()
    expect(await read('/centers/a')).toEqual(['page 2', missed, 200])
  })

  it('makes room for others: the least recently used is dropped', async () => {
    answer = () => new Response('x'.repeat(3_000))
    for (let n = 0; n < 40; n++) await read(`/centers/${n}`)
    expect(cache.measure().bytes).toBeLessThanOrEqual(64_000)
    expect(cache.measure().pages).toBeGreaterThan(5)
    expect((await read('/centers/0'))[1]).toBe(missed)
    expect((await read('/centers/39'))[1]).toBe(hit)
  })
})

describe('a page that cannot be rendered', () => {
  const fail = () => new Response('sorry', { status: 503 })

  it('is served from the last render for 24 hours', async () => {
    await read()
    answer = fail
    now += 24 * hour - 1
    expect(await read()).toEqual(['page 1', stale, 200])
    expect(await read('/terms')).toEqual(['sorry', missed, 503])
    now += 1
    expect(await read()).toEqual(['sorry', missed, 503])
    answer = () => page()
    expect(await read()).toEqual(['page 2', missed, 200])
  })

  it('is served from the last render if rendering throws; without one the error is thrown', async () => {
    await read()
    answer = () => Promise.reject(new Error('broken'))
    now += hour
    expect(await read()).toEqual(['page 1', stale, 200])
    await expect(read('/terms')).rejects.toThrow('broken')
  })
})

describe('without notifications of changes', () => {
  it('renders pages for each request; afterwards the cache is empty', async () => {
    await read()
    cache.setConnected(false)
    expect(await read()).toEqual(['page 2', missed, 200])
    expect(await read()).toEqual(['page 3', missed, 200])
    answer = () => new Response('sorry', { status: 503 })
    expect(await read()).toEqual(['page 1', stale, 200])
    answer = () => page()
    cache.setConnected(true)
    expect(cache.measure().pages).toBe(0)
    expect(await read()).toEqual(['page 4', missed, 200])
    expect(await read()).toEqual(['page 4', hit, 200])
  })
})
