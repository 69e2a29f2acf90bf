import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { askUndo, startImport } from '#app/features/bulk-import/change-imports.server.ts'
import type { WorkPlace } from '#app/features/bulk-import/do-import.server.ts'
import { toFieldKey } from '#app/features/bulk-import/field-names.ts'
import { findFormat } from '#app/features/bulk-import/find-format.ts'
import {
  type CheckedFile,
  checkFile,
  forgetImport,
  storeCheckedFile,
  workAlone,
} from '#app/features/bulk-import/import-alone.server.ts'
import { openImportFiles } from '#app/features/bulk-import/import-files.server.ts'
import type { ImportChoices } from '#app/features/bulk-import/import-outcome.ts'
import { summarizeImport, writeReport } from '#app/features/bulk-import/import-report.ts'
import { mappableFields } from '#app/features/bulk-import/mappable-fields.ts'
import { describeLeftOut, importMessages } from '#app/features/bulk-import/messages.ts'
import {
  listImports,
  listLeftOut,
  listReportRows,
  readImport,
} from '#app/features/bulk-import/read-imports.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'

const usage = `Usage: npm run import -- FILE [options]

Imports treatment centers from a CSV, JSON, XML or Excel file, also packed with gzip: the directory's
own format, SAMHSA's, or a Google Maps export. A second import of the same file changes nothing. Stop
the server first when it uses the embedded database.

  --dry-run                 look at everything and report it; change nothing
  --same-name=skip|import   a center whose name is known at another address: leave it out (default),
                            or take it as a separate location
  --duplicates=skip|fill    a known center: leave it as it is (default), or give it what it has not
  --map COLUMN=FIELD        a column that is not recognized, as one of the directory's fields; again
                            for each
  --report FILE             where the report goes (default: FILE.import-report.csv in this folder)
  --list                    the latest imports, with their ids
  --resume ID               go on with an import that was broken off
  --undo ID                 take an import back
  --help                    show this text`

class UsageError extends Error {}

type Settings =
  | { kind: 'list' }
  | { kind: 'undo' | 'resume'; id: string; report: string | null }
  | {
      kind: 'import'
      file: string
      report: string
      choices: ImportChoices
      mapping: Record<string, string>
      isDryRun: boolean
    }

function readSettings(args: string[]): Settings | null {
  let parsed: ReturnType<typeof parseCommandLine>
  try {
    parsed = parseCommandLine(args)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  if (values.help) return null
  if (values.list) return { kind: 'list' }
  for (const kind of ['undo', 'resume'] as const) {
    const id = values[kind]
    if (id === undefined) continue
    if (!/^[0-9a-f-]{36}$/i.test(id)) throw new UsageError(`--${kind} needs an id; see --list`)
    return { kind, id, report: values.report ?? null }
  }
  const [file, ...others] = positionals
  if (!file) throw new UsageError('Which file? See npm run import -- --help')
  if (others.length > 0) throw new UsageError('One file at a time.')
  const sameName = values['same-name']
  if (sameName !== 'skip' && sameName !== 'import') {
    throw new UsageError('--same-name must be skip or import.')
  }
  const { duplicates } = values
  if (duplicates !== 'skip' && duplicates !== 'fill') {
    throw new UsageError('--duplicates must be skip or fill.')
  }
  const report = values.report ?? `${path.basename(file)}.import-report.csv`
  if (path.resolve(report) === path.resolve(file)) {
    throw new UsageError('The report would overwrite the file.')
  }
  return {
    kind: 'import',
    file,
    report,
    choices: { sameName, duplicates },
    mapping: readMapping(values.map ?? []),
    isDryRun: values['dry-run'],
  }
}

function readMapping(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, column = '', field = ''] = /^(.+)=(\w+)$/.exec(pair) ?? []
      const known = mappableFields.find(([name]) => toFieldKey(name) === toFieldKey(field))
      if (!known) {
        const fields = mappableFields.map(([name]) => name).join(', ')
        throw new UsageError(`--map ${pair}: must be COLUMN=FIELD, the field one of ${fields}`)
      }
      return [toFieldKey(column), known[0]]
    }),
  )
}

function parseCommandLine(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'same-name': { type: 'string', default: 'skip' },
      duplicates: { type: 'string', default: 'skip' },
      map: { type: 'string', multiple: true },
      report: { type: 'string' },
      list: { type: 'boolean', default: false },
      resume: { type: 'string' },
      undo: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
}

async function check(file: string, mapping: Record<string, string>): Promise<CheckedFile> {
  if (!findFormat(file)) throw new UsageError(importMessages.unsupportedFormat)
  let size: number
  try {
    size = (await stat(file)).size
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`The file cannot be read: ${reason}`)
  }
  return checkFile({ path: path.resolve(file), name: file, size, mapping })
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
    const { choices, isDryRun } = settings
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

async function list(database: Database): Promise<void> {
  for (const record of await asOperator(database, (tx) => listImports(tx, 20))) {
    const date = new Date(record.createdAt).toISOString().slice(0, 16).replace('T', ' ')
    const inserted = (record.counts?.inserted ?? 0).toLocaleString('en-US')
    console.log(`${record.id}  ${date}  ${record.state}  ${inserted} inserted  ${record.fileName}`)
  }
}

/** One line: what lies under a failed query says more than the query. */
function describeError(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const message = innermost instanceof Error ? innermost.message : String(innermost)
  return message.split('\n')[0] ?? message
}

try {
  await main()
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
