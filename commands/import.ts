import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { importCenterRows } from '#app/data/export/center-rows.server.ts'
import {
  cancelImport,
  createImport,
  requestUndo,
  startImport,
} from '#app/data/import/job/change-imports.server.ts'
import { openImportFiles, runJob, takeJob } from '#app/data/import/job/import-jobs.server.ts'
import { isWorking, proposeList, wasRun } from '#app/data/import/job/import-record.ts'
import { summarizeImport, writeReport } from '#app/data/import/job/import-report.ts'
import { findNamedMapping } from '#app/data/import/job/named-mappings.server.ts'
import { readFirstChoices } from '#app/data/import/job/read-first-choices.server.ts'
import { listImports, listRows, readImport } from '#app/data/import/job/read-imports.server.ts'
import { describeLeftOut } from '#app/data/import/messages.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { releaseStaleLeases } from '#db/leases.server.ts'
import { type ImportChoices, imports } from '#db/schema/imports.ts'
import { getDataFolder } from '#server/data-folders.ts'
import { type Env, readEnv } from '#server/env.ts'
import { type CheckedFile, checkFile, readSize } from './check-import-file.ts'
import { type Command, inDatabase, type Surroundings, UsageError } from './command.ts'
import { fetchFindTreatment } from './fetch-findtreatment.ts'
import { createProgressReporter, type OnProgress } from './import-progress.ts'
import { type FileSettings, type LocatorSettings, readSettings, usage } from './import-settings.ts'

/** Add a saved mapping to the settings of the command line, which come first. */
async function addNamedMapping(database: Database, settings: FileSettings): Promise<FileSettings> {
  const name = settings.namedMapping
  if (name === null) return settings
  const named = await asOperator(database, (db) => findNamedMapping(db, name))
  if (!named) throw new UsageError(`There is no saved mapping “${name}”.`)
  const { skipRules, keepRules = [], constants = [] } = settings.choices
  const choices = {
    ...settings.choices,
    skipRules: [...skipRules, ...named.skipRules],
    keepRules: [...keepRules, ...named.keepRules],
    constants: [...constants, ...named.constants],
  }
  const mapping = { ...named.mapping, ...settings.mapping }
  return { ...settings, choices, mapping, headerColumns: named.columns }
}

/** Store an import by the command line, ready for a preview or a run, and return its id. */
async function storeImport(
  { database, files }: Place,
  file: CheckedFile,
  choices: ImportChoices,
  isDryRun: boolean,
): Promise<string> {
  const id = randomUUID()
  await mkdir(files.folder, { recursive: true })
  await copyFile(file.path, files.pathOf(id))
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file.path)) hash.update(chunk)
  const upload = { id, name: path.basename(file.path), hash: hash.digest('hex'), size: file.size }
  await asOperator(database, async (db) => {
    await createImport(db, upload, choices)
    await db.execute(sql`
      update imports set mapping = mapping || ${JSON.stringify(file.mapping)}::jsonb,
        contents = ${JSON.stringify(file.contents)}::jsonb, rows_total = ${file.rows},
        state = ${isDryRun ? 'uploaded' : 'queued'}
      where id = ${id}`)
  })
  return id
}

type Place = {
  database: Database
  files: ReturnType<typeof openImportFiles>
  signal: AbortSignal
  output: Surroundings['output']
}

/**
 * Process one import in this process, after waiting for other workers. Returns whether it
 * finished before the person stopped it. Rejects with the reason for a failure.
 */
async function work(
  id: string,
  { database, files, signal, output }: Place,
  onProgress?: OnProgress,
): Promise<boolean> {
  const logger = { info: () => {}, error: console.error }
  for (let isFirst = true; ; isFirst = false) {
    const job = await takeJob(database, files, id)
    if (job) await runJob(job, { database, files, logger, signal, onProgress })
    const record = await asOperator(database, (db) => readImport(db, id))
    if (record?.state === 'failed') throw new UsageError(record.error ?? '')
    if (!record || !isWorking(record.state)) return true
    if (signal.aborted) return false
    if (isFirst && !job) {
      output.write('Another import is being worked on: this one waits for it.\n')
    }
    if (!job) await setTimeout(1000)
  }
}

/** Write the report to the file and return the result in lines. */
async function writeResult(
  database: Database,
  id: string,
  file: string | null,
  isDryRun = false,
): Promise<string[]> {
  const [record, leftOut] = await asOperator(database, async (db) => [
    await readImport(db, id),
    await listRows(db, id, { filter: 'left-out', limit: 10 }),
  ])
  if (!record?.counts || !record.contents) throw new Error(record?.error ?? 'No such import.')
  if (file) {
    const read = (after: number) =>
      asOperator(database, (db) => listRows(db, id, { after, limit: 1000 }))
    await pipeline(Readable.from(writeReport(read, { isDryRun })), createWriteStream(file))
  }
  const { counts, contents } = record
  return summarizeImport({ counts, contents, leftOut: leftOut.map(describeLeftOut), isDryRun })
}

/** Open the file at the first requested line; unread earlier lines are lost. */
async function* readLines(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) })
}

