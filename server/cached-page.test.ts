import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { prepareCachedPage, respondWithPage } from './cached-page.ts'

const html = '<p>page</p>'.repeat(100)
const page = await prepareCachedPage(
  new Response(html, { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } }),
  0,
)
const app = new Hono().get('/', (c) => respondWithPage(c, page, { 'x-request-id': '1' }))

const ask = (headers: Record<string, string>, method = 'GET') =>
  app.request('/', { headers, method })

describe('the encoding of a cached page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['identity;q=0, gzip;q=0', null],
    ['gzip;q=0, br;q=0.0', null],
    ['deflate, zstd', null],
    ['', null],
  ])('for %o is %o', async (accepted, expected) => {
    const response = await ask({ 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(expected)
    const length = (await response.arrayBuffer()).byteLength
    expect(response.headers.get('Content-Length')).toBe(String(length))
  })

  it('is identity without a header', async () => {
    const response = await ask({})
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toBe(html)
  })
})

describe('a cached page', () => {
  it('has a tag for each encoding, and is answered 304 for that tag only', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const tags = await Promise.all(
      encodings.map(async (encoding) => {
        const { headers } = await ask({ 'Accept-Encoding': encoding })
        return headers.get('ETag') ?? ''
      }),
    )
    expect(new Set(tags).size).toBe(3)
    const answers = tags.map(async (tag) => {
      const headers = { 'Accept-Encoding': 'br', 'If-None-Match': tag }
      return (await ask(headers)).status
    })
    expect(await Promise.all(answers)).toEqual([304, 200, 200])
  })

  it('keeps its headers without those of its body at 304, and never sends a cookie', async () => {
    const { headers } = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': '*' })
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'public, no-cache',
      etag: page.variants.br.etag,
      vary: 'Accept-Encoding, Cookie',
      'x-request-id': '1',
    })
  })

  it('has the same headers for HEAD, and no body', async () => {
    const [get, head] = [await ask({}), await ask({}, 'HEAD')]
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect(await head.text()).toBe('')
  })
})
