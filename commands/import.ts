import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importCenterRows } from '#app/features/export/center-rows.server.ts'
import { askUndo, startImport } from '#app/features/import/change-imports.server.ts'
import { toStored, type WorkPlace } from '#app/features/import/do-import.server.ts'
import { findFormat } from '#app/features/import/find-format.ts'
import {
  type CheckedFile,
  checkFile,
  forgetImport,
  storeCheckedFile,
  workAlone,
} from '#app/features/import/import-alone.server.ts'
import { openImportFiles } from '#app/features/import/import-files.server.ts'
import { summarizeImport, writeReport } from '#app/features/import/import-report.ts'
import { describeLeftOut, importMessages } from '#app/features/import/messages.ts'
import { proposeList } from '#app/features/import/propose-list.ts'
import {
  listImports,
  listLeftOut,
  listReportRows,
  readImport,
} from '#app/features/import/read-imports.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'
import { explainError } from './explain-error.ts'
import { readSettings, UsageError, usage } from './import-settings.ts'

async function check(file: string, mapping: Record<string, string>): Promise<CheckedFile> {
  if (!findFormat(file)) throw new UsageError(importMessages.unsupportedFormat)
  return checkFile({ path: path.resolve(file), name: file, size: await readSize(file), mapping })
}

async function readSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`The file cannot be read: ${reason}`)
  }
}

/** A bar that redraws itself on a terminal; elsewhere a line for every tenth part. */
function createProgressReporter(total: number): NonNullable<WorkPlace['onProgress']> {
  let lastTenth = 0
  return ({ done, counts }) => {
    const share = total === 0 ? 1 : done / total
    const text = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}, ${counts.inserted.toLocaleString('en-US')} inserted`
    if (process.stdout.isTTY) {
      const width = 30
      const filled = Math.round(share * width)
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      process.stdout.write(
        `\r${bar} ${Math.floor(share * 100)} %  ${text}${done === total ? '\n' : ''}`,
      )
    } else if (Math.floor(share * 10) > lastTenth) {
      lastTenth = Math.floor(share * 10)
      console.log(text)
    }
  }
}

const shownMessages = 10

async function report(database: Database, id: string, file: string | null): Promise<void> {
  const found = await asOperator(database, async (tx) => ({
    record: await readImport(tx, id),
    leftOut: await listLeftOut(tx, id, shownMessages),
  }))
  const { record, leftOut } = found
  if (!record?.counts || !record.contents) throw new Error(record?.error ?? 'No such import.')
  const messages = leftOut.rows.map(describeLeftOut)
  const summary = { messages, total: leftOut.total }
  for (const line of summarizeImport(record.counts, record.contents, summary)) console.log(line)
  if (!file) return
  const rows = writeReport((after) => asOperator(database, (tx) => listReportRows(tx, id, after)))
  await pipeline(Readable.from(rows), createWriteStream(file))
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2))
  if (!settings) {
    console.log(usage)
    return
  }
  // What is wrong with the file is said before a database is opened.
  const file = settings.kind === 'import' ? await check(settings.file, settings.mapping) : null
  if (settings.kind === 'rows') await readSize(settings.file)
  const { dataDir, databaseUrl } = readEnv()
  const database = await openDatabase({ dataDir, databaseUrl })
  const files = openImportFiles(path.join(dataDir, 'imports'))
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const alone = {
    database,
    files,
    signal: stopping.signal,
    onWait: () => console.log('Another import is being worked on: this one waits for it.'),
  }
  try {
    if (settings.kind === 'list') return await list(database)
    if (settings.kind === 'rows') return await importRows(database, settings.file)
    if (settings.kind !== 'import') {
      const { kind, id } = settings
      const begin = kind === 'undo' ? askUndo : startImport
      if (!(await asOperator(database, (tx) => begin(tx, id)))) {
        throw new UsageError(`There is nothing to ${kind} for this id; see --list`)
      }
      await workAlone(id, alone)
      await report(database, id, settings.report)
      console.log(kind === 'undo' ? 'The import is undone.' : 'The import is done.')
      return
    }
    if (!file) return
    const { isDryRun } = settings
    const proposed = proposeList(path.basename(file.name), toStored(file.contents))
    const choices = { ...settings.choices, ...proposed, ...settings.list }
    const id = await storeCheckedFile(database, files, file, choices, isDryRun)
    await workAlone(id, { ...alone, onProgress: createProgressReporter(file.rows) })
    if (stopping.signal.aborted) {
      console.log(`Stopped. To go on: npm run import -- --resume ${id}`)
      return
    }
    await report(database, id, settings.report)
    if (isDryRun) {
      await forgetImport(database, files, id)
      console.log('This was a dry run: nothing was changed.')
    } else {
      console.log(`To take it back: npm run import -- --undo ${id}`)
    }
    console.log(`Report: ${settings.report}`)
  } finally {
    await database.close()
  }
}

/** Opens the file with the first line that is wanted: those that are read before that are lost. */
async function* readLines(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) })
}

async function importRows(database: Database, file: string): Promise<void> {
  const count = await asOperator(database, async (tx) => {
    const result = await importCenterRows(tx, readLines(file))
    if ('problem' in result) throw new UsageError(result.problem)
    return result
  })
  await database.vacuum()
  console.log(`${count.centers} centers are here, and ${count.deleted} deleted ones.`)
}

async function list(database: Database): Promise<void> {
  for (const record of await asOperator(database, (tx) => listImports(tx, 20))) {
    const date = new Date(record.createdAt).toISOString().slice(0, 16).replace('T', ' ')
    const inserted = (record.counts?.inserted ?? 0).toLocaleString('en-US')
    console.log(`${record.id}  ${date}  ${record.state}  ${inserted} inserted  ${record.fileName}`)
  }
}

try {
  await main()
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
