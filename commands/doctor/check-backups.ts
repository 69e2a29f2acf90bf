import { getBackupFolder, readLastBackup } from '#db/backups.server.ts'
import { MissingProgramError, requireProgram } from '#db/postgres-programs.server.ts'
import type { Env } from '#server/env.ts'
import { bad, type Finding, good, unknown } from './finding.ts'

/** Milliseconds. The server makes a backup every day. */
const maxAge = 2 * 24 * 3_600_000

/** Check when the last backup was made. `major` is PostgreSQL's version, or null if unknown. */
export async function checkBackups(
  { dataDir, databaseUrl }: Env,
  major: number | null,
): Promise<Finding> {
  const folder = getBackupFolder(dataDir)
  const engine = databaseUrl ? 'postgres' : 'pglite'
  const time = await readLastBackup(folder, engine).catch(() => undefined)
  if (time === undefined) {
    return unknown(`This user cannot read ${folder}. Run this as the server's user.`)
  }
  if (time === null) return databaseUrl ? explainNoDump(folder, major) : explainNoBackup(folder)
  const day = time.toISOString().slice(0, 16).replace('T', ' ')
  return Date.now() - time.getTime() > maxAge
    ? bad(`The last backup is from ${day} UTC.`, "Read the server's log for failed backups.")
    : good(`The last backup is from ${day} UTC. Copy backups to another machine.`)
}

function explainNoBackup(folder: string): Finding {
  return bad(
    `There is no backup in ${folder}.`,
    'The server makes the first one ten minutes after its start: leave it running.',
  )
}

/** Without `pg_dump`, the database's provider may make the backups. */
async function explainNoDump(folder: string, major: number | null): Promise<Finding> {
  if (major === null) {
    return unknown(`There is no backup in ${folder}. Its tools are checked with the database.`)
  }
  try {
    await requireProgram('pg_dump', major)
    return explainNoBackup(folder)
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error
    return unknown(`There is no backup in ${folder}: ${error.message}`)
  }
}
