import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importMessages } from '#app/data/import/messages.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createImportJob } from '#server/jobs.ts'
import { createLogger } from '#server/logger.ts'
import { createWorker, type Worker } from '#server/worker.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readText } from '#tests/support/read-html.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver, type TestApp, testSite } from '#tests/support/test-app.ts'
import { writeZip } from '#tests/support/write-workbook.ts'

let database: Database
let app: TestApp
let worker: Worker
const folder = mkdtempSync(path.join(tmpdir(), 'directory-imports-'))

beforeAll(async () => {
  database = await openMigrated()
  await seedPeople(database)
  const logger = createLogger('silent')
  worker = createWorker(createImportJob(database, folder, logger), logger)
  worker.start()
  const imports = { folder, wake: worker.wake }
  app = await openAppOver(database, {}, undefined, async () => viewers.admin, { imports })
})
beforeEach(async () => {
  await asOperator(database, async (db) => {
    await db.execute(sql`delete from treatment_centers`)
    await db.execute(sql`delete from imports`)
  })
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
})
afterAll(async () => {
  await worker?.stop()
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

function upload(
  name: string,
  content: string | Uint8Array,
  { to = app, address = '/admin/import' } = {},
) {
  const form = new FormData()
  form.set('file', new File([content as BlobPart], name))
  return to.request(address, { method: 'POST', headers: { Origin: testSite.url }, body: form })
}

const show = async (response: Response) => readText(await response.text())

async function take(name: string, content: string | Uint8Array): Promise<string> {
  const response = await upload(name, content)
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}

const readState = async (page: string) => {
  const response = await app.request(`${page}/progress`)
  return ((await response.json()) as { progress: { state: string } }).progress.state
}
const waitFor = (page: string, state: string) => expect.poll(() => readState(page)).toBe(state)
const countCenters = async () =>
  (await asOperator(database, (db) => readRows(db, sql`select 1 from treatment_centers`))).length

describe('a file that takes long to read', () => {
  it('delays neither its own import nor the next, whatever it repeats', async () => {
    const long = (mark: string) => `a${mark.repeat(600_000 / mark.length)}b`
    const marks = ['\r', '\n', ' ', '\t', 'word ', '- ']
    const centers = marks.map((mark, index) => ({
      name: `Long ${index}`,
      description: long(mark),
      street: long(mark),
      categories: [long(mark)],
    }))
    const page = await take('long.json', JSON.stringify(centers))
    await waitFor(page, 'previewed')
    await postForm(app, page, { do: 'start' })
    await waitFor(page, 'done')
    const returns = await take(
      'returns.csv',
      `name,city\nHope House,"${long('\r')}"\n${long('\r')}\n`,
    )
    await waitFor(returns, 'previewed')
    expect(await show(await app.request(returns))).toContain('Import 3 centers')
  })

  it('is dropped when somebody cancels', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Center ${index},Newark`)
    const page = await take('many.csv', `name,city\n${rows.join('\n')}\n`)
    await waitFor(page, 'previewing')
    const next = await take('a.json', '[{"name":"A"}]')
    expect((await postForm(app, page, { do: 'cancel' })).status).toBe(303)
    expect(await readState(page)).toBe('cancelled')
    await waitFor(next, 'previewed')
    expect(readdirSync(folder)).toEqual([path.basename(next)])
  })
})

describe('an invalid file', () => {
  it.each([
    ['a.txt', 'x', importMessages.unsupportedFormat],
    ['a.csv', '', 'CSV must have headers and at least one data row'],
    ['a.zip', 'x', 'File parsing error: this is not an HSDS package (.zip)'],
    [
      'b.zip',
      writeZip({ 'phones.csv': 'id,number' }),
      'the package has no services: a file services.csv, with at least one row, is missing',
    ],
  ])('%s is refused at once: %s', async (name, content, message) => {
    const response = await upload(name, content)
    expect(response.status).toBe(400)
    expect(await show(response)).toContain(message)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['a.json', '[{"name":', 'Invalid JSON format'],
    ['a.xml', '<a><b></a>', 'Invalid XML format'],
    ['a.csv', 'name,city\n', 'CSV must have headers and at least one data row'],
    ['b.csv', 'name\n"A', 'File parsing error: a quoted value that begins in record 1'],
    ['a.xlsx', 'no zip', 'File parsing error: this is not an Excel workbook (.xlsx)'],
    ['a.csv.gz', 'no gzip', 'File parsing error: the file is damaged: it cannot be unpacked'],
  ])('%s shows the reason on its page: %s', async (name, content, message) => {
    const page = await take(name, content)
    await waitFor(page, 'failed')
    const text = await show(await app.request(page))
    expect(text).toContain(message)
    expect(text).toContain('Import Another File')
    expect(await countCenters()).toBe(0)
    await expect.poll(() => readdirSync(folder)).toEqual([])
  })

  it('is cut off at 50 MB, and leaves nothing on disk', async () => {
    const response = await upload('a.csv', new Uint8Array(50 * 1024 * 1024 + 10).fill(65))
    expect(response.status).toBe(400)
    expect(await show(response)).toContain('the file is larger than 50 MB')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is requested when the form has none', async () => {
    const none = await postForm(app, '/admin/import', {})
    expect([none.status, await show(none)]).toEqual([
      400,
      expect.stringContaining('Please choose a file.'),
    ])
    const blank = await upload('', '')
    expect(await show(blank)).toContain('Please choose a file.')
    const broken = await app.request('/admin/import', {
      method: 'POST',
      headers: { Origin: testSite.url, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname',
    })
    expect([broken.status, readdirSync(folder)]).toEqual([400, []])
  })
})
