import { getBackupFolder, writeBackup } from '#db/backups.server.ts'
import { createPostgresDump } from '#db/postgres-dump.server.ts'
import { readEnv } from '#server/env.ts'
import { type Command, inDatabase, readArguments, UsageError } from './command.ts'

const help = `Usage: npm run backup [-- FOLDER]

Writes the database into FOLDER (by default DATA_DIR/backups) as one file, and keeps the seven newest
there. A running server makes one a day by itself, in the same place.

  Embedded database    directory-….tar.gz. Stop the server first.
  DATABASE_URL         directory-….dump, also while servers run. Needs pg_dump of the server's
                       version or later.`

/** Write the database into a file. */
export const backup: Command = async ({ args, env }) => {
  const { values, positionals } = readArguments(args, {})
  if (values.help) return help
  if (positionals.length > 1) throw new UsageError('One folder. See npm run backup -- --help')
  const settings = readEnv(env)
  const { dataDir, databaseUrl } = settings
  const [folder = getBackupFolder(dataDir)] = positionals
  const file = databaseUrl
    ? await writeBackup({ engine: 'postgres', dump: createPostgresDump(databaseUrl) }, folder)
    : await inDatabase(settings, (database) => writeBackup(database, folder))
  return `Written: ${file}`
}
