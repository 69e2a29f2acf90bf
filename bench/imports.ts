import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { inFolder } from './bench.ts'
import { benchMemory } from './import-memory.ts'
import { benchImportWhole, type InFresh, inEmbedded } from './import-speed.ts'
import { benchVisitors } from './import-visitors.ts'

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    rows: { type: 'string', default: '200000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const help = `npm run bench:import [-- --only speed|visitors|memory --file FILE --rows 200000]

Imports a file (the nation's 14,034 real facilities of ../shared/data) and prints: its speed beside a
plain insert of the same rows and beside three look-ups and an insert a row; what visitors' pages take
meanwhile; the memory that 200,000 rows need. With TEST_DATABASE_URL also on PostgreSQL.`

const isAsked = (part: string) => values.only === undefined || values.only === part
const file =
  values.file ?? path.join(findProjectRoot(), '..', 'shared', 'data', 'samhsa_su_us_2021.csv')

const inPostgres: InFresh = (work) =>
  inFolder(async (folder) => {
    const { url, drop } = await createPostgresDatabase()
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    try {
      return await work(database, folder)
    } finally {
      await database.close()
      await drop()
    }
  })

if (values.help) console.log(help)
else if (existsSync(file)) await runBenches(file)
else console.log(`Skipped: ${file} is not there.`)

async function runBenches(file: string): Promise<void> {
  if (isAsked('speed')) {
    await benchImportWhole(file, inEmbedded)
    if (testDatabaseUrl) await benchImportWhole(file, inPostgres)
  }
  if (isAsked('visitors')) {
    await inFolder((folder) => benchVisitors(folder, file))
    if (testDatabaseUrl) {
      const { url, drop } = await createPostgresDatabase()
      await inFolder((folder) => benchVisitors(folder, file, url)).finally(drop)
    }
  }
  if (isAsked('memory')) await inFolder((folder) => benchMemory(folder, Number(values.rows)))
}
