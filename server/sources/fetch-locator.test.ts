import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchProblems } from '#app/data/sources/messages.ts'
import { answerPages, makeLocatorRow } from '#tests/support/locator-pages.ts'
import { parseStoredFile } from '#tests/support/parse-stored-file.ts'
import { type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { fetchLocator } from './fetch-locator.ts'

let host: RemoteHost
let folder: string
let file: string
beforeAll(async () => {
  host = await startRemoteHost()
})
beforeEach(async () => {
  host.asked = []
  folder = await mkdtemp(path.join(tmpdir(), 'directory-locator-'))
  file = path.join(folder, 'file')
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => host?.close())

const rows = Array.from({ length: 5 }, (_, index) => makeLocatorRow(index + 1))
const parameters = { sType: 'SA', limitType: '0', limitValue: '34', pageSize: '2' }

function fetchPages(more: Partial<Parameters<typeof fetchLocator>[0]> = {}) {
  return fetchLocator({
    address: `${host.origin}/locator/exportsAsJson/v2`,
    parameters,
    path: file,
    pagesPath: `${file}.pages`,
    userAgent: 'Test directory (+https://directory.test)',
    access: host.access,
    signal: new AbortController().signal,
    pause: 0,
    ...more,
  })
}

describe('a search of the locator', () => {
  it('is read page by page into one file that an import understands', async () => {
    host.answer = answerPages(rows)
    const fetched = await fetchPages()
    expect(fetched).toMatchObject({ ok: true, value: { fileName: 'findtreatment.json' } })
    const asked = '/locator/exportsAsJson/v2?sType=SA&limitType=0&limitValue=34&pageSize=2&page='
    expect(host.asked.map((request) => request.path)).toEqual([1, 2, 3].map((page) => asked + page))
    const { centers, notes } = await parseStoredFile(file, 'findtreatment.json')
    expect(notes).toEqual([])
    expect(centers.map(({ name }) => name)).toEqual(rows.map(({ name1 }) => name1))
    expect(centers[0]).toMatchObject({ phone: '609-555-0101', postalCode: '08608' })
  })

  it('has the same hash as long as it finds the same', async () => {
    host.answer = answerPages(rows)
    const [one, other] = [await fetchPages(), await fetchPages()]
    expect(one.ok && one.value.hash).toBe(other.ok && other.value.hash)
  })

  it('is posted as a form to the address of the official client, by the name of the site', async () => {
    const answer = answerPages(rows)
    const asked: unknown[] = []
    host.answer = async (request, response) => {
      const { method, url, headers } = request
      asked.push([method, url, headers['content-type'], headers['user-agent']])
      answer(request, response)
    }
    const fetched = await fetchPages({ address: `${host.origin}/locator/listing` })
    expect(fetched).toMatchObject({ ok: true, value: { read: 5 } })
    expect(asked).toEqual(
      Array(3).fill([
        'POST',
        '/locator/listing',
        'application/x-www-form-urlencoded',
        'Test directory (+https://directory.test)',
      ]),
    )
    expect((await parseStoredFile(file, 'findtreatment.json')).centers).toHaveLength(5)
  })

  it('follows a redirect with its form', async () => {
    const answer = answerPages(rows)
    host.answer = (request, response) => {
      if (request.url === '/new/listing') return answer(request, response)
      response.writeHead(301, { Location: '/new/listing' }).end()
    }
    const fetched = await fetchPages({ address: `${host.origin}/locator/listing` })
    expect(fetched).toMatchObject({ ok: true, value: { read: 5 } })
  })

  it('leaves nothing behind for each of many pages', async () => {
    const many = Array.from({ length: 40 }, (_, index) => makeLocatorRow(index + 1))
    host.answer = answerPages(many)
    const warned = vi.fn()
    process.on('warning', warned)
    expect(await fetchPages()).toMatchObject({ ok: true, value: { read: 40 } })
    await nextTurn()
    process.off('warning', warned)
    expect(warned.mock.calls).toEqual([])
  })

  it.each([
    [
      'another count',
      fetchProblems.pagesDiffer(2),
      answerPages(rows, ({ page }) => (page === 2 ? { recordCount: 6 } : {})),
    ],
    [
      'another number of pages',
      fetchProblems.pagesDiffer(3),
      answerPages(rows, ({ page }) => (page === 3 ? { totalPages: 4 } : {})),
    ],
    ['another page', fetchProblems.pagesDiffer(2), answerPages(rows, () => ({ page: 1 }))],
    [
      'the same page again',
      fetchProblems.pagesDiffer(2),
      answerPages(rows, () => ({ rows: rows.slice(0, 2) })),
    ],
    [
      'an empty page',
      fetchProblems.pageMissing(2),
      answerPages(rows, ({ page }) => (page === 2 ? { rows: [] } : {})),
    ],
    [
      'fewer records than announced',
      fetchProblems.rowsMissing(4, 5),
      answerPages(rows, ({ page }) => (page === 2 ? { rows: rows.slice(2, 3) } : {})),
    ],
    ['no records', fetchProblems.noRecords, answerPages([])],
    [
      'too many pages',
      fetchProblems.tooManyPages(500),
      answerPages(rows, () => ({ totalPages: 501 })),
    ],
    [
      'another form',
      fetchProblems.otherShape,
      answerPages(rows, () => ({ rows: undefined as never })),
    ],
  ])('is refused with %s', async (_, errors, answer) => {
    host.answer = answer
    expect(await fetchPages()).toEqual({ ok: false, errors })
  })

  it.each<[string, RemoteHost['answer'], string]>([
    [
      'something else than JSON',
      (_request, response) => response.writeHead(200).end('<html></html>'),
      fetchProblems.notJson,
    ],
    [
      'a page of HTML',
      (_request, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('Sorry'),
      fetchProblems.webPage,
    ],
    ['403', (_request, response) => response.writeHead(403).end('No'), fetchProblems.denied(403)],
    ['503', (_request, response) => response.writeHead(503).end(), fetchProblems.answered(503)],
    [
      'a page of more than 20 MB',
      (_request, response) => response.writeHead(200).end(Buffer.alloc(21 * 1024 * 1024, ' ')),
      fetchProblems.pageTooLarge(20),
    ],
    [
      'a redirect to a private address',
      (_request, response) => response.writeHead(302, { Location: 'https://10.0.0.1/' }).end(),
      fetchProblems['the host is not on the public internet'],
    ],
  ])('is refused if the host answers with %s, of either form', async (_, answer, errors) => {
    host.answer = answer
    expect(await fetchPages()).toEqual({ ok: false, errors })
    const address = `${host.origin}/locator/listing`
    expect(await fetchPages({ address })).toEqual({ ok: false, errors })
  })

  it('is refused if the host sends nothing for too long', async () => {
    host.answer = () => {}
    const limits = { stallSeconds: 0.2 }
    expect(await fetchPages({ limits })).toEqual({ ok: false, errors: fetchProblems.stalled(0.2) })
  })

  it('is refused if a later page is missing', async () => {
    host.answer = (request, response) =>
      request.url?.endsWith('page=2')
        ? response.writeHead(404).end()
        : answerPages(rows)(request, response)
    expect(await fetchPages()).toEqual({ ok: false, errors: fetchProblems.pageMissing(2) })
  })

  it('is refused if its pages together are too large', async () => {
    host.answer = answerPages(rows)
    const limits = { maxBytes: 700 }
    expect(await fetchPages({ limits })).toEqual({ ok: false, errors: fetchProblems.tooLarge })
  })

  it('is refused if one record says more than memory can hold', async () => {
    const page = `{"page":1,"totalPages":1,"recordCount":1,"rows":[{"name":[${'[],'.repeat(5e6)}[]]}]}`
    host.answer = (_request, response) => response.writeHead(200).end(page)
    expect(await fetchPages()).toEqual({
      ok: false,
      errors: expect.stringMatching(/record 1: Holds more than 100,000 values/),
    })
  })

  it('waits between its pages, and not at shutdown', async () => {
    const stop = new AbortController()
    host.answer = answerPages(rows)
    const onPage = () => stop.abort()
    await expect(fetchPages({ pause: 60_000, signal: stop.signal, onPage })).rejects.toThrow()
    expect(host.asked).toHaveLength(1)
  })
})

describe('a fetch that was broken off', () => {
  const pagesAsked: string[] = []
  /** Answers, except for page 3 while `isBroken`. */
  const breakAtThree =
    (answer: RemoteHost['answer'], isBroken: boolean): RemoteHost['answer'] =>
    (request, response) => {
      const page = new URL(request.url ?? '', host.origin).searchParams.get('page') ?? ''
      pagesAsked.push(page)
      if (isBroken && page === '3') return response.destroy()
      answer(request, response)
    }
  beforeEach(async () => {
    pagesAsked.length = 0
    host.answer = breakAtThree(answerPages(rows), true)
    expect(await fetchPages()).toEqual({
      ok: false,
      errors: `${fetchProblems.broken('ECONNRESET')} ${fetchProblems.pagesKept(2, 3)}`,
    })
    pagesAsked.length = 0
  })

  it('goes on with the page that is missing if the list is the same', async () => {
    host.answer = breakAtThree(answerPages(rows), false)
    expect(await fetchPages()).toMatchObject({ ok: true, value: { read: 5 } })
    expect(pagesAsked).toEqual(['3'])
    const { centers } = await parseStoredFile(file, 'findtreatment.json')
    expect(centers.map(({ name }) => name)).toEqual(rows.map(({ name1 }) => name1))
    expect(await readdir(folder)).toEqual(['file'])
  })

  it('goes on after a process was killed while it wrote a page', async () => {
    await appendFile(`${file}.pages`, '\n[{"name1":"Half a re')
    host.answer = breakAtThree(answerPages(rows), false)
    expect(await fetchPages()).toMatchObject({ ok: true, value: { read: 5 } })
    expect(pagesAsked).toEqual(['3'])
    expect((await parseStoredFile(file, 'findtreatment.json')).centers).toHaveLength(5)
  })

  it('begins again if the list changed since', async () => {
    host.answer = breakAtThree(answerPages([...rows, makeLocatorRow(6)]), false)
    expect(await fetchPages()).toMatchObject({ ok: true, value: { read: 6 } })
    expect(pagesAsked).toEqual(['3', '1', '2', '3'])
  })

  it('begins again with another search, and after a day', async () => {
    host.answer = breakAtThree(answerPages(rows), false)
    const other = { ...parameters, limitValue: '35' }
    expect(await fetchPages({ parameters: other })).toMatchObject({ ok: true })
    expect(pagesAsked).toEqual(['1', '2', '3'])

    host.answer = breakAtThree(answerPages(rows), true)
    await fetchPages()
    const [head = '', ...pages] = (await readFile(`${file}.pages`, 'utf8')).split('\n')
    const old = { ...JSON.parse(head), begunAt: Date.now() - 25 * 3600 * 1000 }
    await writeFile(`${file}.pages`, [JSON.stringify(old), ...pages].join('\n'))
    pagesAsked.length = 0
    host.answer = breakAtThree(answerPages(rows), false)
    expect(await fetchPages()).toMatchObject({ ok: true })
    expect(pagesAsked).toEqual(['1', '2', '3'])
  })

  it('does not go on with pages that contradict each other', async () => {
    host.answer = answerPages(rows, ({ page }) => (page === 3 ? { page: 2 } : {}))
    expect(await fetchPages()).toEqual({ ok: false, errors: fetchProblems.pagesDiffer(3) })
    host.answer = breakAtThree(answerPages(rows), false)
    expect(await fetchPages()).toMatchObject({ ok: true })
    expect(pagesAsked).toEqual(['1', '2', '3'])
  })
})
