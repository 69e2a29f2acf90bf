import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { createImportJob } from '#server/jobs.ts'
import { createLogger } from '#server/logger.ts'
import { createSourceJob } from '#server/sources/run-sources.ts'
import { createWorker } from '#server/worker.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'
import { startRemoteHost } from '#tests/support/remote-host.ts'
import { seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { openAppOver, testSite } from '#tests/support/test-app.ts'

const { site, test } = serveApp(async () => {
  const database = await openMigrated()
  await seedEveryTable(database)
  const logger = createLogger('silent')
  const host = await startRemoteHost()
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-known-list-'))
  const folders = { imports: path.join(folder, 'imports'), sources: path.join(folder, 'sources') }
  const importing = createWorker(createImportJob(database, folders.imports, logger), logger)
  const files = openImportFiles(folders.sources)
  const { access } = host
  const sourceJob = createSourceJob({
    database,
    files,
    logger,
    site: testSite,
    access,
    wakeOutbox() {},
  })
  const reading = createWorker(sourceJob, logger)
  for (const worker of [importing, reading]) worker.start()
  const app = await openAppOver(database, {}, undefined, async () => viewers.admin, {
    imports: { folder: folders.imports, wake: importing.wake },
    sources: { folder: folders.sources, wake: reading.wake },
  })
  const close = async () => {
    await importing.stop()
    await reading.stop()
    await app.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...app, close }
})

const writeList = (changed: string) =>
  [
    'name,street,city,state,zip,phone',
    ...Array.from({ length: 20 }, (_, index) => {
      const phone = index === 7 ? changed : `973-555-01${10 + index}`
      return `Tidewater ${100 + index},${index + 1} Elm Street,Newark,NJ,07102,${phone}`
    }),
  ].join('\n')

async function uploadList(page: Page, name: string, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Bulk Import' }).first().click()
  const buffer = Buffer.from(writeList(phone))
  await page.setInputFiles('#file', { name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload and preview' }).click()
  await page.getByText('Nothing has been imported yet.').waitFor()
}

test('a list is imported, kept up to date, and its next file compared and accepted', async ({
  openPage,
}) => {
  const page = await openPage('/admin/import', { size: 'phone' })
  const expectFine = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await expectFine()
  await uploadList(page, 'licensed-2026-01.csv', '973-555-0117')
  await page.getByLabel('Which list is this?').fill('State list')
  await page.getByRole('button', { name: 'Import 20 centers' }).click()
  await page.getByRole('link', { name: 'Keep this list up to date' }).click()
  await page.getByText('It goes on with the import of “State list”').waitFor()
  await expectFine()
  await page.getByRole('button', { name: 'Add source' }).click()
  await page.getByText('Upload its next file here when there is one.').waitFor()
  await expectFine()

  await uploadList(page, 'licensed-2026-02.csv', '973-555-0199')
  await page.getByRole('heading', { name: '“State list” was read before' }).waitFor()
  await expectFine()
  await page.getByRole('button', { name: 'Compare with “State list”' }).click()
  await page.getByRole('link', { name: /^Review/ }).click()
  await page.getByRole('link', { name: /^Phone of centers that nobody verified/ }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await page.getByText('1 difference accepted.').waitFor()
  expect(
    await site.app.operate(sql`select name, phone from treatment_centers
      where name like 'Tidewater 1%' and phone like '%0199'`),
  ).toEqual([{ name: 'Tidewater 107', phone: '973-555-0199' }])

  await page.getByRole('link', { name: 'Bulk Import' }).first().click()
  await page.getByRole('heading', { name: 'What came in' }).waitFor()
  const row = page.locator('tr', { hasText: 'licensed-2026-02.csv' })
  expect(await row.textContent()).toMatch(/^State listlicensed-2026-02\.csvDone010/)
  await expectFine()
})
