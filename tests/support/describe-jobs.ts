import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  createImport,
  requestUndo,
  startImport,
} from '#app/data/import/job/change-imports.server.ts'
import { openImportFiles, runJob, takeJob } from '#app/data/import/job/import-jobs.server.ts'
import { defaultChoices } from '#app/data/import/job/import-record.ts'
import { listRows, readImport } from '#app/data/import/job/read-imports.server.ts'
import type { ImportJob } from '#app/data/import/job/run-import.server.ts'
import type { RowFilter } from '#app/data/import/screen/import-address.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportChoices } from '#db/schema/imports.ts'
import { seedPeople, viewers } from './seed-every-table.ts'
import { describeWithDatabase } from './test-database.ts'

type RunOptions = Partial<Parameters<typeof runJob>[1]>

/**
 * `describeWithDatabase` with functions for import jobs; deletes all centers before each
 * test.
 */
export function describeJobs(title: string, tests: (jobs: ReturnType<typeof open>) => void) {
  describeWithDatabase(title, (database) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'directory-imports-'))
    const jobs = open(database, folder)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    beforeAll(() => seedPeople(database()))
    beforeEach(async () => {
      jobs.log.length = 0
      await asOperator(database(), (db) => db.execute(sql`delete from leases`))
      await jobs.asAdmin(async (db) => {
        await db.execute(sql`select set_config('app.delete_for_good', 'on', true)`)
        await db.execute(sql`delete from treatment_centers`)
        await db.execute(sql`delete from import_mappings`)
        await db.execute(sql`update imports set state = 'cancelled'`)
      })
    })
    tests(jobs)
  })
}

function open(database: () => Database, folder: string) {
  const files = openImportFiles(folder)
  /** Logged errors. */
  const log: object[] = []
  const logger = { info: () => {}, error: (entry: object) => log.push(entry) } as never
  const asAdmin = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  const query = <Row = Record<string, unknown>>(statement: SQL) =>
    asAdmin((db) => readRows<Row>(db, statement))
  const start = (id: string) => asAdmin((db) => startImport(db, id))

  async function read(id: string) {
    const record = await asAdmin((db) => readImport(db, id))
    if (!record) throw new Error('No such import')
    return record
  }

  async function upload(content: unknown, choices: Partial<ImportChoices> = {}, name = 'a.json') {
    const id = randomUUID()
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(files.pathOf(id), text)
    const file = { id, name, hash: 'x', size: Buffer.byteLength(text) }
    await asAdmin((db) => createImport(db, file, { ...defaultChoices, ...choices }))
    return id
  }

  const take = () => takeJob(database(), files)

  function run(job: ImportJob, options: RunOptions = {}) {
    const { signal } = new AbortController()
    return runJob(job, { database: database(), files, logger, signal, ...options })
  }

  /** Run the next waiting job like a worker. Returns the job's state when taken, or null. */
  async function workOnce(options: RunOptions = {}) {
    const job = await take()
    const state = job?.state ?? null
    if (job) await run(job, options)
    return state
  }

  /** Upload a file, run its preview and queue the import. */
  async function queue(content: unknown, choices: Partial<ImportChoices> = {}) {
    const id = await upload(content, choices)
    expect(await workOnce()).toBe('previewing')
    expect(await start(id)).toBe(true)
    return id
  }

  return {
    database,
    files,
    log,
    asAdmin,
    query,
    start,
    read,
    upload,
    take,
    run,
    workOnce,
    queue,
    listRows: (id: string, filter: RowFilter = 'all') =>
      asAdmin((db) => listRows(db, id, { filter, limit: 100 })),
    listCenters: () => query(sql`select * from treatment_centers order by name, slug`),
    async importAll(content: unknown, choices: Partial<ImportChoices> = {}) {
      const id = await queue(content, choices)
      expect(await workOnce()).toBe('running')
      return id
    },
    async undo(id: string) {
      expect(await asAdmin((db) => requestUndo(db, id))).toBe(true)
      expect(await workOnce()).toBe('undoing')
      return read(id)
    },
  }
}
