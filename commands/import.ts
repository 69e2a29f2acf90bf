import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type ImportProgress,
  importCenters,
  refreshStatistics,
} from '#app/features/bulk-import/import-centers.server.ts'
import { summarizeImport, writeReport } from '#app/features/bulk-import/import-report.ts'
import { fileProblems, importMessages } from '#app/features/bulk-import/messages.ts'
import { parseCenters } from '#app/features/bulk-import/parse-centers.ts'
import { importLimits } from '#app/features/bulk-import/raw-records.ts'
import { findFormat } from '#app/features/bulk-import/read-records.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'

const usage = `Usage: npm run import -- FILE [options]

Imports treatment centers from a CSV, JSON or XML file: the directory's own format, SAMHSA's, or a
Google Maps export. A second import of the same file changes nothing. Stop the server first when it
uses the embedded database.

  --dry-run                 try everything and report it; keep nothing
  --same-name=skip|import   a center whose name is known at another address: leave it out (default),
                            or take it as a separate location
  --report FILE             where the report goes (default: FILE.import-report.csv in this folder)
  --help                    show this text`

class UsageError extends Error {}

type Settings = {
  file: string
  report: string
  sameName: 'skip' | 'import'
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
  const [file, ...others] = positionals
  if (!file) throw new UsageError('Which file? See npm run import -- --help')
  if (others.length > 0) throw new UsageError('One file at a time.')
  const sameName = values['same-name']
  if (sameName !== 'skip' && sameName !== 'import') {
    throw new UsageError('--same-name must be skip or import.')
  }
  const report = values.report ?? `${path.basename(file)}.import-report.csv`
  if (path.resolve(report) === path.resolve(file)) {
    throw new UsageError('The report would overwrite the file.')
  }
  return { file, report, sameName, isDryRun: values['dry-run'] }
}

function parseCommandLine(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'same-name': { type: 'string', default: 'skip' },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
}

async function readImportFile(file: string): Promise<Uint8Array> {
  if (!findFormat(file)) throw new UsageError(importMessages.unsupportedFormat)
  try {
    const { size } = await stat(file)
    if (size > importLimits.megabytes * 1024 * 1024) {
      throw new UsageError(
        importMessages.parsingError(fileProblems.tooLarge(importLimits.megabytes)),
      )
    }
    return await readFile(file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`The file cannot be read: ${reason}`)
  }
}

/** A bar that redraws itself on a terminal; elsewhere a line for every tenth part. */
function createProgressReporter(): (progress: ImportProgress) => void {
  let lastTenth = 0
  return ({ done, total, counts }) => {
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

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2))
  if (!settings) {
    console.log(usage)
    return
  }
  const { file, report, sameName, isDryRun } = settings
  const parsed = parseCenters(file, await readImportFile(file))
  if (!parsed.ok) throw new UsageError(parsed.message)
  const { dataDir, databaseUrl } = readEnv()
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    const result = await importCenters((work) => asOperator(database, work), parsed.items, {
      sameName,
      isDryRun,
      onProgress: createProgressReporter(),
    })
    if (!isDryRun) await asOperator(database, refreshStatistics)
    for (const line of summarizeImport(parsed, result)) console.log(line)
    if (isDryRun) console.log('This was a dry run: nothing was changed.')
    await writeFile(report, writeReport(result.outcomes))
    console.log(`Report: ${report}`)
  } finally {
    await database.close()
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
