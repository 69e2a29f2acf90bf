import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { runs } from '#tests/support/thorough.ts'

let app: TestApp
let server: Server
beforeAll(async () => {
  app = await openTestApp()
  server = createServer(getRequestListener((request) => app.fetch(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  await app?.close()
})

const long = 'recovery '.repeat(1_200)

describe('hostile query strings', () => {
  const queries: [name: string, query: string][] = [
    ['values that no form sends', 'page=-1&sort=drop&minRating=x'],
    ['numbers out of range', 'page=1e308&minRating=Infinity'],
    ['a page past the end', 'page=99999999999999999999'],
    ['half a page', 'page=1.5'],
    ['10 kB of text', `q=${encodeURIComponent(long)}`],
    ['10 kB of place', `location=${encodeURIComponent(long)}`],
    ['one word of 10 kB', `q=${'a'.repeat(10_000)}`],
    ['NUL', 'q=a%00b&location=%00'],
    ['control characters', 'q=%01%02%1b%7f%c2%85'],
    ['a lone surrogate, as UTF-8', 'q=%ed%a0%80'],
    ['a lone surrogate, as a character', 'q=\ud800abc\udc00'],
    ['a broken percent sign', 'q=%&location=%zz&type=%e2%82'],
    ['bytes that are no UTF-8', 'q=%ff%fe%c3%28'],
    ['search operators', `q=${encodeURIComponent("a' & | ! ( ) <-> :* \\ -- ; drop table")}`],
    ['a pattern of the database', 'q=%25%25%25&location=%25_%5c'],
    ['a tag', `q=${encodeURIComponent('"><script>alert(1)</script>')}`],
    ['text from right to left', 'q=%e2%80%ae%d7%90'],
    ['emoji', 'q=%f0%9f%91%a9%e2%80%8d%f0%9f%9a%80'],
    ['a thousand types', `type=detox&${'type=x&'.repeat(1_000)}`],
    ['the same name many times', 'q=a&q=b&location=c&location=d&page=2&page=x'],
    ['brackets and a prototype', 'q[]=a&__proto__[x]=1&constructor=1'],
    ['no name', '=&&&=a&?'],
    ['nothing', ''],
    ['what the router itself reads', 'index&_routes=../../x'],
  ]
  it.each(queries)('%s', async (_name, query) => {
    for (const path of ['/', '/centers', '/places', '/centers/no-such-center']) {
      const response = await app.request(`${path}?${query}`)
      const body = await response.text()
      expect([path, response.status]).toEqual([path, path.includes('no-such') ? 404 : 200])
      expect(body).not.toContain('<script>alert')
    }
  })

  it('longer than any link of ours are refused, and so is NUL where a form is sent', async () => {
    const response = await app.request(`/centers?q=${'a'.repeat(17_000)}`)
    expect([response.status, await response.text()]).toEqual([400, 'This URL is too long.'])
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const sent = await app.request('/contact?center=%00', { method: 'POST', headers })
    expect([sent.status, await sent.text()]).toEqual([400, 'This URL is not valid.'])
  })

  it('show the whole directory, with a line that says what was ignored', async () => {
    const [plain, odd] = await Promise.all([
      app.readPage('/centers'),
      app.readPage('/centers?page=-1&sort=drop&minRating=x&type=none&open=maybe'),
    ])
    const line = / *We ignored part of this link: [^.]*\./
    expect(readText(odd)).toMatch(line)
    const time = /Shown as of [^M]*M/
    expect(readText(odd).replace(line, '').replace(time, '')).toBe(
      readText(plain).replace(time, ''),
    )
  })

  it('break nothing where the visitor leaves before the end of a page that is not cached', async () => {
    for (const place of ['Trenton', 'Newark', 'Camden']) {
      const response = await app.request(`/centers?q=my son overdosed&near=${place}`)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([
        200,
        'private, no-store',
      ])
      await response.body?.cancel()
    }
  })

  it('never break a page', async () => {
    const name = fc.constantFrom('q', 'location', 'type', 'minRating', 'open', 'sort', 'page', 'x')
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }).map(encodeSurrogates),
      fc.string({ unit: 'grapheme', maxLength: 60 }).map(encodeSurrogates),
      fc.string({ maxLength: 40 }).map((text) => text.replace(/[#&]/g, '')),
      fc.double().map(String),
      fc.constantFrom('detox', '4.5', 'yes', 'name', 'Trenton', '07102', 'newrak', '%', '%00'),
    )
    const query = fc
      .array(fc.tuple(name, value), { maxLength: 6 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/', '/centers', '/places'), query, async (path, asked) => {
        const response = await app.request(`${path}?${asked}`)
        await response.body?.cancel()
        expect(response.status).toBe(200)
      }),
      { numRuns: runs(40, 200) },
    )
  })
})

describe('hostile paths', () => {
  const paths: [path: string, status: number][] = [
    ['/%', 400],
    ['/centers/%', 400],
    ['/centers/%e0%a4%a', 400],
    ['/centers/%ff', 400],
    ['/centers/%00', 400],
    ['/centers/a%00b', 400],
    ['/centers/%ed%a0%80', 400],
    ['/assets/%', 400],
    [`/centers/${'a'.repeat(10_000)}`, 404],
    [`/centers/${'a'.repeat(17_000)}`, 400],
    [`/${'a/'.repeat(4_000)}`, 404],
    ['/centers/c%C3%A9dar-lantern', 404],
    ['/centers/%F0%9F%8F%A5', 404],
    ['/centers/%E6%B2%BB%E7%99%82', 404],
    ["/centers/'%20or%201=1--", 404],
    ['/centers/..%2f..%2fpackage.json', 404],
    ['/centers/a/b/c', 404],
    ['/centers/%2e%2e/%2e%2e/package.json', 404],
    ['/assets/..%2f..%2fserver%2findex.js', 404],
    ['/assets/%2e%2e/%2e%2e/server/index.js', 404],
    ['/assets/..%5c..%5cserver%5cindex.js', 404],
    ['/illustrations/..%2f..%2f..%2fpackage.json', 404],
    ['/illustrations/', 404],
    ['/assets/', 404],
    ['/.env', 404],
    ['/data/pglite/PG_VERSION', 404],
    ['/build/server/index.js', 404],
    ['/__manifest?p=%2F', 404],
  ]
  it.each(paths)('%s', async (path, status) => {
    const response = await app.request(path)
    const body = await response.text()
    expect(response.status).toBe(status)
    expect(body).not.toMatch(/createBuiltApp|"devDependencies"/)
  })

  it('without a page of ours still get a text response', async () => {
    const response = await app.request('/centers/%')
    expect(await response.text()).toBe('This URL is not valid.')
  })
})

describe('requests that no browser sends', () => {
  const page = `/centers/${importedCenter.slug}`
  const starts: [name: string, request: string, status: RegExp][] = [
    ['a way up', 'GET /../../../package.json HTTP/1.1\r\nHost: a', /40[04]/],
    ['a way up from the files', 'GET /assets/../../server/index.js HTTP/1.1\r\nHost: a', /40[04]/],
    ['a backslash', 'GET /assets\\..\\..\\server\\index.js HTTP/1.1\r\nHost: a', /40[04]/],
    ['two slashes', 'GET //evil.example.org/centers HTTP/1.1\r\nHost: a', /40[04]/],
    ['a whole address', `GET http://evil.example.org${page} HTTP/1.1\r\nHost: a`, /200|40[04]/],
    ['no slash', 'GET centers HTTP/1.1\r\nHost: a', /40[04]/],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a', /40[045]/],
    ['a raw quote', 'GET /centers?q="<>` HTTP/1.1\r\nHost: a', /200|400/],
    ['raw bytes', 'GET /centers?q=\xff\xfe HTTP/1.1\r\nHost: a', /200|400/],
    ['no host', 'GET /centers HTTP/1.1', /400/],
    ['a host that is none', 'GET /centers HTTP/1.1\r\nHost: a b', /400/],
    ['a host with a path', 'GET /centers HTTP/1.1\r\nHost: a/b?c#d', /400/],
    ['an unknown method', 'BREW /centers HTTP/1.1\r\nHost: a', /40[035]/],
    ['TRACE', 'TRACE /centers HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin', /405/],
    ['a body that never comes', 'GET /centers HTTP/1.1\r\nHost: a\r\nContent-Length: 5', /200|400/],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}`, /431/],
  ]
  it.each(starts)('%s', async (_name, request, status) => {
    expect(await readStatus(request)).toMatch(status)
  })

  it('leave the server running', async () => {
    expect(await readStatus('GET /centers HTTP/1.1\r\nHost: localhost')).toBe('200')
  })
})

/** Send a raw request; return the response's status. */
function readStatus(request: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`${request}\r\nConnection: close\r\n\r\n`, 'latin1'))
    })
    socket.once('data', (bytes) => {
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1] ?? bytes.toString())
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve('closed'))
  })
}

/** Percent-encodes text, and lone surrogates like a careless program. */
function encodeSurrogates(text: string): string {
  return Array.from(text, (character) =>
    /^[\ud800-\udfff]$/.test(character) ? '%ed%a0%80' : encodeURIComponent(character),
  ).join('')
}
