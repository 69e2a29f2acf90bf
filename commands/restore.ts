import path from 'node:path'
import { findBackupEngine, getBackupFolder, listBackups } from '#db/backups.server.ts'
import { restoreEmbedded } from '#db/restore-embedded.server.ts'
import { restorePostgres } from '#db/restore-postgres.server.ts'
import { type Env, readEnv } from '#server/env.ts'
import { type Command, readArguments, UsageError } from './command.ts'

const help = `Usage: npm run restore -- FILE | --newest

Puts a backup (npm run backup) in the place of the database. Stop the server first. An interrupted
restore changes everything or nothing.

  Embedded database    A .tar.gz. The old database is moved aside, not deleted.
  DATABASE_URL         A .dump, into an empty database or in the place of its directory, which is
                       first written to DATA_DIR/backups/before-…. Needs pg_dump, pg_restore and
                       psql of the server's version or later. The login must own the database and
                       have CREATEROLE, or be a member of the directory's roles.`

/** Put a backup in the place of the database. */
export const restore: Command = async ({ args, env }) => {
  const { values, positionals } = readArguments(args, {
    newest: { type: 'boolean', default: false },
  })
  if (values.help) return help
  if (positionals.length + Number(values.newest) !== 1) {
    throw new UsageError('Which backup? See npm run restore -- --help')
  }
  const settings = readEnv(env)
  const { dataDir, databaseUrl } = settings
  const folder = getBackupFolder(dataDir)
  const file = positionals[0] ?? (await findNewest(folder, settings))
  requireEngine(file, settings)
  const before = databaseUrl
    ? await restorePostgres(file, databaseUrl, folder)
    : await restoreEmbedded(file, dataDir)
  return `Restored: ${file}${before ? `\nWhat was there before: ${before}` : ''}`
}

async function findNewest(folder: string, { databaseUrl }: Env): Promise<string> {
  const name = (await listBackups(folder, databaseUrl ? 'postgres' : 'pglite')).at(-1)
  if (!name) throw new UsageError(`There is no backup in ${folder}.`)
  return path.join(folder, name)
}

function requireEngine(file: string, { databaseUrl }: Env): void {
  const engine = findBackupEngine(file)
  if (engine === 'pglite' && databaseUrl) {
    throw new UsageError(
      `${file} is a backup of the embedded database. Restore it without DATABASE_URL, then bring it to PostgreSQL with \`npm run move\`.`,
    )
  }
  if (engine === 'postgres' && !databaseUrl) {
    throw new UsageError(`${file} is a backup of PostgreSQL. Set DATABASE_URL.`)
  }
}
