import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { exportCenterRows } from '#app/features/export/center-rows.server.ts'
import { readExportPage } from '#app/features/export/read-centers.server.ts'
import { type ExportFile, exportFiles, findExport } from '#app/features/export/write-centers.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'

const usage = `Usage: npm run export -- FILE

Writes all treatment centers into FILE, in the format that its name ends in:

  .csv         a table that the import reads again
  .json        the same as JSON
  .hsds.json   the Human Services Data Specification 3, for other directories
  .jsonl       every row as it is, with ids, former addresses, pins and deleted centers: the
               import puts it into an empty directory. Accounts, and what members and visitors
               wrote, stay behind

Stop the server first when it uses the embedded database.`

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new UsageError('Which file? See npm run export -- --help')
  const format = findExport(file)
  const isWhole = file.toLowerCase().endsWith('.jsonl')
  if (!format && !isWhole) {
    throw new UsageError('The name must end in .csv, .json, .hsds.json or .jsonl.')
  }
  const { dataDir, databaseUrl } = readEnv()
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    const count = await (format
      ? exportCenters(database, file, format)
      : exportRows(database, file))
    console.log(`${count.toLocaleString('en-US')} centers: ${file}`)
  } finally {
    await database.close()
  }
}

async function exportCenters(
  database: Database,
  file: string,
  format: ExportFile,
): Promise<number> {
  let count = 0
  const parts = exportFiles[format].write(async (after) => {
    const page = await asOperator(database, (tx) => readExportPage(tx, after))
    count += page.length
    return page
  })
  await pipeline(Readable.from(parts), createWriteStream(file))
  return count
}

/** Deleted centers are counted, too. */
async function exportRows(database: Database, file: string): Promise<number> {
  let count = 0
  async function* countLines() {
    for await (const line of exportCenterRows((work) => asOperator(database, work))) {
      count++
      yield line
    }
  }
  await pipeline(Readable.from(countLines()), createWriteStream(file))
  return count
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : String(error))
  process.exitCode = 1
}
