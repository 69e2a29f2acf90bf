import path from 'node:path'
import { getBackupFolder, listBackups, restoreBackup } from '#db/backups.server.ts'
import { readEnv } from '#server/env.ts'
import { readArguments, runCommand, UsageError } from './run-command.ts'

const help = `Usage: npm run restore -- FILE | --newest

Puts a backup (npm run backup) in the place of the embedded database. Stop the server first. The
database that was there is moved aside, not deleted.`

await runCommand(async (args) => {
  const { values, positionals } = readArguments(args, {
    newest: { type: 'boolean', default: false },
  })
  if (values.help) return help
  if (positionals.length + Number(values.newest) !== 1) {
    throw new UsageError('Which backup? See npm run restore -- --help')
  }
  const env = readEnv()
  if (env.databaseUrl) {
    throw new Error('DATABASE_URL is set: restore that PostgreSQL with its own tools.')
  }
  const folder = getBackupFolder(env.dataDir)
  const name = positionals[0] ?? (await listBackups(folder)).at(-1)
  if (!name) throw new UsageError(`There is no backup in ${folder}.`)
  const file = values.newest ? path.join(folder, name) : name
  const aside = await restoreBackup(file, env.dataDir)
  return `Restored: ${file}${aside ? `\nWhat was there before: ${aside}` : ''}`
})
