import { getBackupFolder, writeBackup } from '#db/backups.server.ts'
import { createPostgresDump } from '#db/postgres-dump.server.ts'
import { readEnv } from '#server/env.ts'
import { inDatabase, readArguments, runCommand, UsageError } from './run-command.ts'

const help = `Usage: npm run backup [-- FOLDER]

Writes the database into FOLDER (by default DATA_DIR/backups) as one file, and keeps the seven newest
there. A running server makes one a day by itself, in the same place.

  Embedded database    directory-….tar.gz. Stop the server first.
  DATABASE_URL         directory-….dump, also while servers run. Needs pg_dump of the server's
                       version or later.`

await runCommand(async (args) => {
  const { values, positionals } = readArguments(args, {})
  if (values.help) return help
  if (positionals.length > 1) throw new UsageError('One folder. See npm run backup -- --help')
  const { dataDir, databaseUrl } = readEnv()
  const [folder = getBackupFolder(dataDir)] = positionals
  const file = databaseUrl
    ? await writeBackup({ engine: 'postgres', dump: createPostgresDump(databaseUrl) }, folder)
    : await inDatabase((database) => writeBackup(database, folder))
  return `Written: ${file}`
})
