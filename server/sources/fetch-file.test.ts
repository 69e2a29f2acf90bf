import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchProblems } from '#app/data/sources/messages.ts'
import { publicInternet } from '#server/remote/remote-access.ts'
import { answerWith, type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { type FetchLimits, fetchFile, type Validators } from './fetch-file.ts'

let host: RemoteHost
let folder: string
beforeAll(async () => {
  host = await startRemoteHost()
})
beforeEach(async () => {
  host.asked = []
  folder = await mkdtemp(path.join(tmpdir(), 'directory-sources-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => host?.close())

const list = Buffer.from('name,city\nHope House,Trenton\n')
const hash = createHash('sha256').update(list).digest('hex')
const noValidators = { etag: null, lastModified: null }

function fetchPath(
  urlPath: string,
  more: { limits?: Partial<FetchLimits>; validators?: Validators; signal?: AbortSignal } = {},
) {
  return fetchFile({
    address: host.origin + urlPath,
    path: path.join(folder, 'file'),
    validators: noValidators,
    access: host.access,
    signal: new AbortController().signal,
    ...more,
  })
}
const readStored = () => readFile(path.join(folder, 'file'))

/** A response with these headers. */
function answer(
  body: string | Buffer,
  headers: Record<string, string> = { 'Content-Type': 'text/csv' },
): RemoteHost['answer'] {
  return (_request, response) => response.writeHead(200, headers).end(body)
}

describe('the file of a source', () => {
  it('is stored with its name and hash, and what the host says about its version', async () => {
    const version = { ETag: '"7"', 'Last-Modified': 'Wed, 25 Nov 2026 10:00:00 GMT' }
    host.answer = answer(list, { 'Content-Type': 'text/csv', ...version })
    expect(await fetchPath('/lists/centers.csv')).toEqual({
      ok: true,
      value: {
        fileName: 'centers.csv',
        hash,
        size: list.length,
        etag: '"7"',
        lastModified: version['Last-Modified'],
      },
    })
    expect(await readStored()).toEqual(list)
  })

  it('is not sent again while its version is the same', async () => {
    host.answer = (request, response) => {
      const isSame = request.headers['if-none-match'] === '"7"'
      const isAsOld = request.headers['if-modified-since'] === 'yesterday'
      response.writeHead(isSame && isAsOld ? 304 : 500).end()
    }
    const validators = { etag: '"7"', lastModified: 'yesterday' }
    expect(await fetchPath('/a.csv', { validators })).toEqual({ ok: true, value: 'unchanged' })
  })

  it('is unpacked when the host packed it on the way, and keeps its name', async () => {
    host.answer = answer(gzipSync(list), { 'Content-Encoding': 'gzip' })
    const fetched = await fetchPath('/centers.csv')
    expect(fetched).toMatchObject({ ok: true, value: { fileName: 'centers.csv', hash } })
    expect(await readStored()).toEqual(list)
  })

  it('stays packed if it is a packed file', async () => {
    const packed = gzipSync(list)
    host.answer = answer(packed, { 'Content-Type': 'application/gzip' })
    const fetched = await fetchPath('/centers.csv.gz')
    expect(fetched).toMatchObject({ ok: true, value: { fileName: 'centers.csv.gz' } })
    expect(await readStored()).toEqual(packed)
  })

  it.each([
    [fetchProblems.tooLarge, answer('x'.repeat(2000))],
    [fetchProblems.tooLarge, answer(gzipSync('x'.repeat(2000)), { 'Content-Encoding': 'gzip' })],
    [fetchProblems.damaged, answer(list, { 'Content-Encoding': 'gzip' })],
    [fetchProblems.packed('br'), answer(list, { 'Content-Encoding': 'br' })],
    [fetchProblems.webPage, answer('<html>Sign in</html>', { 'Content-Type': 'text/html' })],
    [fetchProblems.empty, answer('')],
    [
      fetchProblems.answered(503),
      ((_, response) => response.writeHead(503).end()) as RemoteHost['answer'],
    ],
    [
      fetchProblems.answered(304),
      ((_, response) => response.writeHead(304).end()) as RemoteHost['answer'],
    ],
  ])('is refused: %s', async (errors, hostAnswer) => {
    host.answer = hostAnswer
    const limits = { maxBytes: 1000 }
    expect(await fetchPath('/a.csv', { limits })).toEqual({ ok: false, errors })
  })

  it('is refused in a format that an import does not read', async () => {
    host.answer = answer('%PDF', { 'Content-Type': 'application/pdf' })
    expect(await fetchPath('/centers.pdf')).toEqual({
      ok: false,
      errors: fetchProblems.unknownFormat,
    })
  })

  it('is refused if the connection ends before the file does', async () => {
    host.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': 5000 })
      response.write(list, () => response.destroy())
    }
    expect(await fetchPath('/a.csv')).toEqual({
      ok: false,
      errors: fetchProblems.broken('ECONNRESET'),
    })
  })

  it('is given up when the host stops sending, or takes too long', async () => {
    host.answer = (_request, response) => void response.writeHead(200).write('name')
    expect(await fetchPath('/a.csv', { limits: { stallSeconds: 0.05 } })).toEqual({
      ok: false,
      errors: fetchProblems.stalled(0.05),
    })
    expect(await fetchPath('/a.csv', { limits: { minutes: 0.001 } })).toEqual({
      ok: false,
      errors: fetchProblems.late(0.001),
    })
  })

  it('is given up when it never ends, however little the host sends at a time', async () => {
    host.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' })
      const drip = setInterval(() => response.write('a'), 1)
      response.on('close', () => clearInterval(drip))
    }
    expect(await fetchPath('/a.csv', { limits: { minutes: 0.005 } })).toEqual({
      ok: false,
      errors: fetchProblems.late(0.005),
    })
    expect(await fetchPath('/a.csv', { limits: { maxBytes: 20 } })).toEqual({
      ok: false,
      errors: fetchProblems.tooLarge,
    })
  })

  it('is fetched from the addresses that were checked, whatever the name means a moment later', async () => {
    host.answer = answer(list)
    const inside = { ok: false, errors: fetchProblems['the host is not on the public internet'] }
    const ask = (answers: string[][]) =>
      fetchFile({
        address: `${host.origin}/a.csv`,
        path: path.join(folder, 'file'),
        validators: noValidators,
        access: { ...host.access, resolve: async () => answers.shift() ?? ['10.0.0.1'] },
        signal: new AbortController().signal,
      })
    expect(await ask([['127.0.0.1']])).toMatchObject({ ok: true, value: { hash } })
    expect(await ask([['127.0.0.1', '10.0.0.1']])).toEqual(inside)
    host.answer = (_request, response) => response.writeHead(302, { Location: '/now.csv' }).end()
    expect(await ask([['127.0.0.1'], ['10.0.0.1']])).toEqual(inside)
  })

  it('is given up at shutdown, which is no failure of the source', async () => {
    const stop = new AbortController()
    host.answer = () => stop.abort()
    await expect(fetchPath('/a.csv', { signal: stop.signal })).rejects.toThrow()
  })

  it('is only fetched from the public internet, also after a redirect', async () => {
    host.answer = (_request, response) =>
      response.writeHead(302, { Location: 'https://169.254.169.254/latest/meta-data' }).end()
    const inside = { ok: false, errors: fetchProblems['the host is not on the public internet'] }
    expect(await fetchPath('/a.csv')).toEqual(inside)
    const wanted = {
      path: path.join(folder, 'file'),
      validators: noValidators,
      access: publicInternet,
      signal: new AbortController().signal,
    }
    expect(await fetchFile({ ...wanted, address: 'https://127.0.0.1/a.csv' })).toEqual(inside)
    expect(await fetchFile({ ...wanted, address: 'http://example.org/a.csv' })).toEqual({
      ok: false,
      errors: fetchProblems['not an https address'],
    })
  })

  it('follows a redirect to another path', async () => {
    host.answer = (request, response) =>
      request.url === '/now.csv'
        ? answerWith(list, 'text/csv')(request, response)
        : response.writeHead(302, { Location: '/now.csv' }).end()
    expect(await fetchPath('/latest')).toMatchObject({ ok: true, value: { fileName: 'now.csv' } })
  })
})
