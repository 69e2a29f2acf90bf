import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { acceptDifferences } from '#app/data/sources/accept-differences.server.ts'
import { compareFile } from '#app/data/sources/compare-source.server.ts'
import { listDifferenceIds } from '#app/data/sources/read-differences.server.ts'
import type { SourceRun } from '#app/data/sources/source-run.server.ts'
import { startUndo, undoNextDifferences } from '#app/data/sources/undo-run.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { inFolder, type Line } from './bench.ts'
import { inDatabase, nationalFile, runImport } from './fill-directory.ts'

const massachusettsFile = path.join(path.dirname(nationalFile), 'findtreatment_ma_2025.csv')
/** A run or its undo may take this long over the nation's facilities. */
const maxSeconds = 60

/**
 * Import the national file, then read a newer list of one state and the national file itself as
 * sources: find differences, accept all of them and take them back. Prints the memory of each
 * step.
 */
export function benchSources(): Promise<Line[]> {
  if (!existsSync(nationalFile) || !existsSync(massachusettsFile)) {
    console.log(`Skipped: ${nationalFile} or ${massachusettsFile} is not there.`)
    return Promise.resolve([])
  }
  return inFolder(async (folder) => {
    const dataDir = path.join(folder, 'data')
    await inDatabase({ dataDir }, async () => {})
    await runImport(nationalFile, { dataDir })
    return inDatabase({ dataDir }, async (database) => {
      const lines: Line[] = []
      for (const file of [massachusettsFile, nationalFile]) {
        lines.push(...(await benchFile(database, file)))
      }
      return lines
    })
  })
}

async function benchFile(database: Database, file: string): Promise<Line[]> {
  const fileName = path.basename(file)
  const { source, run } = await startRun(database, fileName)
  const compare = {
    source,
    run,
    path: file,
    fileName,
    fileSize: (await stat(file)).size,
    signal: new AbortController().signal,
  }
  const lines = [
    await measure(`${fileName}: find`, () => compareFile(database, compare)),
    await measure(`${fileName}: accept`, () => acceptAll(database, run.id)),
    await measure(`${fileName}: undo`, () => undoAll(database, run.id)),
  ]
  console.log(fileName, JSON.stringify(run.counts))
  return lines
}

function startRun(database: Database, name: string) {
  return asOperator(database, async (db) => {
    const [source] = await db
      .insert(sources)
      .values({
        name,
        kind: 'upload',
        listedIn: 'FindTreatment.gov',
        sameName: 'import',
        outside: 'keep',
      })
      .returning()
    if (!source) throw new Error('No source')
    const run = { sourceId: source.id, state: 'comparing', listedOn: '2025-01-01' } as const
    const [started] = await db.insert(sourceRuns).values(run).returning()
    return { source, run: started as SourceRun }
  })
}

async function acceptAll(database: Database, runId: string): Promise<void> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = await asOperator(database, async (db) => {
      const next = await listDifferenceIds(db, { runId, group: null, after }, 250)
      await acceptDifferences(db, next)
      return next
    })
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  await report(database, runId, 'accepted')
}

async function undoAll(database: Database, runId: string): Promise<void> {
  await asOperator(database, (db) => startUndo(db, runId))
  for (let isLeft = true; isLeft; ) {
    isLeft = await asOperator(database, (db) => undoNextDifferences(db, runId))
  }
  await report(database, runId, 'undone')
}

async function report(database: Database, runId: string, status: string): Promise<void> {
  const { count } = await asOperator(database, (db) =>
    readRow<{ count: number }>(
      db,
      sql`select count(*)::integer as count from differences
        where run_id = ${runId} and status = ${status} and kept_because is null`,
    ),
  )
  console.log(`${count} ${status}`)
}

async function measure(what: string, work: () => Promise<unknown>): Promise<Line> {
  const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)
  let peak = megabytes()
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytes())
  }, 100)
  const started = performance.now()
  const before = megabytes()
  await work().finally(() => clearInterval(timer))
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${before} MB → at most ${peak} MB → ${megabytes()} MB`,
  )
  return {
    what,
    unit: 's',
    ours: seconds,
    reference: maxSeconds,
    against: 'limit',
    wanted: { most: 1 },
  }
}
