import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPublicAddress, publicInternet } from '#server/remote/remote-access.ts'
import { answerWith, type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { fetchImage } from './fetch-image.ts'

let host: RemoteHost
beforeAll(async () => {
  host = await startRemoteHost()
})
beforeEach(() => {
  host.asked = []
})
afterAll(() => host?.close())

const bytes = randomBytes(3000)
const redirectTo = (location: string): RemoteHost['answer'] => {
  return (request, response) => {
    if (request.url === '/end') return answerWith(bytes)(request, response)
    response.writeHead(302, { Location: location }).end()
  }
}
const fetchPath = (path: string) => fetchImage(host.origin + path, host.access)

describe('fetchImage', () => {
  it('returns the bytes, and connects to the checked address with the host name', async () => {
    host.answer = answerWith(bytes)
    expect(await fetchPath('/a.jpg?size=2')).toEqual({ ok: true, bytes })
    expect(host.asked).toEqual([{ host: `pictures.test:${host.port}`, path: '/a.jpg?size=2' }])
  })

  it('connects to no address that is not public', async () => {
    const access = { ...host.access, isAllowed: isPublicAddress }
    expect(await fetchImage(`${host.origin}/a.jpg`, access)).toMatchObject({ ok: false })
    expect(await fetchImage(`https://127.0.0.1:${host.port}/a.jpg`, access)).toMatchObject({
      ok: false,
    })
    expect(host.asked).toEqual([])
  })

  it.each([
    ['not an https address', 'http://photos.example.org/a.jpg'],
    ['not an https address', 'file:///etc/passwd'],
    ['not an https address', 'https://user:secret@photos.example.org/a.jpg'],
    ['not an https address', '//photos.example.org/a.jpg'],
    ['the host is unknown', 'https://nowhere.example.org/'],
    ...[
      'https://127.1/',
      'https://2130706433/',
      'https://0177.0.0.1/',
      'https://0x7f000001/',
      'https://0/',
      'https://0xa9fea9fe/',
      'https://[::]/',
      'https://[::ffff:7f00:1]/',
      'https://１２７.0.0.1/',
      'https://127。0。0。1/',
      'https://1.1.1.1:8443/',
    ].map((address) => ['the host is not on the public internet', address]),
  ])('does not connect: %s, %s', async (reason = '', address = '') => {
    const resolve = () => Promise.reject(new Error('The resolver knows nobody'))
    const answer = await fetchImage(address, { ...publicInternet, resolve })
    expect(answer).toEqual({ ok: false, reason })
  })

  it('connects to no host that also has an address that is not public', async () => {
    const resolve = async () => ['1.1.1.1', '127.0.0.1']
    const access = { ...publicInternet, resolve }
    expect(await fetchImage('https://inside.example.org/', access)).toEqual({
      ok: false,
      reason: 'the host is not on the public internet',
    })
  })

  it('ignores a second answer of the resolver', async () => {
    host.answer = answerWith(bytes)
    let answers = 0
    const resolve = async () => [answers++ === 0 ? '127.0.0.1' : '10.0.0.1']
    expect(await fetchImage(`${host.origin}/a`, { ...host.access, resolve })).toMatchObject({
      ok: true,
    })
    expect(answers).toBe(1)
  })

  it('refuses a certificate that it cannot verify', async () => {
    host.answer = answerWith(bytes)
    const { ca, ...strict } = host.access
    expect(ca).toContain('CERTIFICATE')
    expect(await fetchImage(`${host.origin}/a`, strict)).toEqual({
      ok: false,
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    })
    const other = { ...host.access, resolve: async () => ['127.0.0.1'] }
    expect(await fetchImage(`https://other.example.org:${host.port}/a`, other)).toEqual({
      ok: false,
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
    expect(host.asked).toEqual([])
  })

  it('follows three redirects and no more', async () => {
    let left = 3
    host.answer = (request, response) => {
      left -= 1
      redirectTo(left > 0 ? `/hop-${left}` : '/end')(request, response)
    }
    expect(await fetchPath('/start')).toEqual({ ok: true, bytes })
    expect(host.asked.map(({ path }) => path)).toEqual(['/start', '/hop-2', '/hop-1', '/end'])
    left = 4
    expect(await fetchPath('/start')).toEqual({ ok: false, reason: 'too many redirects' })
  })

  it.each([
    ['http://pictures.test/end', 'not an https address'],
    ['https://169.254.169.254/latest/', 'the host is not on the public internet'],
    ['https://[::ffff:127.0.0.1]/end', 'the host is not on the public internet'],
    ['https://elsewhere.example.org/end', 'the host is unknown'],
    ['file:///etc/passwd', 'not an https address'],
    ['https://', 'not an https address'],
  ])('checks each redirect: %s', async (location, reason) => {
    host.answer = redirectTo(location)
    expect(await fetchPath('/start')).toEqual({ ok: false, reason })
    expect(host.asked).toHaveLength(1)
  })

  it.each<[string, RemoteHost['answer']]>([
    ['it answered 404', (_, response) => response.writeHead(404).end()],
    ['it answered 304', (_, response) => response.writeHead(304).end()],
    ['it is no picture', answerWith(bytes, 'text/html')],
    ['it is no picture', answerWith(bytes, 'image/svg+xml')],
    ['it is no picture', (_, response) => response.writeHead(200).end(bytes)],
    [
      'it is packed',
      (_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' })
          .end(bytes),
    ],
    [
      'it is too large',
      (_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': 11_000_000 })
          .end(),
    ],
    [
      'it is too large',
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'image/png' })
        response.end(Buffer.alloc(10 * 1024 * 1024 + 1))
      },
    ],
    [
      'ECONNRESET',
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': 100 })
        response.write('half')
        setImmediate(() => response.destroy())
      },
    ],
  ])('refuses: %s', async (reason, answer) => {
    host.answer = answer
    expect(await fetchPath('/a')).toEqual({ ok: false, reason })
  })

  it('limits the whole time, for a slow host, a silent one and the resolver', async () => {
    host.answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' })
      const drip = setInterval(() => response.write('x'), 20)
      response.once('close', () => clearInterval(drip))
    }
    const silent = { ...host.access, resolve: () => new Promise<string[]>(() => {}) }
    const answers = await Promise.all([
      fetchImage(`${host.origin}/drip`, host.access, 200),
      fetchImage(`${host.origin}/a`, silent, 200),
    ])
    for (const answer of answers) expect(answer).toEqual({ ok: false, reason: 'it took too long' })
  })
})
