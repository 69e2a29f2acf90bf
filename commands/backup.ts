import { getBackupFolder, writeBackup } from '#db/backups.server.ts'
import { readEnv } from '#server/env.ts'
import { inDatabase, readArguments, runCommand, UsageError } from './run-command.ts'

const help = `Usage: npm run backup [-- FOLDER]

Writes the embedded database into FOLDER (by default DATA_DIR/backups) as one .tar.gz and keeps the
seven newest there. Stop the server first; while it runs it makes one a day by itself, in the same
place. A PostgreSQL (DATABASE_URL) is backed up by its own tools: pg_dump.`

const usePgDump = 'DATABASE_URL is set: back that PostgreSQL up with pg_dump.'

await runCommand(async (args) => {
  const { values, positionals } = readArguments(args, {})
  if (values.help) return help
  if (positionals.length > 1) throw new UsageError('One folder. See npm run backup -- --help')
  const env = readEnv()
  if (env.databaseUrl) throw new Error(usePgDump)
  const [folder = getBackupFolder(env.dataDir)] = positionals
  return inDatabase(async ({ dump }) => {
    if (!dump) throw new Error(usePgDump)
    return `Written: ${await writeBackup(dump, folder)}`
  })
})
