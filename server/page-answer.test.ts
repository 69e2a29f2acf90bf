import { expect, it } from 'vitest'
import { answerWithPage, chooseEncoding } from './page-answer.ts'
import type { KeptPage } from './page-cache.ts'

const page: KeptPage = {
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  inlineSources: { scripts: '', styles: '' },
  etag: 'tag',
  bodies: { br: Buffer.from('b'), gzip: Buffer.from('gz'), identity: Buffer.from('plain') },
  subject: {},
  renderedAt: 0,
  keep: true,
}
const ask = (asked: Partial<Parameters<typeof answerWithPage>[1]> = {}, of = page) =>
  answerWithPage(of, { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined, ...asked })

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0.0, *', 'gzip'],
  ['identity', 'identity'],
  ['brotli, x;q=abc', 'identity'],
])('for %j it takes %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it('answers each encoding with its bytes and its own strong tag', () => {
  expect(ask({ acceptEncoding: 'br' })).toEqual({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': '1',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding, Cookie',
      etag: '"tag-br"',
    },
    body: page.bodies.br,
  })
  expect(ask().headers).toMatchObject({ etag: '"tag"', 'content-length': '5' })
  expect(ask().headers).not.toHaveProperty('content-encoding')
})

it('answers 304 without a body to whoever has these very bytes', () => {
  const having = { acceptEncoding: 'br', ifNoneMatch: 'W/"other", "tag-br"' }
  const answer = ask(having)
  expect(answer).toMatchObject({ status: 304, body: null })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(ask({ acceptEncoding: 'gzip', ifNoneMatch: '"tag-br"' }).status).toBe(200)
})

it('answers HEAD with the headers alone', () => {
  expect(ask({ method: 'HEAD' })).toMatchObject({ body: null, headers: { 'content-length': '5' } })
})

it('gives no tag to what is not kept', () => {
  const answer = ask({ ifNoneMatch: '*' }, { ...page, status: 503, keep: false })
  expect(answer.status).toBe(503)
  expect(answer.headers).not.toHaveProperty('etag')
  expect(answer.headers).not.toHaveProperty('cache-control')
})
