import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { createLogger } from '#server/logger.ts'
import { answerWith, type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { people, seedPeople } from '#tests/support/seed-every-table.ts'
import { testSite } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createSourceJob } from './run-sources.ts'

const list = Buffer.from('name,street,city,state,zip\nHope House,1 Main Street,Trenton,NJ,08608\n')

describeWithDatabase('the reading of sources', (database, operate) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-sources-'))
  let host: RemoteHost
  beforeAll(async () => {
    host = await startRemoteHost()
    await seedPeople(database())
  })
  beforeEach(async () => {
    host.asked = []
    host.answer = answerWith(list, 'text/csv')
    await operate(sql`truncate sources, outbox cascade`)
    await operate(sql`insert into sources (name, kind, address, schedule, listed_in, next_run_at, mail_to)
      values ('State list', 'file', ${`${host.origin}/a.csv`}, 'nightly', 'State list', now(), array[${people.admin}::uuid])`)
  })
  afterAll(async () => {
    await host?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (signal = new AbortController().signal, site = testSite) =>
    createSourceJob({
      database: database(),
      files: openImportFiles(folder),
      logger: createLogger('silent'),
      site,
      access: host.access,
      wakeOutbox: () => {},
    }).run(signal)
  const readRuns = () => operate(sql`select state, rows_total as rows from source_runs`)

  it('goes on with a run that a shutdown interrupted', async () => {
    const stop = new AbortController()
    host.answer = () => stop.abort()
    await run(stop.signal)
    expect(await readRuns()).toEqual([{ state: 'fetching', rows: null }])
    host.answer = answerWith(list, 'text/csv')
    await run()
    expect(await readRuns()).toEqual([{ state: 'open', rows: 1 }])
    expect(readdirSync(folder)).toEqual([])
  })

  it('goes on with a comparison that a killed process left, and does not fetch again', async () => {
    await run()
    // As after `kill -9` between the fetch and the first batch.
    await operate(sql`update source_runs set state = 'comparing', rows_total = null, rows_done = 0,
      compared_to = null, counts = null, finished_at = null`)
    await operate(sql`delete from differences`)
    const [left] = await operate<{ id: string }>(sql`select id from source_runs`)
    writeFileSync(path.join(folder, left?.id ?? ''), list)
    await run()
    expect(await readRuns()).toEqual([{ state: 'open', rows: 1 }])
    expect(await operate(sql`select kind, status from differences`)).toEqual([
      { kind: 'new', status: 'open' },
    ])
    expect(host.asked).toHaveLength(1)
  })

  it('sends one email about a run, also if its process is killed while it queues it', async () => {
    const stop = new AbortController()
    await run(stop.signal, {
      ...testSite,
      // After the fetch, the email alone has it.
      get name(): string {
        if (host.asked.length === 0) return testSite.name
        stop.abort()
        throw new Error('killed')
      },
    })
    expect(await operate(sql`select subject from outbox`)).toEqual([])
    await run()
    expect(await readRuns()).toEqual([{ state: 'open', rows: 1 }])
    const mail = [{ subject: 'State list: differences to review' }]
    expect(await operate(sql`select subject from outbox`)).toEqual(mail)
    await run()
    expect(await operate(sql`select subject from outbox`)).toEqual(mail)
    expect(host.asked).toHaveLength(1)
  })

  it('reads a source once when two processes look for work at the same moment', async () => {
    // On the embedded engine there is no second process.
    const jobs = database().engine === 'pglite' ? [run()] : [run(), run()]
    await Promise.all(jobs)
    expect(host.asked).toHaveLength(1)
    expect(await readRuns()).toEqual([{ state: 'open', rows: 1 }])
  })
})
