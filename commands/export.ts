import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { readExportPage } from '#app/features/export/read-centers.server.ts'
import { exportFiles, findExport } from '#app/features/export/write-centers.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'

const usage = `Usage: npm run export -- FILE

Writes all treatment centers into FILE, in the format that its name ends in:

  .csv         a table that the import reads again
  .json        the same as JSON
  .hsds.json   the Human Services Data Specification 3, for other directories

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
  if (!format) throw new UsageError('The name must end in .csv, .json or .hsds.json.')
  const { dataDir, databaseUrl } = readEnv()
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    let count = 0
    const parts = exportFiles[format].write(async (after) => {
      const page = await asOperator(database, (tx) => readExportPage(tx, after))
      count += page.length
      return page
    })
    await pipeline(Readable.from(parts), createWriteStream(file))
    console.log(`${count.toLocaleString('en-US')} centers: ${file}`)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : String(error))
  process.exitCode = 1
}