async function importRows(database: Database, file: string): Promise<string> {
  const count = await asOperator(database, async (db) => {
    const result = await importCenterRows(db, readLines(file))
    if ('problem' in result) throw new UsageError(result.problem)
    return result
  })
  await database.vacuum()
  return `${count.centers} centers are here, and ${count.deleted} deleted ones.`
}

async function list(database: Database): Promise<string> {
  const records = await asOperator(database, listImports)
  return records
    .map((record) => {
      const { id, createdAt, state, counts, fileName } = record
      const date = createdAt.toISOString().slice(0, 16).replace('T', ' ')
      const inserted = (counts?.inserted ?? 0).toLocaleString('en-US')
      const word = wasRun(record) ? 'inserted' : 'would be inserted'
      return `${id}  ${date}  ${state}  ${inserted} ${word}  ${fileName}`
    })
    .join('\n')
}

/** Cancel a stopped import, so the site shows it too. A stopped undo waits to be resumed. */
async function stop(kind: 'undo' | 'resume', id: string, { database, files }: Place) {
  const isDropped =
    kind === 'resume' && (await asOperator(database, (db) => cancelImport(db, id))) === 'dropped'
  if (!isDropped) return `Stopped. To go on: npm run import -- --${kind} ${id}`
  await files.remove(id)
  return 'Stopped: nothing was imported.'
}

/** Undo or resume an import. */
async function change(kind: 'undo' | 'resume', id: string, report: string | null, place: Place) {
  const begin = kind === 'undo' ? requestUndo : startImport
  if (!(await asOperator(place.database, (db) => begin(db, id)))) {
    throw new UsageError(`There is nothing to ${kind} for this id; see --list`)
  }
  if (!(await work(id, place))) return stop(kind, id, place)
  const lines = await writeResult(place.database, id, report)
  return [...lines, kind === 'undo' ? 'The import is undone.' : 'The import is done.'].join('\n')
}

/** Without `checked`, reads the file first. */
async function importFile(checked: CheckedFile | null, settings: FileSettings, place: Place) {
  const { database, files, output } = place
  const file = checked ?? (await checkFile(settings))
  const { isDryRun } = settings
  // Not beside the file: its folder may be shared, or for reading only.
  const report = settings.report ?? files.pathOf(`${path.basename(file.path)}.import-report.csv`)
  const proposed = proposeList(path.basename(file.path), file.contents)
  const foundRow = settings.headerColumns ? file.contents.table?.row : null
  const headerRow = settings.choices.headerRow ?? foundRow
  const first = await asOperator(database, readFirstChoices)
  const choices = { ...first, ...settings.choices, headerRow, ...proposed, ...settings.list }
  const id = await storeImport(place, file, choices, isDryRun)
  const isOver = await work(
    id,
    place,
    createProgressReporter({ total: file.rows, isDryRun, output }),
  )
  if (!isOver && !isDryRun) return stop('resume', id, place)
  const lines = isOver ? await writeResult(database, id, report, isDryRun) : ['Stopped.']
  if (isDryRun) {
    await files.remove(id)
    await asOperator(database, (db) => db.delete(imports).where(eq(imports.id, id)))
    lines.push('This was a dry run: nothing was changed.')
  } else lines.push(`To take it back: npm run import -- --undo ${id}`)
  if (isOver) lines.push(`Report: ${report}`)
  return lines.join('\n')
}

/** Fetch the state's list from FindTreatment.gov and import it. */
async function importLocator(
  settings: LocatorSettings,
  place: Place,
  site: Env['site'],
): Promise<string> {
  const named = await addNamedMapping(place.database, {
    ...settings,
    kind: 'import',
    file: '',
  })
  const fetched = await fetchFindTreatment({ ...place, address: settings.address, site })
  if (!fetched) return 'Stopped. The pages are kept for a day: run the same command again to go on.'
  try {
    const text = await importFile(null, { ...named, file: fetched.file }, place)
    return [...fetched.lines, text].join('\n')
  } finally {
    await rm(fetched.file, { force: true })
  }
}

/** Import a list, or list, resume and undo imports. */
export const importList: Command = async ({ args, env, output, stopOnInterrupt }) => {
  const settings = readSettings(args)
  if (!settings) return usage
  // Report errors in the file before opening a database.
  const isReady = settings.kind === 'import' && settings.namedMapping === null
  const checked = isReady ? await checkFile(settings) : null
  if (settings.kind === 'rows') await readSize(settings.file)
  const { dataDir, databaseUrl, site } = readEnv(env)
  return inDatabase({ dataDir, databaseUrl }, async (database) => {
    await releaseStaleLeases(database, 'import')
    const files = openImportFiles(getDataFolder(dataDir, 'imports'))
    const place = { database, files, output, signal: stopOnInterrupt() }
    if (settings.kind === 'list') return list(database)
    if (settings.kind === 'rows') return importRows(database, settings.file)
    if (settings.kind === 'locator') return importLocator(settings, place, site)
    if (settings.kind !== 'import')
      return change(settings.kind, settings.id, settings.report, place)
    return importFile(checked, await addNamedMapping(database, settings), place)
  })
}
