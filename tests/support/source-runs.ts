import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { acceptDifferences } from '#app/data/sources/accept-differences.server.ts'
import { type CompareSettings, compareFile } from '#app/data/sources/compare-source.server.ts'
import { dismissDifferences } from '#app/data/sources/dismiss-differences.server.ts'
import { listDifferenceIds } from '#app/data/sources/read-differences.server.ts'
import type { Source, SourceRun } from '#app/data/sources/source-run.server.ts'
import { startUndo, undoNextDifferences } from '#app/data/sources/undo-run.server.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { people, seedPeople, viewers } from './seed-every-table.ts'
import { describeWithDatabase } from './test-database.ts'

/** Records of a list with these names, each at its own street. */
export function listRecords(...names: string[]): Record<string, unknown>[] {
  return names.map((name, index) => ({
    name,
    street: `${index + 1} ${name} Street`,
    city: 'Newark',
    state: 'NJ',
    zip: '07102',
    phone: `(609) 555-${1000 + index}`,
    categories: 'Detox center',
  }))
}

/** `listRecords` of this many names, "Center 100", "Center 101" and so on. */
export function listMany(count: number): Record<string, unknown>[] {
  return listRecords(...Array.from({ length: count }, (_, index) => `Center ${100 + index}`))
}

/**
 * `describeWithDatabase` with functions for sources; deletes all centers and sources
 * before each test.
 */
export function describeSources(title: string, tests: (list: ReturnType<typeof open>) => void) {
  describeWithDatabase(title, (database) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'directory-sources-'))
    const list = open(database, folder)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    beforeAll(() => seedPeople(database()))
    beforeEach(async () => {
      await list.operate(sql`truncate treatment_centers, field_checks, sources, activities cascade`)
    })
    tests(list)
  })
}

type RunOptions = Partial<CompareSettings> & { isScheduled?: boolean }

function open(database: () => Database, folder: string) {
  const asAdmin = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  const operate = <Row = Record<string, unknown>>(statement: SQL) =>
    asOperator(database(), (db) => readRows<Row>(db, statement))

  async function createSource(values: Partial<Source> = {}): Promise<Source> {
    const [source] = await asOperator(database(), (db) =>
      db
        .insert(sources)
        .values({ name: 'State list', kind: 'upload', listedIn: 'State list', ...values })
        .returning(),
    )
    if (!source) throw new Error('No source')
    return source
  }

  async function createRun(source: Source, isScheduled = false): Promise<SourceRun> {
    const startedBy = isScheduled ? null : people.admin
    const [run] = await asOperator(database(), (db) =>
      db
        .insert(sourceRuns)
        .values({ sourceId: source.id, state: 'comparing', listedOn: '2026-11-01', startedBy })
        .returning(),
    )
    if (!run) throw new Error('No run')
    return run
  }

  function storeFile(records: readonly object[]) {
    const file = path.join(folder, randomUUID())
    const content = JSON.stringify(records)
    writeFileSync(file, content)
    return { path: file, fileName: 'list.json', fileSize: Buffer.byteLength(content) }
  }

  /** Compare this file as one of the source's runs. */
  async function compare(source: Source, records: readonly object[], options: RunOptions = {}) {
    const run = options.run ?? (await createRun(source, options.isScheduled))
    const { signal } = new AbortController()
    const settings = { source, run, signal, ...storeFile(records), ...options }
    const end = await compareFile(database(), settings)
    const [stored] = await asAdmin((db) =>
      db.select().from(sourceRuns).where(eq(sourceRuns.id, run.id)),
    )
    return { end, run: stored ?? run }
  }

  const listIds = (run: SourceRun, group: string | null = null) =>
    asAdmin((db) => listDifferenceIds(db, { runId: run.id, group, after: null }, 10_000))

  return {
    database,
    asAdmin,
    operate,
    createSource,
    createRun,
    compare,
    async accept(run: SourceRun, group: string | null = null) {
      const ids = await listIds(run, group)
      return asAdmin((db) => acceptDifferences(db, ids))
    },
    async dismiss(run: SourceRun, group: string | null = null) {
      const ids = await listIds(run, group)
      return asAdmin((db) => dismissDifferences(db, ids))
    },
    async undo(run: SourceRun) {
      await asAdmin((db) => startUndo(db, run.id))
      while (await asAdmin((db) => undoNextDifferences(db, run.id)));
    },
    /** List differences with this status, like "changed phone Center 100". */
    async listDifferences(status = 'open') {
      const rows = await operate<{ text: string }>(sql`select concat_ws(' ', d.kind, d.conflict,
          d.fact, coalesce(c.name, d.draft ->> 'name')) as text
        from differences d left join treatment_centers c on c.id = d.center_id
        where d.status = ${status} order by 1`)
      return rows.map(({ text }) => text)
    },
    /** Everything that visitors see of all centers. */
    readPublic: () =>
      operate(sql`select to_jsonb(c) - 'search_vector' - 'updated_at' as center,
          array(select category from center_categories k where k.center_id = c.id order by 1) as categories,
          array(select hours from center_opening_hours h where h.center_id = c.id order by day_of_week) as hours,
          array(select info_key || info_value from center_additional_info i where i.center_id = c.id order by 1) as infos
        from treatment_centers c order by id`),
    verify: (name: string) =>
      operate(sql`update treatment_centers set verified_at = now(), verified_by = 'called'
        where name = ${name}`),
  }
}
