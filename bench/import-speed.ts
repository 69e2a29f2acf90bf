import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/bulk-import/center-draft.ts'
import {
  checkFile,
  storeCheckedFile,
  workAlone,
} from '#app/features/bulk-import/import-alone.server.ts'
import { openImportFiles } from '#app/features/bulk-import/import-files.server.ts'
import type { ImportChoices } from '#app/features/bulk-import/import-outcome.ts'
import type { ParsedItem } from '#app/features/bulk-import/parse-centers.ts'
import { refreshStatistics } from '#app/features/bulk-import/refresh-statistics.server.ts'
import { parseBytes } from '#app/features/bulk-import/test-files.ts'
import { importItems } from '#app/features/bulk-import/test-items.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
  treatmentCenters,
} from '#db/schema/centers.ts'
import { inFolder, type Line } from './bench.ts'
import { printTable } from './statistics.ts'

const batchSize = 500

/** Imports into `database`, then inserts the same rows plainly into an empty one beside it. */
export async function benchImport(
  database: Database,
  items: readonly ParsedItem[],
): Promise<Line[]> {
  const started = performance.now()
  const { counts } = await storeItems(database, items)
  const seconds = (performance.now() - started) / 1000
  await asOperator(database, refreshStatistics)
  const drafts = listDrafts(items)
  const plain = await inEmbedded((reference) =>
    time(reference, () => insertPlainly(reference, drafts)),
  )
  const rate = items.length / seconds
  const plainRate = drafts.length / plain.seconds
  console.log(`\nImport, ${items.length} rows, ${counts.inserted} inserted (${database.engine})`)
  printTable([
    ['', 'rows/s', 'ratio'],
    ['plain multi-row insert', plainRate, 1],
    ['import', rate, rate / plainRate],
  ])
  const what = `${items.length} rows (${database.engine})`
  return [{ what, unit: 'rows/s', ours: rate, reference: plainRate, against: 'plain insert' }]
}

/** A new, empty database, and a folder: both are taken away when the work is done. */
export type InFresh = <Result>(
  work: (database: Database, folder: string) => Promise<Result>,
) => Promise<Result>

/** On the embedded engine, with its files on disk as the site's are. */
export const inEmbedded: InFresh = (work) =>
  inFolder(async (folder) => {
    const database = await openDatabase({ dataDir: path.join(folder, 'data') })
    try {
      return await work(database, folder)
    } finally {
      await database.close()
    }
  })

type Cost = { seconds: number; cpuSeconds: number }

/**
 * What work takes by the clock, and of the processors, which others on the machine change less: this
 * process', and those of PostgreSQL's processes for this database where they run on the same machine.
 */
async function time(database: Database, work: () => Promise<unknown>): Promise<Cost> {
  const backendsBefore = await readBackendSeconds(database)
  const before = process.cpuUsage()
  const started = performance.now()
  await work()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  const backends = (await readBackendSeconds(database)) - backendsBefore
  return { seconds, cpuSeconds: (user + system) / 1e6 + backends }
}

