import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importMessages } from '#app/data/import/messages.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createImportJob } from '#server/jobs.ts'
import { createLogger } from '#server/logger.ts'
import { createWorker } from '#server/worker.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { openMigrated, placeMigrated } from '#tests/support/migrated-database.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'
import { seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { openAppOver } from '#tests/support/test-app.ts'
import { makeDataFolder, startServer, type TestServer } from '#tests/support/test-server.ts'

describe('an import in the browser', () => {
  const { site, test } = serveApp(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'directory-imports-'))
    const database = await openMigrated()
    await seedEveryTable(database)
    const logger = createLogger('silent')
    const worker = createWorker(createImportJob(database, folder, logger), logger)
    worker.start()
    const imports = { folder, wake: worker.wake }
    const app = await openAppOver(database, {}, undefined, async () => viewers.admin, { imports })
    const close = async () => {
      await worker.stop()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { ...app, close }
  })
  beforeEach(async () => {
    await asOperator(site.app.database, async (db) => {
      await db.execute(sql`delete from treatment_centers where source = 'import'`)
      await db.execute(sql`delete from imports`)
    })
  })
  const list = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name,city,state,License\nHarbor House,Newark,NJ,1\n,Trenton,NJ,2\nTidewater,Camden,NJ,3\n',
    ),
  }
  const see = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()

  test('shows when the server is away, and the page stays', async ({ openPage }) => {
    const [row] = await site.app.operate<{ id: string }>(
      sql`insert into imports (file_name, file_hash, file_size, choices, state, rows_total)
        values ('list.csv', 'hash', 10, '{"sameName":"skip","duplicates":"skip"}', 'uploaded', 9)
        returning id`,
    )
    const page = await openPage(`/admin/import/${row?.id}`)
    await page.route('**/progress.data*', (route) => route.abort())
    await see(page, 'The server does not answer. This page keeps asking')
    expect(await page.getByRole('heading', { name: 'Admin Dashboard' }).count()).toBe(1)
    await page.unroute('**/progress.data*')
    await page.getByText('The server does not answer').waitFor({ state: 'detached' })
  })

  test('previews the changes, makes them while the person watches, and undoes them', async ({
    openPage,
  }) => {
    const page = await openPage('/admin/import')
    await expectAccessible(page)
    await page.setInputFiles('#file', { ...list, name: 'list.txt' })
    await page.getByRole('button', { name: 'Upload and preview' }).click()
    await see(page, importMessages.unsupportedFormat)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.locator('#file').inputValue()).toBe('')

    await page.setInputFiles('#file', list)
    await see(page, 'list.csv, 85 bytes')
    await page.getByRole('button', { name: 'Upload and preview' }).click()
    await page.waitForURL(/\/admin\/import\/[0-9a-f-]{36}$/)
    await see(page, 'Nothing has been imported yet.')
    await see(page, 'Skipped item 2: Missing name/title')
    await expectAccessible(page)
    const columns = page.getByLabel('License')
    await columns.selectOption('Phone')
    await page.getByRole('button', { name: 'Look again with these columns' }).click()
    await see(page, 'phone not usable, left out: 1')

    await page.getByLabel('Which list is this?').fill('State list')
    await page.getByLabel('Date of the list').fill('2025-03-14')
    await page.getByRole('button', { name: 'Import 2 centers' }).click()
    await see(page, 'Import Another File')
    const listed = await asOperator(site.app.database, (db) =>
      readRows(
        db,
        sql`select distinct listed_in as list, listed_on::text as day from treatment_centers
          where source = 'import'`,
      ),
    )
    expect(listed).toEqual([{ list: 'State list', day: '2025-03-14' }])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await see(page, 'The import is undone.')
    await page.getByRole('link', { name: 'Import Another File' }).click()
    await page.waitForURL(/\/admin\/import$/)
    await see(page, 'Undone')
  })

  test('takes the header row that a person chooses', async ({ openPage }) => {
    const page = await openPage('/admin/import', { size: 'phone' })
    const text = `A list, ${'with a long title, '.repeat(10)}\nUno,Dos,Tres\nHaus,Ort,Land\nHope House,Newark,NJ\n`
    await page.setInputFiles('#file', { ...list, buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Upload and preview' }).click()
    await see(page, 'No column was recognized as the name. Choose it below.')
    await page.getByText(/Header: row \d \(change\)/).click()
    await page.getByLabel('The row that names the columns').selectOption('3')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Look again with this row' }).click()
    await see(page, 'Header: row 3 (change)')
    await page.getByLabel('Haus').selectOption('Name')
    await page.getByRole('button', { name: 'Look again with these columns' }).click()
    await see(page, 'the columns “Ort” and “Land” were not read')
  })

  test('fits a phone, whatever the file names', async ({ openPage }) => {
    const long = `${'recovery_centers_of_new_jersey_'.repeat(6)}.csv`
    const page = await openPage('/admin/import', { size: 'phone' })
    const expectFit = async () => {
      for (const size of [sizes.phone, sizes.narrow]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
      }
    }
    await expectFit()
    await page.setInputFiles('#file', { ...list, name: long })
    await see(page, '85 bytes')
    await expectFit()
    await page.getByRole('button', { name: 'Upload and preview' }).click()
    await see(page, 'Nothing has been imported yet.')
    await expectFit()
    await page.getByRole('button', { name: 'Import 2 centers' }).click()
    await see(page, 'Import Another File')
    await expectFit()
    await page.getByRole('link', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').waitFor()
    await expectFit()
    await page.goto('/admin/import')
    await see(page, 'Imported')
    await expectFit()
  })

  test('accepts a dropped file', async ({ openPage }) => {
    const page = await openPage('/admin/import')
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['[{"name":"Dropped"}]'], 'dropped.json'))
      return data
    })
    const place = page.locator('form:has(#file) > div').first()
    await place.dispatchEvent('dragover', { dataTransfer: dropped })
    await place.dispatchEvent('drop', { dataTransfer: dropped })
    await see(page, 'dropped.json')
    await page.getByRole('button', { name: 'Upload and preview' }).click()
    await see(page, 'Import 1 center')
  })

  test('works without scripts', async ({ openPage }) => {
    const page = await openPage('/admin/import', { scripts: false })
    await page.setInputFiles('#file', list)
    await page.getByRole('button', { name: 'Upload and preview' }).click()
    await page.waitForURL(/\/admin\/import\/[0-9a-f-]{36}$/)
    // The page reloads until the file is read.
    await see(page, 'Nothing has been imported yet.')
    await page.getByRole('button', { name: 'Import 2 centers' }).click()
    await see(page, 'Import Another File')
    await page.getByRole('link', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await see(page, 'The import is undone.')
  })
})

