import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

  it('is refused if it is not JSON, or a page is missing', async () => {
    host.answer = (_request, response) => response.writeHead(200).end('<html></html>')
    expect(await fetchPages()).toEqual({ ok: false, errors: fetchProblems.notJson })
    host.answer = (request, response) =>
      request.url?.endsWith('page=2')
        ? response.writeHead(404).end()
        : answerPages(rows)(request, response)
    expect(await fetchPages()).toEqual({ ok: false, errors: fetchProblems.pageMissing(2) })
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
    host.answer = (request, response) => {
      answerPages(rows)(request, response)
      setTimeout(() => stop.abort(), 50)
    }
    await expect(fetchPages({ pause: 60_000, signal: stop.signal })).rejects.toThrow()
    expect(host.asked).toHaveLength(1)
  })
})
