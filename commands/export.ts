import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportCenterRows } from '#app/data/export/center-rows.server.ts'
import { type ExportFile, exportFiles } from '#app/data/export/export-centers.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readEnv } from '#server/env.ts'
import { type Command, inDatabase, readArguments, UsageError } from './command.ts'

const usage = `Usage: npm run export -- FILE

Writes all treatment centers into FILE, in the format that its name ends in:

  .csv         a table that the import reads again
  .json        the same as JSON
  .hsds.json   the Human Services Data Specification 3, for other directories
  .jsonl       every row as it is, with ids, former addresses, pins and deleted centers: the
               import puts it into an empty directory. Accounts, and what members and visitors
               wrote, stay behind

Stop the server first when it uses the embedded database.`

/** Write all centers into a file. */
export const exportCenters: Command = async ({ args, env }) => {
  const { values, positionals } = readArguments(args, {})
  if (values.help) return usage
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new UsageError('Which file? See npm run export -- --help')
  const name = file.toLowerCase()
  const format = (Object.keys(exportFiles) as ExportFile[])
    .sort((one, other) => other.length - one.length)
    .find((known) => name.endsWith(known.slice('centers'.length)))
  if (!format && !name.endsWith('.jsonl')) {
    throw new UsageError('The name must end in .csv, .json, .hsds.json or .jsonl.')
  }
  const settings = readEnv(env)
  return inDatabase(settings, async (database) => {
    let count = 0
    async function* countLines() {
      // Includes deleted centers.
      for await (const line of exportCenterRows((work) => asOperator(database, work))) {
        count++
        yield line
      }
      // The first line has the version.
      count--
    }
    const parts = format
      ? exportFiles[format].write(async (read) => {
          const page = await asOperator(database, read)
          count += page.length
          return page
        }, settings.site)
      : countLines()
    await pipeline(Readable.from(parts), createWriteStream(file))
    return `${count.toLocaleString('en-US')} centers: ${file}`
  })
}