describe('a process that is killed in the middle of an import', () => {
  const rows = 1_500
  let data: Awaited<ReturnType<typeof makeDataFolder>>
  beforeAll(async () => {
    data = await makeDataFolder()
  })
  afterAll(() => data?.remove())

  function openClient({ url }: TestServer, Cookie = '') {
    const headers = { Origin: url, 'Sec-Fetch-Site': 'same-origin', Cookie }
    const send = (target: string, init: RequestInit = {}) =>
      fetch(url + target, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } })
    const readProgress = async (page: string) =>
      ((await (await send(`${page}/progress`)).json()) as { progress: Progress }).progress
    return { send, readProgress }
  }
  type Progress = { state: string; rowsDone: number }

  it('is resumed by the next one, with nothing half-written or duplicated', async () => {
    const file = path.join(data.folder, 'list.csv')
    const lines = Array.from(
      { length: rows },
      (_, index) => `Quay ${index},${index} Main St,Newark`,
    )
    writeFileSync(file, `name,street,city\n${lines.join('\n')}\n`)
    const settings = { DATA_DIR: path.join(data.folder, 'data') }
    await placeMigrated(settings.DATA_DIR)
    const first = await startServer(settings)
    const signedIn = await openClient(first).send('/auth?redirectTo=%2Fadmin', {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'recovery-demo-admin' }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    const client = openClient(first, cookie)
    const form = new FormData()
    form.set('file', new File([`name,street,city\n${lines.join('\n')}\n`], 'list.csv'))
    const sent = await client.send('/admin/import/upload', { method: 'POST', body: form })
    const { path: page } = (await sent.json()) as { path: string }
    const wait = { interval: 50 }
    await expect.poll(async () => (await client.readProgress(page)).state, wait).toBe('previewed')
    const body = new URLSearchParams({ do: 'start' })
    await client.send(page, { method: 'POST', body })
    await expect
      .poll(async () => (await client.readProgress(page)).rowsDone, wait)
      .toBeGreaterThan(100)
    await first.stop('SIGKILL')

    const second = await startServer(settings)
    const next = openClient(second, cookie)
    const found = await next.readProgress(page)
    expect(found.rowsDone).toBeGreaterThan(100)
    await expect.poll(async () => (await next.readProgress(page)).state, wait).toBe('done')
    const report = await (await next.send(`${page}/report.csv`)).text()
    const outcomes = report.trim().split('\r\n').slice(1)
    expect(outcomes).toHaveLength(rows)
    expect(outcomes.filter((line) => !line.includes(',inserted,'))).toEqual([])
    const directory = await (await fetch(`${second.url}/centers?q=quay`)).text()
    expect(directory).toContain(`${rows.toLocaleString('en-US')} Treatment Centers Found`)
    await second.stop()
  })
})
