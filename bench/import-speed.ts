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
import type { Line } from './bench.ts'
import { printTable } from './statistics.ts'

const batchSize = 500

/** Imports into `database`, then inserts the same rows plainly into an empty one beside it. */
export async function benchImport(
  database: Database,
  items: readonly ParsedItem[],
): Promise<Line[]> {
  const started = performance.now()
  const { counts } = await importItems((work) => asOperator(database, work), items, {
    sameName: 'import',
  })
  const seconds = (performance.now() - started) / 1000
  await asOperator(database, refreshStatistics)
  const drafts = listDrafts(items)
  const plain = await withReference((reference) => time(() => insertPlainly(reference, drafts)))
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

/** A database for the references, empty: it is closed, and taken away, when the work is done. */
export type WithReference = <Result>(
  work: (reference: Database) => Promise<Result>,
) => Promise<Result>

const withReference: WithReference = async (work) => {
  const database = await openDatabase({ dataDir: 'memory://' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

type Cost = { seconds: number; cpuSeconds: number }

/** What work takes by the clock, and of this process' processors: what others do beside it counts for less. */
async function time(work: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage()
  const started = performance.now()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: (user + system) / 1e6 }
}

/**
 * A file's way through the command line's import, from its bytes to the report's rows in the database,
 * beside the same rows inserted plainly, and row by row after three look-ups each.
 */
export async function benchImportWhole(
  database: Database,
  file: string,
  folder: string,
  inReference: WithReference = withReference,
): Promise<void> {
  const files = openImportFiles(path.join(folder, 'imports'))
  const choices: ImportChoices = { sameName: 'import', duplicates: 'skip' }
  const { size } = await stat(file)
  const alone = { database, files, signal: new AbortController().signal, onWait: () => {} }
  const source = { path: file, name: path.basename(file), size, mapping: {} }
  const checked = await checkFile(source)
  const tried = await storeCheckedFile(database, files, checked, choices, true)
  const preview = await time(() => workAlone(tried, alone))
  let id = ''
  const whole = await time(async () => {
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
  const drafts = listDrafts((await parseBytes(source.name, await readFile(file))).items)
  const plain = await inReference((reference) => time(() => insertPlainly(reference, drafts)))
  // Look-ups take longer as the directory grows: half full it takes what it takes on average.
  const middle = Math.floor(drafts.length / 2)
  const few = drafts.slice(middle, middle + 500)
  const naive = await inReference(async (reference) => {
    await insertPlainly(reference, drafts.slice(0, middle))
    return time(() => insertOneByOne(reference, few))
  })
  const rows = checked.rows
  // PostgreSQL works in processes of its own, which are not counted: there the clock decides.
  const measures: [string, keyof Cost][] =
    database.engine === 'pglite'
      ? [
          ['rows/s of processor', 'cpuSeconds'],
          ['rows/s', 'seconds'],
        ]
      : [['rows/s', 'seconds']]
  for (const [unit, kind] of measures) {
    const plainRate = rows / plain[kind]
    const naiveRate = few.length / naive[kind]
    const line = (name: string, rate: number) => [name, rate, rate / plainRate, rate / naiveRate]
    console.log(
      `\nImport of a file, ${rows} rows, ${imported?.inserted} inserted (${database.engine})`,
    )
    printTable([
      ['', unit, 'to plain', 'to naive'],
      line('plain multi-row insert', plainRate),
      line('import, end to end', rows / whole[kind]),
      line('preview', rows / preview[kind]),
      line(`three look-ups and an insert a row (${few.length})`, naiveRate),
    ])
  }
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
