import path from 'node:path'
import { getBackupFolder, listBackups, restoreBackup } from '#db/backups.server.ts'
import { readEnv } from '#server/env.ts'
import { runCommand } from './run-command.ts'

const help = `Usage: npm run restore -- FILE | --newest

Puts a backup (npm run backup) in the place of the embedded database. Stop the server first. The
database that was there is moved aside, not deleted.`

await runCommand(async (args) => {
  const [wanted, ...rest] = args
  if (!wanted || rest.length > 0 || wanted === '--help' || wanted === '-h') return help
  const env = readEnv()
  if (env.databaseUrl) {
    throw new Error('DATABASE_URL is set: restore that PostgreSQL with its own tools.')
  }
  const folder = getBackupFolder(env.dataDir)
  const newest = (await listBackups(folder)).at(-1)
  if (wanted === '--newest' && !newest) throw new Error(`There is no backup in ${folder}.`)
  const file = wanted === '--newest' && newest ? path.join(folder, newest) : wanted
  const aside = await restoreBackup(file, env.dataDir)
  return `Restored: ${file}${aside ? `\nWhat was there before: ${aside}` : ''}`
})
