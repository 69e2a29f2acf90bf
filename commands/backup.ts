import { nameBackupFolder, writeBackup } from '#db/backups.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'
import { explainError } from './explain-error.ts'

const help = `Usage: npm run backup [-- FOLDER]

Writes the embedded database into FOLDER (by default DATA_DIR/backups) as one .tar.gz and keeps the
seven newest there. Stop the server first; while it runs it makes one a day by itself, in the same
place. A PostgreSQL (DATABASE_URL) is backed up by its own tools: pg_dump.`

const usePgDump = 'DATABASE_URL is set: back that PostgreSQL up with pg_dump.'

async function run(args: string[]): Promise<string> {
  if (args.length > 1 || args[0]?.startsWith('-')) return help
  const env = readEnv()
  if (env.databaseUrl) throw new Error(usePgDump)
  const database = await openDatabase(env)
  try {
    if (!database.dump) throw new Error(usePgDump)
    return `Written: ${await writeBackup(database.dump, args[0] ?? nameBackupFolder(env.dataDir))}`
  } finally {
    await database.close()
  }
}

await run(process.argv.slice(2)).then(
  (line) => console.log(line),
  (error) => {
    console.error(explainError(error))
    process.exitCode = 1
  },
)