/** Seconds that PostgreSQL's processes have had, by `/proc`: NaN where they cannot be seen. */
async function readBackendSeconds(database: Database): Promise<number> {
  if (database.engine === 'pglite') return 0
  const backends = await readRows<{ pid: number }>(
    database.orm,
    sql`select pid from pg_stat_activity where datname = current_database()`,
  )
  const texts = await Promise.all(
    backends.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  return texts.reduce((sum, text) => {
    // After the name in brackets: the state, and eleven fields on the ticks in user and system mode.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)
}

/**
 * A file's way through the command line's import, from its bytes to the report's rows in the database,
 * beside the same rows inserted plainly, and row by row after three look-ups each. Each is done twice,
 * in turns and in databases of their own, and the better time counts: the first also warms the engine up.
 */
export async function benchImportWhole(file: string, inFresh: InFresh): Promise<void> {
  const { items } = await parseBytes(path.basename(file), await readFile(file))
  const drafts = listDrafts(items)
  // Look-ups take longer as the directory grows: half full it takes what it takes on average.
  const middle = Math.floor(drafts.length / 2)
  const few = drafts.slice(middle, middle + 500)
  const runs: { plain: Cost; naive: Cost; batches: Cost; ours: Imported }[] = []
  for (let round = 0; round < 2; round++) {
    runs.push({
      plain: await inFresh((database) => time(database, () => insertPlainly(database, drafts))),
      batches: await inFresh((database) => time(database, () => storeItems(database, items))),
      ours: await inFresh((database, folder) => importFile(database, file, folder)),
      naive: await inFresh(async (database) => {
        await insertPlainly(database, drafts.slice(0, middle))
        return time(database, () => insertOneByOne(database, few))
      }),
    })
  }
  const best = (pick: (run: (typeof runs)[number]) => Cost, kind: keyof Cost) =>
    Math.min(...runs.map((run) => pick(run)[kind]))
  const { rows, inserted, engine } = (runs[0] as (typeof runs)[number]).ours
  const measures: [string, keyof Cost][] = [['rows/s', 'seconds']]
  if (Number.isFinite(best((run) => run.ours.whole, 'cpuSeconds')))
    measures.unshift(['rows/s of processor', 'cpuSeconds'])
  for (const [unit, kind] of measures) {
    const plainRate = rows / best((run) => run.plain, kind)
    const naiveRate = few.length / best((run) => run.naive, kind)
    const line = (name: string, rate: number) => [name, rate, rate / plainRate, rate / naiveRate]
    console.log(`\nImport of a file, ${rows} rows, ${inserted} inserted (${engine})`)
    printTable([
      ['', unit, 'to plain', 'to naive'],
      line('plain multi-row insert', plainRate),
      line('import, end to end', rows / best((run) => run.ours.whole, kind)),
      line('of it, the batches', rows / best((run) => run.batches, kind)),
      line('preview', rows / best((run) => run.ours.preview, kind)),
      line(`three look-ups and an insert a row (${few.length})`, naiveRate),
    ])
  }
}

type Imported = {
  rows: number
  inserted: number
  engine: Database['engine']
  preview: Cost
  /** Checking the file and storing it. */
  whole: Cost
}

function storeItems(database: Database, items: readonly ParsedItem[]) {
  return importItems((work) => asOperator(database, work), items, { sameName: 'import' })
}

async function importFile(database: Database, file: string, folder: string): Promise<Imported> {
  const files = openImportFiles(path.join(folder, 'imports'))
  const choices: ImportChoices = { sameName: 'import', duplicates: 'skip' }
  const { size } = await stat(file)
  const alone = { database, files, signal: new AbortController().signal, onWait: () => {} }
  const source = { path: file, name: path.basename(file), size, mapping: {} }
  const checked = await checkFile(source)
  const tried = await storeCheckedFile(database, files, checked, choices, true)
  const preview = await time(database, () => workAlone(tried, alone))
  let id = ''
  const whole = await time(database, async () => {
    const again = await checkFile(source)
    id = await storeCheckedFile(database, files, again, choices, false)
    await workAlone(id, alone)
  })
  const [imported] = await asOperator(database, (tx) =>
    readRows<{ inserted: number }>(
      tx,
      sql`select (counts ->> 'inserted')::integer as inserted from imports where id = ${id}`,
    ),
  )
  const { rows } = checked
  const { engine } = database
  return { rows, inserted: imported?.inserted ?? 0, engine, preview, whole }
}

function listDrafts(items: readonly ParsedItem[]): CenterDraft[] {
  return items.flatMap((item) => (item.ok ? [item.draft] : []))
}

/** The reference: no duplicates looked for, slugs by counting, Drizzle's multi-row insert. */
async function insertPlainly(database: Database, drafts: readonly CenterDraft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += batchSize) {
    const batch = drafts
      .slice(start, start + batchSize)
      .map((draft, index) => ({ id: randomUUID(), slug: `center-${start + index}`, draft }))
    await asOperator(database, (tx) => insertRows(tx, batch))
  }
}

type Row = { id: string; slug: string; draft: CenterDraft }

async function insertRows(tx: Database['orm'], batch: readonly Row[]): Promise<void> {
  await tx.insert(treatmentCenters).values(
    batch.map(({ id, slug, draft }) => {
      const { warnings, mergesPrograms, categories, openingHours, additionalInfo, ...columns } =
        draft
      // A reference that looks nothing up must not meet a place twice.
      return { ...columns, id, slug, placeId: null, source: 'import' as const }
    }),
  )
  const categories = batch.flatMap(({ id, draft }) =>
    draft.categories.map((category) => ({ centerId: id, category })),
  )
  const hours = batch.flatMap(({ id, draft }) =>
    draft.openingHours.map((row) => ({ centerId: id, ...row })),
  )
  const info = batch.flatMap(({ id, draft }) =>
    draft.additionalInfo.map((row) => ({ centerId: id, ...row })),
  )
  if (categories.length) await tx.insert(centerCategories).values(categories)
  if (hours.length) await tx.insert(centerOpeningHours).values(hours)
  if (info.length) await tx.insert(centerAdditionalInfo).values(info)
}

/** The specification's calls as they stand: look-ups by place id, name and address, name; an insert. */
async function insertOneByOne(database: Database, drafts: readonly CenterDraft[]): Promise<void> {
  for (const [index, draft] of drafts.entries()) {
    const { name, address, placeId } = draft
    const look = (condition: ReturnType<typeof sql>) =>
      asOperator(database, (tx) =>
        tx.execute(sql`select id from treatment_centers where ${condition} limit 1`),
      )
    await look(sql`place_id = ${placeId}`)
    await look(sql`name = ${name} and address = ${address}`)
    await look(sql`name = ${name}`)
    await asOperator(database, async (tx) => {
      await insertRows(tx, [{ id: randomUUID(), slug: `naive-${index}`, draft }])
    })
  }
}
